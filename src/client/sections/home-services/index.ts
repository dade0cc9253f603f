import { HomeServicesSection } from './HomeServicesSection';
import { linkChangesReducer } from './linking/slice';
import { watchHomeServices } from './sagas';
import { stepsReducer } from './steps/slice';

/** The section "home-services" (Spec 2 §2.3). */
export const homeServicesSection = {
  Section: HomeServicesSection,
  reducers: { homeSteps: stepsReducer, linkChanges: linkChangesReducer },
  watchers: { homeServices: watchHomeServices },
};
