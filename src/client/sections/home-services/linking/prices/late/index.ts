import { servingSheet, servingSheets } from '#client/sections/home-services/shared/sheets/late/sagas/applySheet';
import { priceService } from './priceService';

export { PriceDialog } from './PriceDialog';

const services = [priceService('serviceLinks'), priceService('packageLinks'), priceService('nursingLinks')];

/** Serves the prices of all three kinds of links that are changed in place. */
export const servePrices = servingSheets(
  Object.fromEntries(services.map((service) => [service.sheet.name, servingSheet(service)])),
);
