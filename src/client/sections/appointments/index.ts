import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { firstFreeReducer, watchFirstFree } from '#client/features/first-free';
import { AppointmentsSection } from './AppointmentsSection';
import { awayReducer } from './away/awayCode';
import { watchAway } from './away/sagas';
import { doctorOrderReducer } from './board/doctorOrder';
import { watchBoard } from './board/sagas';
import { watchClashes } from './clashes/sagas';
import { clashesReducer } from './clashes/slice';
import { appointmentsOpened } from './list/events';
import { appointmentsReducer } from './list/slice';
import { watchMany } from './many/sagas';
import { selectionReducer } from './many/slice';
import { watchPaper } from './paper/sagas';
import { exportReducer } from './paper/slice';
import { watchFresh, watchReading } from './reading/sagas';
import { freshReducer } from './reading/slice';
import { watchMove } from './reschedule/sagas';
import { watchStatus } from './status/sagas';
import { countedReducer } from './view/counted';
import { watchListView } from './view/sagas';
import { listViewReducer } from './view/slice';
import { watchVisits } from './visits/sagas';
import { watchWaits } from './waits/sagas';
import { waitsLabel, waitsReducer } from './waits/waitsCode';

/** The section "appointments" (Spec 1 §2). */
export const appointmentsSection = {
  Section: AppointmentsSection,
  reducers: {
    entities: entitiesReducer,
    appointments: appointmentsReducer,
    appointmentView: listViewReducer,
    appointmentCounted: countedReducer,
    doctorOrder: doctorOrderReducer,
    appointmentSelection: selectionReducer,
    appointmentClashes: clashesReducer,
    appointmentExport: exportReducer,
    appointmentFresh: freshReducer,
    appointmentAway: awayReducer,
    appointmentWaits: waitsReducer,
    firstFree: firstFreeReducer,
  },
  watchers: {
    appointmentReading: watchReading,
    appointmentFresh: watchFresh,
    appointmentClashes: watchClashes,
    appointmentView: watchListView,
    appointmentStatus: watchStatus,
    appointmentMany: watchMany,
    appointmentMove: watchMove,
    appointmentAway: watchAway,
    appointmentBoard: watchBoard,
    appointmentPaper: watchPaper,
    appointmentWaits: watchWaits,
    appointmentVisits: watchVisits,
    firstFree: watchFirstFree,
  },
  opened: appointmentsOpened,
  ViewLabel: waitsLabel,
  findable: onDemand(() => import('./finding/late').then(({ appointmentsFindable }) => appointmentsFindable)),
  undoable: onDemand(() => import('./many/late/undoable').then(({ statusUndoable }) => statusUndoable)),
  waiting: onDemand(() => import('./waits/late/handedOver').then(({ waitsHandedOver }) => waitsHandedOver)),
};
