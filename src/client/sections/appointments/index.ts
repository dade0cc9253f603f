import { AppointmentsSection } from './AppointmentsSection';
import { watchExport } from './export/sagas';
import { exportReducer } from './export/slice';
import { watchFresh } from './fresh/sagas';
import { freshReducer } from './fresh/slice';
import { watchAppointments } from './sagas';
import { appointmentsReducer } from './slice';

/** The section "appointments" (Spec 1 §2). */
export const appointmentsSection = {
  Section: AppointmentsSection,
  reducers: { appointments: appointmentsReducer, appointmentExport: exportReducer, appointmentsFresh: freshReducer },
  watchers: { appointments: watchAppointments, appointmentExport: watchExport, appointmentsFresh: watchFresh },
};
