import { normalize, schema } from 'normalizr';

import type { Appointment } from '../../contract/appointments';
import type { Id } from '../../contract/common';
import { bookedDoctorSchema } from './bookedDoctor';
import { createEntitySlice } from './entityStore';
import { localLocationSchema } from './location';
import { patientSchema } from './patient';

/** An appointment in the store: what it embeds is kept once, under its own kind, and named by id here. */
export type StoredAppointment = Omit<Appointment, 'local_doctor' | 'local_user' | 'local_location'> & {
  local_doctor?: Id | null;
  local_user?: Id | null;
  local_location?: Id | null;
};

export const appointments = createEntitySlice<StoredAppointment>()('appointments');

const appointmentSchema = new schema.Entity<Appointment>(appointments.kind, {
  local_doctor: bookedDoctorSchema,
  local_user: patientSchema,
  local_location: localLocationSchema,
});

/** Takes appointments apart into entities by kind; `ids` keeps the order of the answer. */
export function normalizeAppointments(list: readonly Appointment[]) {
  const { entities, result } = normalize<Appointment, Record<string, Record<string, object>>, Id[]>(list, [
    appointmentSchema,
  ]);
  return { entities, ids: result };
}
