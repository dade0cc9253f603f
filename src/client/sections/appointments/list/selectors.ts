import { createSelector } from 'reselect';

import { appointments, bookedDoctors, patients, type StoredAppointment } from '#client/entities/appointments';
import { locations } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { entitiesMerged } from '#client/entities/entityStore';
import { askedSince } from '#client/lib/changedSince';
import { haveSameMembers } from '#client/lib/sameMembers';
import { selectList, type ListsRoot } from '#client/state/lists';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { DateText, MomentText } from '#contract/common';
import { appointmentKeys } from './keys';
import type { Referred } from './rows';
import { sampleAppointments } from './sampleAppointments';
import type { AppointmentsRoot } from './slice';

/** The tables that an appointment is made of. */
export type EntitiesRoot = EntityRootOf<typeof appointments> &
  EntityRootOf<typeof patients> &
  EntityRootOf<typeof bookedDoctors> &
  EntityRootOf<typeof locations>;

/** What the selectors of the whole list need of the state. */
export type ListRoot = EntitiesRoot & ListsRoot & RequestsRoot & AppointmentsRoot;

/** When the list was last read, in milliseconds since 1970. */
export function selectListReadAt({ appointments: { updatedAt } }: AppointmentsRoot): number | null {
  return updatedAt;
}

/** So many missed turns say more than a moment of a bad line. */
const MANY_TURNS = 2;

/** Whether the list on screen is older than it should be, for it could not be read again and again. */
export function selectIsOld({ appointments: { missedTurns } }: AppointmentsRoot): boolean {
  return missedTurns >= MANY_TURNS;
}

/** The `ETag` of the list as it was last read; `null` where the service names none. */
export function selectListTag({ appointments: { tag } }: AppointmentsRoot): string | null {
  return tag;
}

/** What has changed while somebody was away, until it was looked at. */
export function selectNews({ appointments: { news } }: AppointmentsRoot): AppointmentsRoot['appointments']['news'] {
  return news;
}

/** From which moment on changes are to be asked for, and the tag under which that was last answered. */
export interface ChangesAsked {
  since: MomentText;
  newest: MomentText | null;
  knownTag: string | null;
}

/** What is asked for next of what has changed; `null` where the service does not tell it. */
export function selectChangesAsked({
  appointments: { newest, heard, areChangesUntold },
}: AppointmentsRoot): ChangesAsked | null {
  const since = askedSince(newest);
  if (since === null || areChangesUntold) return null;
  return { since, newest, knownTag: heard?.since === since ? heard.tag : null };
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
  return selectHasList(state) && selectListReadAt(state) === null;
}

/** Whether the whole list is there as the service knows it: neither its beginning alone, nor samples. */
export function selectIsWhole(state: ListsRoot & AppointmentsRoot): boolean {
  return selectHasList(state) && selectListReadAt(state) !== null;
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
  return { list: appointments.selectAll(state), referred: selectRealReferred(state) };
});

/** The whole list, or the samples in its place. */
export const selectWholeList = (state: ListRoot, today: DateText) =>
  selectShowsSamples(state) ? selectSamples(state, today).list : selectRealList(state);

/** The patients, doctors and locations that the listed appointments name. */
export function selectReferred(state: ListRoot, today: DateText): Referred {
  return selectShowsSamples(state) ? selectSamples(state, today).referred : selectRealReferred(state);
}

/** The row to mark: the new appointment of the last move. */
export function selectMarked({
  appointments: { marked },
}: AppointmentsRoot): AppointmentsRoot['appointments']['marked'] {
  return marked;
}
