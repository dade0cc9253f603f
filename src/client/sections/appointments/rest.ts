import { firstFreeReducer, watchFirstFree } from '#client/features/first-free';
import { watchAway } from './away/sagas';
import { awayReducer } from './away/slice';
import { doctorOrderReducer } from './board/doctorOrder';
import { watchBoard } from './board/sagas';
import { watchClashes } from './clashes/sagas';
import { watchMany } from './many/sagas';
import { statusUndoable } from './many/undoable';
import { watchPaper } from './paper/sagas';
import { exportReducer } from './paper/slice';
import { watchFresh } from './reading/fresh/sagas';
import { watchMove } from './reschedule/sagas';
import { watchStatus } from './status/sagas';
import { watchPlaces } from './table/details/sagas';
import { watchCounted } from './view/marks/sagas';
import { watchSavedViews } from './view/saved/sagas';
import { watchVisits } from './visits/sagas';
import { seriesUndoable } from './visits/undoable';
import { watchWaits } from './waits/sagas';
import { waitsReducer } from './waits/slice';

// The rooms of the appointments that come after the list. A folder that is named here, or in `tools.ts`, is fetched on
// demand: nothing that the list needs stands in it, but in its `first.ts`.

export { AwayDesk } from './away/AwayDesk';
export { Board } from './board/Board';
export { FiguresDesk } from './figures/FiguresDesk';
export { ManyAtOnce } from './many/ManyAtOnce';
export { Rescheduling } from './reschedule/Rescheduling';
export { OpenAppointment } from './table/details/OpenAppointment';
export { RowTools } from './table/details/RowTools';
export { ShortcutsDialog } from './table/keys/ShortcutsDialog';
export { PatientDesk } from './visits/PatientDesk';
export { SeriesBar } from './visits/series/SeriesBar';
export { waitsHandedOver as waiting } from './waits/handedOver';
export { WaitsDesk } from './waits/WaitsDesk';
export { WaitsLabel as ViewLabel } from './waits/WaitsLabel';
export { WhileAway } from './WhileAway';

/** What is known of the undo of their changes. */
export const undoable = [statusUndoable, seriesUndoable];

/** The slices of these rooms. */
export const reducers = {
  appointmentAway: awayReducer,
  appointmentExport: exportReducer,
  appointmentWaits: waitsReducer,
  doctorOrder: doctorOrderReducer,
  firstFree: firstFreeReducer,
};

/** Their workflows. */
export const watchers = {
  appointmentAway: watchAway,
  appointmentBoard: watchBoard,
  appointmentClashes: watchClashes,
  appointmentCounted: watchCounted,
  appointmentFresh: watchFresh,
  appointmentMany: watchMany,
  appointmentMove: watchMove,
  appointmentPaper: watchPaper,
  appointmentPlaces: watchPlaces,
  appointmentSavedViews: watchSavedViews,
  appointmentStatus: watchStatus,
  appointmentVisits: watchVisits,
  appointmentWaits: watchWaits,
  firstFree: watchFirstFree,
};
