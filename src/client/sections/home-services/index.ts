import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { HomeServicesSection } from './HomeServicesSection';
import { linksReducer } from './linking/slice';
import { lastProviderReducer } from './providers/slice';
import { restCode } from './restCode';
import { watchHomeServices } from './sagas';
import { homeListsReducer } from './shared/kind/slice';

/** The section "home-services" (Spec 2 §2.3): what its tabs need to be shown. What follows comes by `rest`. */
export const homeServicesSection = {
  Section: HomeServicesSection,
  reducers: {
    entities: entitiesReducer,
    homeLists: homeListsReducer,
    links: linksReducer,
    lastProvider: lastProviderReducer,
  },
  watchers: { homeServices: watchHomeServices },
  rest: restCode,
  findable: onDemand(() => import('./findable').then(({ homeFindable }) => homeFindable)),
};
