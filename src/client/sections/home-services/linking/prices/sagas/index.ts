import { watchSheet } from '#client/sections/home-services/shared/sheets/sagas';
import { priceService } from '../priceService';

/** Starts what saves the prices that are changed in place, of all three kinds of links. */
export function* watchPrices() {
  yield* watchSheet(priceService('serviceLinks'));
  yield* watchSheet(priceService('packageLinks'));
  yield* watchSheet(priceService('nursingLinks'));
}
