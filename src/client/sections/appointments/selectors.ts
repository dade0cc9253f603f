import { createSelector } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { appointments, bookedDoctors, patients } from '#client/entities/appointments';
import { locations } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { entitiesMerged } from '#client/entities/entityStore';
import { textOf } from '#client/lib/text';
import type { AddressRoot } from '#client/state/address';
import { selectParam } from '#client/state/address';
import type { LanguageRoot } from '#client/state/language';
import { selectLanguage } from '#client/state/language';
import type { ListsRoot } from '#client/state/lists';
import { selectList } from '#client/state/lists';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import type { DateText } from '#contract/common';
import { STATUS_FILTERS } from '#contract/rules';
import type { StatusFilter } from '#contract/rules';
import type { Clashing } from './clashes/clashes';
import { selectClashing, selectIsClashesOnly } from './clashes/selectors';
import type { ClashesRoot } from './clashes/slice';
import type { Period } from './events';
import { appointmentKeys } from './keys';
import type { Referred } from './rows';
import { byLatest, bySoonest, lookUp, placeOf } from './rows';
import { sampleAppointments } from './sampleAppointments';
import { findIn, groupByStatus, makeSearchIndex } from './search';
import type { AppointmentsRoot } from './slice';
import { sortValues } from './view/columns';
import { passing } from './view/filters';
import { selectFilters, selectSort } from './view/selectors';
import { placesInOrder } from './view/sorting';

/** The tables that an appointment is made of. */
export type EntitiesRoot = EntityRootOf<typeof appointments> &
  EntityRootOf<typeof patients> &
  EntityRootOf<typeof bookedDoctors> &
  EntityRootOf<typeof locations>;

/** What the selectors of the list need of the state. */
export type ListRoot = EntitiesRoot &
  ListsRoot &
  RequestsRoot &
  AddressRoot &
  AppointmentsRoot &
  ClashesRoot &
  LanguageRoot;

function haveSameMembers(list: readonly unknown[], other: readonly unknown[]): boolean {
  return list.length === other.length && list.every((one, at) => one === other[at]);
}

/** The chosen half of the list (Spec 1 §2). */
export function selectPeriod(state: AddressRoot): Period {
  return selectParam(state, 'period') === 'past' ? 'past' : 'upcoming';
}

/** What is being searched for, as typed. */
export function selectSearch(state: AddressRoot): string {
  return selectParam(state, 'q');
}

/** The chosen status; an unknown one in a link is none. */
export function selectStatusFilter(state: AddressRoot): StatusFilter {
  const status = selectParam(state, 'status');
  return STATUS_FILTERS.find((choice) => choice === status) ?? 'all';
}

/** The id of the row that shows its details. */
export function selectOpenRow(state: AddressRoot): string | null {
  return selectParam(state, 'open') || null;
}

/** When the list was last read, in milliseconds since 1970. */
export function selectUpdatedAt({ appointments: { updatedAt } }: AppointmentsRoot): number | null {
  return updatedAt;
}

/** How many appointments of the running answer have arrived. */
export function selectArrived({ appointments: { arrived } }: AppointmentsRoot): number {
  return arrived;
}

/** Whether there is a list to show, or the beginning of one. */
function selectHasList(state: ListsRoot): boolean {
  return selectList(state, appointmentKeys.list) !== undefined;
}

/** Whether samples stand in because the real list could not be read (Spec 1 §8). */
export function selectShowsSamples(state: ListsRoot & RequestsRoot): boolean {
  return !selectHasList(state) && selectRequest(state, appointmentKeys.list)?.status === 'failed';
}

/** Whether there are rows to show, of the list or of the samples. */
export function selectHasRows(state: ListsRoot & RequestsRoot): boolean {
  return selectHasList(state) || selectShowsSamples(state);
}

/** Whether only the beginning of a first list is there, and the rest is still on its way. */
export function selectIsGrowing(state: ListsRoot & AppointmentsRoot): boolean {
  return selectHasList(state) && selectUpdatedAt(state) === null;
}

/** Whether the whole list is there as the service knows it: neither its beginning alone, nor samples. */
export function selectIsWhole(state: ListsRoot & AppointmentsRoot): boolean {
  return selectHasList(state) && selectUpdatedAt(state) !== null;
}

/** The people and places in the store. */
export const selectRealReferred = createSelector(
  [patients.selectTable, bookedDoctors.selectTable, locations.selectTable],
  (patientTable, doctorTable, locationTable): Referred => ({
    patients: patientTable,
    doctors: doctorTable,
    locations: locationTable,
  }),
);

/**
 * The listed appointments in the store, in the order of the answer; the same list for as long as it holds the same
 * appointments, whatever else is stored.
 */
export const selectRealList = createSelector(
  [appointments.selectTable, (state: ListsRoot) => selectList(state, appointmentKeys.list)],
  (table, ids = []): StoredAppointment[] => ids.map((id) => table[id]).filter((one) => one !== undefined),
  { memoizeOptions: { resultEqualityCheck: haveSameMembers } },
);

const selectSamples = createSelector([(_: unknown, today: DateText) => today], (today) => {
  const { entities } = appointments.normalize(sampleAppointments(today));
  const state = { entities: entitiesReducer(undefined, entitiesMerged(entities)) };
  return { list: Object.values(appointments.selectTable(state)), referred: selectRealReferred(state) };
});

/** The whole list, or the samples in its place. */
export const selectWholeList = (state: ListRoot, today: DateText) =>
  selectShowsSamples(state) ? selectSamples(state, today).list : selectRealList(state);

/** The patients, doctors and locations that the listed appointments name. */
export function selectReferred(state: ListRoot, today: DateText): Referred {
  return selectShowsSamples(state) ? selectSamples(state, today).referred : selectRealReferred(state);
}

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

/** What is to come soonest first; what is past, or has no date, latest first. */
const inPeriod: Readonly<
  Record<Period, (list: readonly StoredAppointment[], today: DateText) => readonly StoredAppointment[]>
> = {
  upcoming: (list, today) => list.filter(({ date }) => date >= today).sort(bySoonest),
  past: (list, today) => list.filter(({ date }) => date < today).sort(byLatest),
};

/** The list of a period, the same by status, and its index for a search. */
function selectorsOf(period: Period) {
  const selectWhole = createSelector([selectWholeList, (_: unknown, today: DateText) => today], inPeriod[period]);
  const selectGroups = createSelector([selectWhole], groupByStatus);
  const selectIndex = createSelector([selectWhole, selectReferred], makeSearchIndex);
  return { selectWhole, selectGroups, selectIndex };
}

const periods = { upcoming: selectorsOf('upcoming'), past: selectorsOf('past') } satisfies Record<Period, unknown>;

/** The slow selectors behind a list that has just been received, each after those that it builds on. */
export const listPreparations = [
  selectWholeList,
  (state: ListRoot, today: DateText) => periods[selectPeriod(state)].selectWhole(state, today),
  selectNamedInList,
];

/** The slow selectors behind the search, the periods and the statuses, each after those that it builds on. */
export const searchPreparations = Object.values(periods).flatMap(({ selectWhole, selectGroups, selectIndex }) => [
  selectWhole,
  selectGroups,
  selectIndex,
]);

function selectPlaceholders(_state: unknown, _today: DateText, placeholders: string): string {
  return placeholders;
}

const selectIndex = (state: ListRoot, today: DateText) => periods[selectPeriod(state)].selectIndex(state, today);

/** The places of the period's list in the order of the sort, `null` in its natural order. */
const selectOrder = createSelector(
  [selectIndex, selectReferred, selectSort, selectLanguage],
  ({ list }, referred, sort, language) => {
    if (!sort) return null;
    const { compare } = new Intl.Collator(language, { numeric: true });
    return placesInOrder(list, (one) => sortValues[sort.column](one, referred), sort.isDescending, compare);
  },
);

/** The clashes that the list is narrowed to, `null` where it is not, or they are not known yet. */
function selectClashesOnly(state: AddressRoot & ClashesRoot): Clashing | null {
  return selectIsClashesOnly(state) ? selectClashing(state) : null;
}

/** A test of the appointments that pass the filters, `null` where all of them do. */
export const selectPasses = createSelector([selectEffectiveFilters, selectClashesOnly], passing);

const selectFound = createSelector(
  [
    selectIndex,
    (state: ListRoot, today: DateText) => periods[selectPeriod(state)].selectGroups(state, today),
    selectStatusFilter,
    selectSearch,
    selectPlaceholders,
    selectPasses,
    selectOrder,
  ],
  (index, groups, status, typed, placeholders, passes, order) =>
    findIn(index, groups, { status, typed, placeholders: placeholders.split('\n'), passes }, order),
);

/**
 * What the list shows: the appointments of the period that pass the filters and match the search, as they are sorted
 * (Spec 1 §2).
 *
 * @param placeholders what is shown for an unknown patient, doctor and location, one a line and in lower case
 */
export function selectVisible(state: ListRoot, today: DateText, placeholders = ''): readonly StoredAppointment[] {
  const isWhole =
    selectSearch(state).trim() === '' &&
    selectStatusFilter(state) === 'all' &&
    selectPasses(state, today) === null &&
    selectSort(state) === null;
  return isWhole ? periods[selectPeriod(state)].selectWhole(state, today) : selectFound(state, today, placeholders);
}

/** The row to mark: the new appointment of the last move. */
export function selectMarked({
  appointments: { marked },
}: AppointmentsRoot): AppointmentsRoot['appointments']['marked'] {
  return marked;
}
