import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { servingSheet, servingSheets } from '#client/sections/home-services/shared/sheets/late/sagas/applySheet';
import { labPackageSheet } from './labPackageSheet';
import { labServiceSheet } from './labServiceSheet';
import { subcategorySheet } from './subcategorySheet';

export { ImportLabPackages, ImportLabServices, ImportSubcategories } from './ImportItems';
export { writtenLabPackages, writtenLabServices, writtenSubcategories } from './writtenItems';

/** Serves the files of the catalogue. */
export const serveCatalogueSheets = servingSheets({
  [subcategoryKind.name]: servingSheet(subcategorySheet),
  [labServiceKind.name]: servingSheet(labServiceSheet),
  [labPackageKind.name]: servingSheet(labPackageSheet),
});
