import { createSelector } from 'reselect';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { hoursOfVisit, bySoonest } from '#client/entities/hours';
import { expectedBy } from '#client/hours/freeTimes';
import { fitsPlace } from '#client/hours/slots';
import { clinicTimeAt, isOver } from '#client/lib/daySpans';
import type { Id } from '#contract/common';
import type { EntitiesRoot } from '../list/selectors';
import { isInside } from './proposals';
import type { Absence, AwaySpan } from './sent';
import type { DoctorAtPlace } from './state';

/** The active appointments of an absence that overlap the span and are not over, soonest first. */
export function affectedBy(
  list: readonly StoredAppointment[],
  { doctorIds, placeId }: Absence,
  span: AwaySpan,
  now: Date,
): StoredAppointment[] {
  return doctorIds
    .flatMap((doctorId) => expectedBy(list, doctorId))
    .filter(({ location_id: locationId }) => fitsPlace({ locationId }, placeId))
    .filter((one) => !isOver(hoursOfVisit(one), clinicTimeAt(now)))
    .filter(({ date, start_time, end_time }) => isInside(span, { date, start: start_time, end: end_time }))
    .sort(bySoonest);
}

/** The active appointments of doctors and of these patients, who need an id for that; or others that stand. */
export function visitsAround(
  list: readonly StoredAppointment[],
  doctorIds: readonly Id[],
  patients: readonly StoredAppointment[],
  stands: (one: StoredAppointment) => boolean = isActive,
): StoredAppointment[] {
  const doctors = new Set(doctorIds.map(String));
  const ids = new Set(patients.flatMap(({ user_id }) => (user_id ? String(user_id) : [])));
  return list.filter((one) => (doctors.has(String(one.doctor_id)) || ids.has(String(one.user_id))) && stands(one));
}

/** The places that a doctor has appointments at, each once; `null` where one has none, which stands for every place. */
export function placesOf(list: readonly StoredAppointment[], doctorId: Id): DoctorAtPlace[] {
  const doctor = String(doctorId);
  const places = new Map<string, Id | null>();
  for (const one of list)
    if (String(one.doctor_id) === doctor) places.set(String(one.location_id ?? null), one.location_id ?? null);
  const read = places.has('null') ? [null] : [...places.values()];
  return read.map((placeId) => ({ doctorId, placeId }));
}

const selectStored = createSelector([appointments.selectTable], (table) => Object.values(table));

/** Every appointment in the store. */
export function selectEveryVisit(state: EntitiesRoot): readonly StoredAppointment[] {
  return selectStored(state);
}
