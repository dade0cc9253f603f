import { placeRevisited, type Address } from '#client/state/address';
import { SECTION } from '../list/keys';

/** Leads to a view of the appointments as its parameters say, and marks a row of it by a key. */
export const leadTo = (params: Address['params'], key = '') =>
  placeRevisited({ key, place: { section: SECTION, params } });
