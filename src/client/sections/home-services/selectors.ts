import { selectParam, type AddressRoot } from '#client/state/address';
import type { FilterName } from './events';

/** The value of a filter, empty when it is not set. */
export function selectFilter(state: AddressRoot, name: FilterName): string {
  return selectParam(state, name);
}

/** The search text of the open tab, empty for everything. */
export function selectTabSearch(state: AddressRoot): string {
  return selectParam(state, 'q');
}
