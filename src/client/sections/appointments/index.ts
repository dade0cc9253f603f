import { entitiesReducer } from '#client/entities/entitiesReducer';
import { firstFreeReducer, watchFirstFree } from '#client/features/first-free';
import { AppointmentsSection } from './AppointmentsSection';
import { watchBoard } from './board/sagas';
import { watchClashes } from './clashes/sagas';
import { clashesReducer } from './clashes/slice';
import { appointmentsOpened } from './events';
import { watchExport } from './export/sagas';
import { exportReducer } from './export/slice';
import { watchFresh } from './fresh/sagas';
import { freshReducer } from './fresh/slice';
import { watchMany } from './many/sagas';
import { selectionReducer } from './many/slice';
import { watchReschedule } from './reschedule/sagas';
import { watchAppointments } from './sagas';
import { appointmentsReducer } from './slice';
import { watchListView } from './view/sagas';
import { listViewReducer } from './view/slice';

/** The section "appointments" (Spec 1 §2). */
export const appointmentsSection = {
  Section: AppointmentsSection,
  reducers: {
    entities: entitiesReducer,
    appointments: appointmentsReducer,
    appointmentView: listViewReducer,
    appointmentSelection: selectionReducer,
    appointmentClashes: clashesReducer,
    appointmentExport: exportReducer,
    appointmentFresh: freshReducer,
    firstFree: firstFreeReducer,
  },
  watchers: {
    appointments: watchAppointments,
    appointmentReschedule: watchReschedule,
    appointmentBoard: watchBoard,
    appointmentView: watchListView,
    manyAppointments: watchMany,
    appointmentClashes: watchClashes,
    appointmentExport: watchExport,
    appointmentFresh: watchFresh,
    firstFree: watchFirstFree,
  },
  opened: appointmentsOpened,
};
