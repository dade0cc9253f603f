import type { AddressRoot } from '#client/state/address';
import { selectParam } from '#client/state/address';
import type { FilterName, TabId } from './events';
import { TABS } from './events';

/** The open tab; an unknown one in a link is the default. */
export function selectTab(state: AddressRoot): TabId {
  const tab = selectParam(state, 'tab');
  return TABS.find((id) => id === tab) ?? TABS[0];
}

/** The value of a filter, empty when it is not set. */
export function selectFilter(state: AddressRoot, name: FilterName): string {
  return selectParam(state, name);
}

/** The search text of the open tab, empty for everything. */
export function selectTabSearch(state: AddressRoot): string {
  return selectParam(state, 'q');
}
