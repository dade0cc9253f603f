import type { StoredAppointment } from '#client/entities/appointments';
import type { DateText } from '#contract/common';
import { searchWords } from '#contract/text/fold';
import { selectSearch, selectStatusFilter } from '../list/address';
import { selectWholeList } from '../list/selectors';
import type { Placeholders } from '../list/usePlaceholders';
import { ofDates } from '../view/narrowing';
import { findIn } from '../view/search';
import { selectFilters } from '../view/selectors';
import { searchPreparations, selectPasses, type ShownRoot } from '../view/shownRows';

/** Appointments that are looked at without a pause; that takes a few milliseconds. */
const AT_ONCE = 5_000;

/**
 * What search and filters leave of both periods, in parts of a few milliseconds' work. A search goes by the indexes of
 * the periods, which the list has made or will need.
 */
export function* shownParts(
  state: ShownRoot,
  today: DateText,
  placeholders: Placeholders,
): Generator<readonly StoredAppointment[]> {
  const typed = selectSearch(state);
  const status = selectStatusFilter(state);
  const passes = selectPasses(state, today);
  const dates = selectFilters(state);
  if (searchWords(typed).length === 0) {
    const isShown = (one: StoredAppointment) => (status === 'all' || one.status === status) && (!passes || passes(one));
    for (const part of partsOf(selectWholeList(state, today))) yield ofDates(part.filter(isShown), dates);
    return;
  }
  for (const period of ['upcoming', 'past'] as const) {
    const [selectWhole, selectGroups, selectIndex] = searchPreparations(period);
    for (const prepare of [selectWhole, selectGroups, selectIndex]) {
      prepare(state, today);
      yield [];
    }
    const found = findIn(selectIndex(state, today), selectGroups(state, today), {
      status,
      typed,
      placeholders,
      passes,
    });
    for (const part of partsOf(found)) yield ofDates(part, dates);
  }
}

function* partsOf(list: readonly StoredAppointment[]) {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE);
}
