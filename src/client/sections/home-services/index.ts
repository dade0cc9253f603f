import { HomeServicesSection } from './HomeServicesSection';
import { refusedTextsReducer } from './linking/refusedTexts';
import { linkChangesReducer } from './linking/slice';
import { watchHomeServices } from './sagas';
import { openListsReducer } from './shared/resource/slice';

/** The section "home-services" (Spec 2 §2.3). */
export const homeServicesSection = {
  Section: HomeServicesSection,
  reducers: { openLists: openListsReducer, linkChanges: linkChangesReducer, refusedTexts: refusedTextsReducer },
  watchers: { homeServices: watchHomeServices },
};
