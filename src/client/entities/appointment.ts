import { normalize, schema } from 'normalizr';

import type { Appointment } from '../../contract/appointments';
import type { Id } from '../../contract/common';
import { DEFAULT_APPOINTMENT_STATUS } from '../../contract/rules';
import { textOf } from '../lib/text';
import { bookedDoctorSchema } from './bookedDoctor';
import { createEntitySlice } from './entityStore';
import { localLocationSchema } from './location';
import { patientSchema } from './patient';

/** An appointment in the store: what it embeds is kept once, under its own kind, and named by id here. */
export type StoredAppointment = Omit<Appointment, 'status' | 'local_doctor' | 'local_user' | 'local_location'> & {
  status: string;
  local_doctor?: Id | null;
  local_user?: Id | null;
  local_location?: Id | null;
};

export const appointments = createEntitySlice<StoredAppointment>()('appointments');

const appointmentSchema = new schema.Entity<Appointment>(
  appointments.kind,
  { local_doctor: bookedDoctorSchema, local_user: patientSchema, local_location: localLocationSchema },
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
function statusOf({ status }: Pick<Appointment, 'status'>): string {
  return textOf(status).trim() || DEFAULT_APPOINTMENT_STATUS;
}

/** Whether the doctor expects somebody: pending or confirmed. */
export function isActive(appointment: Pick<Appointment, 'status'>): boolean {
  return ['pending', 'confirmed'].includes(statusOf(appointment));
}

/** Takes appointments apart into entities by kind; `ids` keeps the order of the answer. */
export function normalizeAppointments(list: readonly Appointment[]) {
  const { entities, result } = normalize<Appointment, Record<string, Record<string, object>>, Id[]>(list, [
    appointmentSchema,
  ]);
  return { entities, ids: result };
}
