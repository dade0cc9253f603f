import { AppointmentsSection } from './AppointmentsSection';
import { watchBoard } from './board/sagas';
import { watchExport } from './export/sagas';
import { exportReducer } from './export/slice';
import { watchFresh } from './fresh/sagas';
import { freshReducer } from './fresh/slice';
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
    appointmentSelection: selectionReducer,
    appointmentExport: exportReducer,
    appointmentFresh: freshReducer,
  },
  watchers: {
    appointments: watchAppointments,
    appointmentBoard: watchBoard,
    appointmentView: watchListView,
    manyAppointments: watchMany,
    appointmentExport: watchExport,
    appointmentFresh: watchFresh,
  },
};
