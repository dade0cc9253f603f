import { linkKinds } from '#client/sections/home-services/kinds/links';
import { servingSheet, servingSheets } from '#client/sections/home-services/shared/sheets/late/sagas/applySheet';
import { linkServices } from './linkServices';

export { ImportLinks } from './ImportLinks';
export { writtenLinks } from './writtenLinks';

/** Serves the files of all three kinds of links. */
export const serveLinkSheets = servingSheets({
  [linkKinds.serviceLinks.name]: servingSheet(linkServices.serviceLinks),
  [linkKinds.packageLinks.name]: servingSheet(linkServices.packageLinks),
  [linkKinds.nursingLinks.name]: servingSheet(linkServices.nursingLinks),
});
