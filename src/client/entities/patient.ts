import type { LocalUser } from '#contract/appointments';
import { defineEntity } from './defineEntity';

/**
 * The people who are treated, as appointments remember them; one without an id is kept under that of the appointment.
 */
export const patients = defineEntity<LocalUser>()(
  'patients',
  {},
  {
    idAttribute: (user: Partial<LocalUser>, appointment: { user_id?: unknown }) =>
      String(user.user_id ?? appointment.user_id),
  },
);
