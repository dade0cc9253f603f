import { AppointmentsSection } from './AppointmentsSection';
import { watchMany } from './many/sagas';
import { selectionReducer } from './many/slice';
import { watchAppointments } from './sagas';
import { appointmentsReducer } from './slice';

/** The section "appointments" (Spec 1 §2). */
export const appointmentsSection = {
  Section: AppointmentsSection,
  reducers: { appointments: appointmentsReducer, appointmentSelection: selectionReducer },
  watchers: { appointments: watchAppointments, manyAppointments: watchMany },
};
