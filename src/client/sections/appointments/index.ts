import { AppointmentsSection } from './AppointmentsSection';
import { watchExport } from './export/sagas';
import { exportReducer } from './export/slice';
import { watchMany } from './many/sagas';
import { selectionReducer } from './many/slice';
import { watchAppointments } from './sagas';
import { appointmentsReducer } from './slice';
import { watchListView } from './view/sagas';
import { listViewReducer } from './view/slice';

/** The section "appointments" (Spec 1 §2). */
export const appointmentsSection = {
  Section: AppointmentsSection,
  reducers: {
    appointments: appointmentsReducer,
    appointmentView: listViewReducer,
    appointmentExport: exportReducer,
    appointmentSelection: selectionReducer,
  },
  watchers: {
    appointments: watchAppointments,
    appointmentView: watchListView,
    appointmentExport: watchExport,
    appointmentMany: watchMany,
  },
};
