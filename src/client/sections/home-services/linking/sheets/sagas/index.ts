import { watchSheet } from '#client/sections/home-services/shared/sheets/sagas';
import { linkServices } from '../linkServices';

/** Starts what saves the files of all three kinds of links. */
export function* watchLinkSheets() {
  for (const service of Object.values(linkServices)) yield* watchSheet(service);
}
