import { hasBegun, type ClinicTime } from '#client/lib/daySpans';
import { interned } from '#client/lib/interned';
import { textOf } from '#client/lib/text';
import type { Appointment, LocalDoctor, LocalLocation, LocalUser } from '#contract/appointments';
import type { Id } from '#contract/common';
import { ACTIVE_STATUSES, DEFAULT_APPOINTMENT_STATUS, DROPPED_STATUSES } from '#contract/rules';
import { locations } from './clinic';
import { defineEntity } from './defineEntity';
import { hoursOfVisit } from './hours';
import { schemaOf } from './schemas';

/** Doctors as appointments remember them; the full profile is one of the `doctors`. */
export const bookedDoctors = defineEntity<LocalDoctor>()('bookedDoctors', {
  idOf: ({ doctor_id: id }: Partial<LocalDoctor>, { doctor_id }: Partial<Appointment>) => id || doctor_id || null,
});

/** The people who are treated, as appointments remember them; `0` and the empty text are no ids. */
export const patients = defineEntity<LocalUser>()('patients', {
  idOf: ({ user_id: id }: Partial<LocalUser>, { user_id }: Partial<Appointment>) => id || user_id || null,
});

const placeIdOf = ({ location_id: id }: Partial<LocalLocation>, { location_id }: Partial<Appointment>) =>
  id ?? location_id;

/** A location as appointments remember it: the fields of the `locations`, but for the name of its id. */
const localLocation = schemaOf(locations.kind, {
  idOf: placeIdOf,
  completed: ({ location_id, ...place }: LocalLocation, appointment: Appointment) => ({
    id: placeIdOf({ location_id }, appointment),
    ...place,
  }),
});

/** An appointment in the store: what it embeds is stored under a kind of its own and named by id here. */
export type StoredAppointment = Omit<Appointment, 'status' | 'local_doctor' | 'local_user' | 'local_location'> & {
  status: string;
  local_doctor?: Id | null;
  local_user?: Id | null;
  local_location?: Id | null;
};

/** Appointments (Spec 1 §3); what a service left out of date, times and status is filled in. */
export const appointments = defineEntity<Appointment, StoredAppointment>()('appointments', {
  embeds: { local_doctor: bookedDoctors.schema, local_user: patients.schema, local_location: localLocation },
  completed: (appointment) => ({
    ...appointment,
    date: interned(textOf(appointment.date)),
    start_time: interned(textOf(appointment.start_time)),
    end_time: interned(textOf(appointment.end_time)),
    status: interned(statusOf(appointment)),
  }),
});

/** The status of an appointment; a missing one is pending (Spec 1 §3). */
export function statusOf({ status }: Pick<Appointment, 'status'>): string {
  return textOf(status).trim() || DEFAULT_APPOINTMENT_STATUS;
}

/** Whether a record of an appointment is of an earlier moment than another; only where the service tells both. */
export function isOutdated(record: Pick<Appointment, 'updated_at'>, known?: Pick<Appointment, 'updated_at'>): boolean {
  return Date.parse(record.updated_at ?? '') < Date.parse(known?.updated_at ?? '');
}

/** Whether the doctor expects somebody: pending or confirmed. */
export function isActive(appointment: Pick<Appointment, 'status'>): boolean {
  return ACTIVE_STATUSES.includes(statusOf(appointment));
}

/** Whether somebody is expected who has not come yet. */
export function isToCome(one: StoredAppointment, time: ClinicTime): boolean {
  return isActive(one) && !hasBegun(hoursOfVisit(one), time);
}

/** Whether an appointment was rejected or cancelled, so that it does not take place. */
export function isDropped({ status }: Pick<StoredAppointment, 'status'>): boolean {
  return DROPPED_STATUSES.includes(status);
}
