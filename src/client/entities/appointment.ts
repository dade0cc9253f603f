import { textOf } from '#client/lib/text';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { DEFAULT_APPOINTMENT_STATUS } from '#contract/rules';
import { bookedDoctors } from './bookedDoctor';
import { defineEntity } from './defineEntity';
import { localLocationSchema } from './location';
import { patients } from './patient';

/** An appointment in the store: what it embeds is kept once, under its own kind, and named by id here. */
export type StoredAppointment = Omit<Appointment, 'status' | 'local_doctor' | 'local_user' | 'local_location'> & {
  status: string;
  local_doctor?: Id | null;
  local_user?: Id | null;
  local_location?: Id | null;
};

/** Appointments (Spec 1 §3); what a service left out of date, times and status is filled in. */
export const appointments = defineEntity<Appointment, StoredAppointment>()(
  'appointments',
  { local_doctor: bookedDoctors.schema, local_user: patients.schema, local_location: localLocationSchema },
  {
    processStrategy: (appointment: Appointment) => ({
      ...appointment,
      ...(typeof appointment.date !== 'string' && { date: textOf(appointment.date) }),
      start_time: textOf(appointment.start_time),
      end_time: textOf(appointment.end_time),
      status: statusOf(appointment),
    }),
  },
);

/** The status of an appointment; a missing one is pending (Spec 1 §3). */
export function statusOf({ status }: Pick<Appointment, 'status'>): string {
  return textOf(status).trim() || DEFAULT_APPOINTMENT_STATUS;
}

/** Whether the doctor expects somebody: pending or confirmed. */
export function isActive(appointment: Pick<Appointment, 'status'>): boolean {
  return ['pending', 'confirmed'].includes(statusOf(appointment));
}
