import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { HomeServicesSection } from './HomeServicesSection';
import { linksReducer } from './linking/slice';
import { lastProviderReducer } from './providers/slice';
import { watchHomeServices } from './sagas';
import { schedulePlansReducer } from './schedule/planScheduleCode';
import { madeRowsReducer, openListsReducer } from './shared/kind/slice';

/** The section "home-services" (Spec 2 §2.3). */
export const homeServicesSection = {
  Section: HomeServicesSection,
  reducers: {
    entities: entitiesReducer,
    openLists: openListsReducer,
    madeRows: madeRowsReducer,
    links: linksReducer,
    lastProvider: lastProviderReducer,
    schedulePlans: schedulePlansReducer,
  },
  watchers: { homeServices: watchHomeServices },
  findable: onDemand(() => import('./late/findable').then(({ homeFindable }) => homeFindable)),
  undoable: onDemand(() => import('./linking/late/undoable').then(({ linkUndoable }) => linkUndoable)),
};
