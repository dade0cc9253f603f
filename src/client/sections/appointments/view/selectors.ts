import { createSelector } from 'reselect';

import { isDateText } from '#client/lib/dates';
import { selectParam, type AddressRoot } from '#client/state/address';
import { sortFrom, type TableSort } from '#client/ui/table/tableSort';
import { selectCountedText } from '../list/address';
import { COLUMN_IDS, type ColumnId } from './columns';
import { VIEW_PARAMS, type ListView } from './layout';
import type { Filters } from './narrowing';
import type { ListViewRoot } from './slice';

/** By which column the list is sorted; `null` of its natural order, and of a column that does not exist. */
export const selectSort = createSelector(
  [(state: AddressRoot) => selectParam(state, 'sort')],
  (sort): TableSort<ColumnId> | null => sortFrom(sort, COLUMN_IDS),
);

/** What the address narrows the list to; a text that is no date narrows nothing. */
export const selectFilters = createSelector(
  [
    (state: AddressRoot) => selectParam(state, 'doctor'),
    (state: AddressRoot) => selectParam(state, 'location'),
    (state: AddressRoot) => selectParam(state, 'from'),
    (state: AddressRoot) => selectParam(state, 'to'),
  ],
  (doctor, location, from, to): Filters => ({
    doctor,
    location,
    from: isDateText(from) ? from : '',
    to: isDateText(to) ? to : '',
  }),
);

/** To how many things that stand as chips the list is narrowed. */
export function selectChipCount(state: AddressRoot): number {
  const { doctor, location, from, to } = selectFilters(state);
  const clashes = selectParam(state, 'clashes');
  return [selectCountedText(state), clashes, doctor, location, from, to].filter((value) => value !== '').length;
}

/** The layout of the list, and the saved views. */
export function selectListView({ appointmentView }: ListViewRoot): ListView {
  return appointmentView;
}

/** The parameters of the address that a saved view keeps, as they are now. */
export const selectViewParams = createSelector([({ address }: AddressRoot) => address.params], (params) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => VIEW_PARAMS.includes(name))),
);
