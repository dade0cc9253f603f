import { createSelector } from 'reselect';

import { appointments, bookedDoctors, isActive, patients, type StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import { bySoonest } from '#client/entities/hours';
import { expectedBy } from '#client/hours/freeTimes';
import type { Slot } from '#client/hours/slots';
import { secondLines } from '#client/lib/namesakes';
import { shownName, textOf } from '#client/lib/text';
import type { Id } from '#contract/common';
import { DEFAULT_APPOINTMENT_STATUS } from '#contract/rules';
import { clashesWith } from '../clashes/listed';
import type { FreeTimeOf } from '../list/patients/patients';
import { lookUp, type Referred } from '../list/rows';
import { selectRealList, selectRealReferred, type ListRoot } from '../list/selectors';
import { visitsToCome, type PatientAndDoctor } from './booking';
import { candidatesFor } from './candidates';
import { chainsOf } from './chains';

// Each is found when its dialog asks, and not before.

/** Every visit of a patient in the list, by the text of the id, as chains in their order. */
export const selectChainsOf = createSelector(
  [selectRealList, (_: unknown, patient: string) => patient],
  (list, patient) => chainsOf(list.filter(({ user_id }) => user_id && String(user_id) === patient)),
);

/** Who could come at a free time. */
export const selectCandidates = createSelector([selectRealList, (_: unknown, free: FreeTimeOf) => free], candidatesFor);

/** A visit as it would be in a slot. */
export function visitAt(visit: StoredAppointment, { date, startTime, endTime }: Slot): StoredAppointment {
  return { ...visit, status: DEFAULT_APPOINTMENT_STATUS, date, start_time: startTime, end_time: endTime };
}

/** What a visit as it would be clashes with, its doctor's and its patient's; `null` clashes with nothing. */
export const selectClashesAt = createSelector(
  [appointments.selectTable, selectRealReferred, (_: unknown, one: StoredAppointment | null) => one],
  (table, referred, one) => (one ? clashesWith(table, referred, one) : []),
);

/** Whom a doctor expects, by the list. */
export const selectExpected = createSelector(
  [selectRealList, (_: unknown, doctor: Id | null) => doctor],
  (list, doctor) => (doctor === null ? [] : expectedBy(list, doctor)),
);

/** The visits that take time of a doctor or of a patient, by the list. */
export const selectBusy = createSelector(
  [selectRealList, (_: unknown, doctor: Id | null) => doctor, (_: unknown, _doctor: Id | null, patient: Id) => patient],
  (list, doctor, patient) => {
    const isOf = (one: StoredAppointment) =>
      String(one.doctor_id) === String(doctor) || String(one.user_id) === String(patient);
    return list.filter((one) => isActive(one) && isOf(one));
  },
);

/** A visit of each patient who has an id, the latest one, by the text of that. */
const selectLatestVisits = createSelector([selectRealList], (list) => {
  const latest = new Map<string, StoredAppointment>();
  for (const one of list) {
    if (!one.user_id) continue;
    const known = latest.get(String(one.user_id));
    if (!known || bySoonest(known, one) < 0) latest.set(String(one.user_id), one);
  }
  return latest;
});

/** The latest visit of a patient, by the text of the id; `undefined` of one whom the list does not name. */
export function selectLatestVisit(state: ListRoot, patient: string): StoredAppointment | undefined {
  return selectLatestVisits(state).get(patient);
}

/** The patients of the list by name; those who share one with their latest visit. */
export const selectPatientChoices = createSelector([selectLatestVisits, selectRealReferred], (latest, referred) => {
  const people = [...latest].flatMap(([id, visit]) => {
    const name = shownName(lookUp(referred.patients, visit.local_user)?.name);
    return name ? [{ id, name, details: [doctorOf(visit, referred), visit.date] }] : [];
  });
  const lines = secondLines(people);
  return people
    .map(({ id, name }) => ({ id, name, ...(lines.get(id)?.isNamesake && { line: lines.get(id)?.line }) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
});

function doctorOf({ local_doctor }: StoredAppointment, { doctors }: Pick<Referred, 'doctors'>): string {
  return textOf(lookUp(doctors, local_doctor)?.name);
}

/** A visit of the patient of another one that is to be booked with a doctor; `null` where that one is not known. */
export const selectNewVisit = createSelector(
  [
    (state: ListRoot, visitId: Id) => appointments.selectById(state, visitId),
    selectRealList,
    (_: unknown, _visitId: Id, doctorId: Id) => doctorId,
  ],
  (visit, list, doctorId): StoredAppointment | null => {
    if (!visit) return null;
    const isWith = ({ doctor_id }: StoredAppointment) => String(doctor_id) === String(doctorId);
    const known = isWith(visit) ? visit : list.find(isWith);
    return {
      ...visit,
      // One that is not there yet: it stands, and no other one is itself.
      id: '',
      status: DEFAULT_APPOINTMENT_STATUS,
      doctor_id: known?.doctor_id ?? doctorId,
      local_doctor: known?.local_doctor ?? null,
      ...(!isWith(visit) && { location_id: null, local_location: null }),
    };
  },
);

/** The visits to come of a patient, those that another one is most like first. */
export const selectVisitsToCome = createSelector(
  [
    selectRealList,
    bookedDoctors.selectTable,
    (_: unknown, patient: string) => patient,
    (_: unknown, _patient: string, doctor: Id | null) => doctor,
    (_: unknown, _patient: string, _doctor: Id | null, minute: number) => minute,
  ],
  (list, doctors, patient, doctor, minute) => {
    const asked: PatientAndDoctor = { patient, doctor, specialty: specialtyIn(doctors, doctor) };
    return visitsToCome(list, asked, ({ local_doctor }) => specialtyIn(doctors, local_doctor), new Date(minute));
  },
);

type Doctors = EntityTable<{ specialization?: string | null }>;

function specialtyIn(doctors: Doctors, id: Id | null | undefined): string {
  return textOf(lookUp(doctors, id)?.specialization);
}

/** The name of a patient, by a visit of theirs. */
export function selectNameIn(state: Parameters<typeof patients.selectById>[0], visit: StoredAppointment | null) {
  return visit && shownName(patients.selectById(state, visit.local_user)?.name);
}
