import { schema } from 'normalizr';

import type { LocalDoctor } from '../../contract/appointments';
import { createEntitySlice } from './entityStore';

/** The doctor as appointments remember him or her; the full profile is a `doctor`. */
export const bookedDoctors = createEntitySlice<LocalDoctor>()('bookedDoctors');

/** A doctor without an id of its own is kept under the id that the appointment names. */
export const bookedDoctorSchema = new schema.Entity<LocalDoctor>(
  bookedDoctors.kind,
  {},
  {
    idAttribute: (doctor: Partial<LocalDoctor>, appointment: { doctor_id?: unknown }) =>
      String(doctor.doctor_id ?? appointment.doctor_id),
  },
);
