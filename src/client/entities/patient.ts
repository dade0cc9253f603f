import { schema } from 'normalizr';

import type { LocalUser } from '../../contract/appointments';
import { createEntitySlice } from './entityStore';

/** The person who is treated, as appointments remember him or her. */
export const patients = createEntitySlice<LocalUser>()('patients');

/** A patient without an id of its own is kept under the id that the appointment names. */
export const patientSchema = new schema.Entity<LocalUser>(
  patients.kind,
  {},
  { idAttribute: (user: Partial<LocalUser>, appointment: { user_id?: unknown }) => String(user.user_id ?? appointment.user_id) },
);
