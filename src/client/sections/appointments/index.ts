import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { AppointmentsSection } from './AppointmentsSection';
import { clashesReducer } from './clashes/first';
import { appointmentsOpened } from './list/events';
import { appointmentsReducer } from './list/slice';
import { watchReading, watchTabs } from './reading/sagas';
import { freshReducer } from './reading/slice';
import { restCode } from './restCode';
import { selectionReducer } from './selection/slice';
import { countedReducer } from './view/counted';
import { watchListView } from './view/sagas';
import { listViewReducer } from './view/slice';

/** The section "appointments" (Spec 1 §2): what the list needs to be shown. Its other rooms come by `rest`. */
export const appointmentsSection = {
  Section: AppointmentsSection,
  reducers: {
    entities: entitiesReducer,
    appointments: appointmentsReducer,
    appointmentView: listViewReducer,
    appointmentCounted: countedReducer,
    appointmentSelection: selectionReducer,
    appointmentClashes: clashesReducer,
    appointmentFresh: freshReducer,
  },
  watchers: { appointmentReading: watchReading, appointmentTabs: watchTabs, appointmentView: watchListView },
  rest: restCode,
  opened: appointmentsOpened,
  findable: onDemand(() => import('./finding').then(({ appointmentsFindable }) => appointmentsFindable)),
};
