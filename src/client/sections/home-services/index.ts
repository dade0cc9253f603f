import { HomeServicesSection } from './HomeServicesSection';
import { linkChangesReducer } from './linking/slice';
import { watchHomeServices } from './sagas';

/** The section "home-services" (Spec 2 §2.3). */
export const homeServicesSection = {
  Section: HomeServicesSection,
  reducers: { linkChanges: linkChangesReducer },
  watchers: { homeServices: watchHomeServices },
};
