import type { LocalDoctor } from '#contract/appointments';
import { defineEntity } from './defineEntity';

/**
 * Doctors as appointments remember them; the full profile is a `doctor`. One without an id is kept under that of the
 * appointment.
 */
export const bookedDoctors = defineEntity<LocalDoctor>()(
  'bookedDoctors',
  {},
  {
    idAttribute: (doctor: Partial<LocalDoctor>, appointment: { doctor_id?: unknown }) =>
      String(doctor.doctor_id ?? appointment.doctor_id),
  },
);
