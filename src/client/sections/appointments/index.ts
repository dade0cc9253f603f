import { AppointmentsSection } from './AppointmentsSection';
import { watchAppointments } from './sagas';
import { appointmentsReducer } from './slice';

/** The section "appointments" (Spec 1 §2). */
export const appointmentsSection = {
  Section: AppointmentsSection,
  reducers: { appointments: appointmentsReducer },
  watchers: { appointments: watchAppointments },
};
