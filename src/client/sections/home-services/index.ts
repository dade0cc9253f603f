import { HomeServicesSection } from './HomeServicesSection';
import { refusedTextsReducer } from './linking/refusedTexts';
import { linkChangesReducer } from './linking/slice';
import { watchHomeServices } from './sagas';

/** The section "home-services" (Spec 2 §2.3). */
export const homeServicesSection = {
  Section: HomeServicesSection,
  reducers: { linkChanges: linkChangesReducer, refusedTexts: refusedTextsReducer },
  watchers: { homeServices: watchHomeServices },
};
