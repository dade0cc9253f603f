import { categoryKind } from '#client/sections/home-services/kinds/category';
import { labPackageKind, labPackageTexts } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind, labServiceTexts } from '#client/sections/home-services/kinds/labService';
import { OF_LABS, subcategoryKind, subcategoryTexts } from '#client/sections/home-services/kinds/subcategory';
import { ImportDialog } from '#client/sections/home-services/shared/sheets/ImportDialog';
import { useWholeList } from '#client/sections/home-services/shared/sheets/useWholeList';
import { WHOLE } from '../useCatalogueTab';
import { labPackageSheet } from './labPackageSheet';
import { labServiceSheet } from './labServiceSheet';
import { subcategorySheet } from './subcategorySheet';

/** Takes subcategories in from a file. */
export function ImportSubcategories({ onClose }: { onClose: () => void }) {
  const lists = [useWholeList(subcategoryKind, WHOLE), useWholeList(categoryKind, WHOLE)];
  return (
    <ImportDialog service={subcategorySheet} filter={WHOLE} list={subcategoryTexts.list} {...{ lists, onClose }} />
  );
}

/** Takes lab services in from a file. */
export function ImportLabServices({ onClose }: { onClose: () => void }) {
  const lists = [useWholeList(labServiceKind, WHOLE), useWholeList(subcategoryKind, OF_LABS)];
  return <ImportDialog service={labServiceSheet} filter={WHOLE} list={labServiceTexts.list} {...{ lists, onClose }} />;
}

/** Takes lab packages in from a file. */
export function ImportLabPackages({ onClose }: { onClose: () => void }) {
  const lists = [useWholeList(labPackageKind, WHOLE), useWholeList(subcategoryKind, OF_LABS)];
  return <ImportDialog service={labPackageSheet} filter={WHOLE} list={labPackageTexts.list} {...{ lists, onClose }} />;
}
