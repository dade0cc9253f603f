import { watchSheet } from '#client/sections/home-services/shared/sheets/sagas';
import { labPackageSheet } from '../labPackageSheet';
import { labServiceSheet } from '../labServiceSheet';
import { subcategorySheet } from '../subcategorySheet';

/** Starts what saves the files of the catalogue. */
export function* watchCatalogueSheets() {
  yield* watchSheet(subcategorySheet);
  yield* watchSheet(labServiceSheet);
  yield* watchSheet(labPackageSheet);
}
