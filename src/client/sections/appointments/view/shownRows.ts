import { createSelector } from 'reselect';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { namesIn } from '#client/lib/collation';
import { textOf } from '#client/lib/text';
import type { AddressRoot } from '#client/state/address';
import { selectLanguage, type LanguageRoot } from '#client/state/language';
import type { DateText, Id } from '#contract/common';
import { searchWords } from '#contract/text/fold';
import { selectClashing, selectIsClashesOnly, type ClashesRoot } from '../clashes/first';
import {
  selectCountedText,
  selectIsBoard,
  selectOpenRow,
  selectPeriod,
  selectQuickDays,
  selectSearch,
  selectStatusFilter,
  type Period,
  type QuickDays,
} from '../list/address';
import { byLatest, lookUp, placeOf, type Clashing } from '../list/rows';
import { selectIsGrowing, selectReferred, selectWholeList, type ListRoot } from '../list/selectors';
import type { Placeholders } from '../list/usePlaceholders';
import { countVisits, visitsCounted } from '../list/visitCount';
import { sortValues } from './columns';
import { selectCountedIds, type CountedRoot } from './counted';
import { foldTwins, successorsIn } from './folding';
import { countDays, datesOf, ofDates, ofDatesInOrder, passing, type Dates } from './narrowing';
import { findIn, groupByStatus, makeSearchIndex } from './search';
import { selectFilters, selectSort } from './selectors';
import { placesInOrder } from './sorting';

/** What the selectors of the shown rows need of the state. */
export type ShownRoot = ListRoot & AddressRoot & ClashesRoot & CountedRoot & LanguageRoot;

/** The doctors and locations that the whole list names, by the text of their id; whoever has no name is left out. */
export const selectNamedInList = createSelector(
  [
    selectWholeList,
    (state: ListRoot, today: DateText) => selectReferred(state, today).doctors,
    (state: ListRoot, today: DateText) => selectReferred(state, today).locations,
  ],
  (list, doctorTable, locationTable) => {
    const [doctors, locations] = [new Map<string, string>(), new Map<string, string>()];
    for (const one of list) {
      const doctor = textOf(lookUp(doctorTable, one.local_doctor)?.name);
      if (doctor) doctors.set(String(one.doctor_id), doctor);
      const place = textOf(placeOf(one, locationTable)?.name);
      if (place && one.location_id !== null) locations.set(String(one.location_id), place);
    }
    return { doctors, locations };
  },
);

/** The filters of the address whose doctor and location do not appear in the list that has arrived. */
export const selectGoneFilters = createSelector(
  [selectFilters, selectNamedInList, selectIsGrowing],
  ({ doctor, location }, { doctors, locations }, isGrowing) => ({
    doctor: !isGrowing && doctor !== '' && !doctors.has(doctor),
    location: !isGrowing && location !== '' && !locations.has(location),
  }),
);

/** The filters that narrow the list: a doctor or a location that no longer appears narrows nothing. */
const selectEffectiveFilters = createSelector([selectFilters, selectGoneFilters], (filters, gone) => ({
  ...filters,
  ...(gone.doctor && { doctor: '' }),
  ...(gone.location && { location: '' }),
}));

/** What is to come, or all, soonest first; what is past, or has no date, latest first. */
const inPeriod: Readonly<
  Record<Period, (list: readonly StoredAppointment[], today: DateText) => readonly StoredAppointment[]>
> = {
  upcoming: (list, today) => list.filter(({ date }) => date >= today).sort(bySoonest),
  past: (list, today) => list.filter(({ date }) => date < today).sort(byLatest),
  all: (list) => [...list].sort(bySoonest),
};

/** What stands in the place of each rejected visit. */
const selectSuccessors = createSelector([selectWholeList], successorsIn);

/** The list of a period, the same by status, and its index for a search. */
function selectorsOf(period: Period) {
  const selectWhole = createSelector([selectWholeList, (_: unknown, today: DateText) => today], inPeriod[period]);
  const selectGroups = createSelector([selectWhole], groupByStatus);
  const selectIndex = createSelector([selectWhole, selectReferred], makeSearchIndex);
  // Searches for "a" while nobody waits: code runs slowly the first time, and that would be somebody's first key.
  const selectRehearsed = createSelector([selectIndex, selectSuccessors], (index, successors) =>
    countVisits(foldTwins(findIn(index, new Map(), { status: 'all', typed: 'a' }), successors).rows),
  );
  return { selectWhole, selectGroups, selectIndex, selectRehearsed };
}

const periods = {
  upcoming: selectorsOf('upcoming'),
  past: selectorsOf('past'),
  all: selectorsOf('all'),
} satisfies Record<Period, unknown>;

/** The slow selectors behind a list that has just been received, each after those that it builds on. */
export const listPreparations = [
  selectWholeList,
  (state: ShownRoot, today: DateText) => periods[selectPeriod(state)].selectWhole(state, today),
  selectSuccessors,
  selectNamedInList,
];

/** The slow selectors behind the search and the statuses of a period, each after those that it builds on. */
export function searchPreparations(period: Period) {
  const { selectWhole, selectGroups, selectIndex, selectRehearsed } = periods[period];
  return [selectWhole, selectGroups, selectIndex, selectRehearsed] as const;
}

function selectPlaceholders(_state: unknown, _today: DateText, placeholders: Placeholders): Placeholders {
  return placeholders;
}

const selectIndex = (state: ShownRoot, today: DateText) => periods[selectPeriod(state)].selectIndex(state, today);

/** The places of the period's list in the order of the sort, `null` in its natural order. */
const selectOrder = createSelector(
  [selectIndex, selectReferred, selectSort, selectLanguage],
  ({ list }, referred, sort, language) => {
    if (!sort) return null;
    const compare = namesIn(language);
    return placesInOrder(list, (one) => sortValues[sort.column](one, referred), sort.isDescending, compare);
  },
);

/** The clashes that the list is narrowed to, `null` where it is not, or they are not known yet. */
function selectClashesOnly(state: AddressRoot & ClashesRoot): Clashing | null {
  return selectIsClashesOnly(state) ? selectClashing(state) : null;
}

/** A test of the appointments that pass the filters but for their dates, `null` where all of them do. */
export const selectPasses = createSelector([selectEffectiveFilters, selectClashesOnly, selectCountedIds], passing);

const selectFound = createSelector(
  [
    selectIndex,
    (state: ShownRoot, today: DateText) => periods[selectPeriod(state)].selectGroups(state, today),
    selectStatusFilter,
    selectSearch,
    selectPlaceholders,
    selectPasses,
    selectOrder,
  ],
  (index, groups, status, typed, placeholders, passes, order) =>
    findIn(index, groups, { status, typed, placeholders, passes }, order),
);

/**
 * The dates that the list is narrowed to: those of a quick choice, which follow the clock, or those of the address. The
 * board has a day of its own.
 */
export const selectDates = createSelector(
  [selectFilters, selectQuickDays, selectIsBoard, (_: unknown, today: DateText) => today],
  ({ from, to }, days, isBoard, today): Dates => {
    if (isBoard) return { from: '', to: '' };
    return days ? datesOf(days, today) : { from, to };
  },
);

/** What the list would show of all dates. */
function selectOfAllDates(state: ShownRoot, today: DateText, placeholders: Placeholders): readonly StoredAppointment[] {
  const isWhole =
    searchWords(selectSearch(state)).length === 0 &&
    selectStatusFilter(state) === 'all' &&
    selectPasses(state, today) === null &&
    selectSort(state) === null;
  return isWhole ? periods[selectPeriod(state)].selectWhole(state, today) : selectFound(state, today, placeholders);
}

const selectOfDates = createSelector(
  [selectOfAllDates, selectDates, selectPeriod, (state: AddressRoot) => selectSort(state) !== null],
  (list, dates, period, isSorted) => (isSorted ? ofDates(list, dates) : ofDatesInOrder(list, dates, period)),
);

/** A quick choice of days, or all days. */
export type DaysChoice = QuickDays | 'all';

const NONE: Placeholders = [];

/** The appointments of the period that pass the filters and match the search, as they are sorted (Spec 1 §2). */
export function selectFiltered(
  state: ShownRoot,
  today: DateText,
  placeholders: Placeholders = NONE,
): readonly StoredAppointment[] {
  return selectOfDates(state, today, placeholders);
}

/** The rejected visits that an appointment stands in the place of. */
export const selectTwinsOf = createSelector(
  [selectSuccessors, (state: ShownRoot, _today: DateText, id: Id) => appointments.selectById(state, id)],
  (successors, one) => [...successors].flatMap(([twin, successor]) => (successor === one ? [twin] : [])),
);

/** What the list shows of these, with how many are told at another one; of what a mark counts, each has its row. */
export const selectFolded = createSelector(
  [selectFiltered, selectSuccessors, selectCountedText, selectOpenTwin],
  (list, successors, counted, open) => foldTwins(list, counted === '' ? successors : new Map(), open),
);

/** The id of the open row, where the list would show it at another one; so that no other row folds the list anew. */
function selectOpenTwin(state: ShownRoot, today: DateText): string | null {
  const open = selectOpenRow(state);
  if (open === null || selectSuccessors(state, today).size === 0) return null;
  const one = appointments.selectById(state, open);
  return one && selectSuccessors(state, today).has(one) ? open : null;
}

/** The rows that the list shows. */
export function selectVisible(
  state: ShownRoot,
  today: DateText,
  placeholders: Placeholders = NONE,
): readonly StoredAppointment[] {
  return selectFolded(state, today, placeholders).rows;
}

/** Whether a list of all dates holds only what was dropped, such as one of a status: then that is what is counted. */
export const selectIsDroppedAlone = createSelector([selectOfAllDates], (list) => visitsCounted(list).kept === 0);

/**
 * How many patients come, or came, on the days of each quick choice, beside what else narrows the list; `all` is all
 * days of the period, and what is past says nothing of the days to come.
 */
export const selectDayCounts = createSelector(
  [
    selectOfAllDates,
    selectIsDroppedAlone,
    selectPeriod,
    (state: AddressRoot) => selectSort(state) !== null,
    (_: unknown, today: DateText) => today,
  ],
  (list, isDroppedAlone, period, isSorted, today): Readonly<Partial<Record<DaysChoice, number>>> => {
    const counts = { ...(period === 'upcoming' && countDays(list, today, isSorted)), all: visitsCounted(list) };
    const numbers = Object.entries(counts).map(([days, { kept, rejected, cancelled }]) => [
      days,
      isDroppedAlone ? rejected + cancelled : kept,
    ]);
    return Object.fromEntries(numbers) as Partial<Record<DaysChoice, number>>;
  },
);
