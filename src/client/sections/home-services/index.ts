import { HomeServicesSection } from './HomeServicesSection';
import { watchHomeServices } from './sagas';
import { refusedTextsReducer } from './tabs/linking/refusedTexts';
import { linkChangesReducer } from './tabs/linking/slice';

/** The section "home-services" (Spec 2 §2.3). */
export const homeServicesSection = {
  Section: HomeServicesSection,
  reducers: { linkChanges: linkChangesReducer, refusedTexts: refusedTextsReducer },
  watchers: { homeServices: watchHomeServices },
};
