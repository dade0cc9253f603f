import { watchArabic } from './catalogue/arabic/sagas';
import { watchCatalogueSheets } from './catalogue/sheets/sagas/index';
import { watchPrices } from './linking/prices/sagas/index';
import { watchLinkSheets } from './linking/sheets/sagas/index';
import { watchUndo } from './linking/undo/sagas';
import { schedulePlan } from './schedule/plan/plan';

// What comes after the tabs. A folder that is named here is fetched on demand: nothing that a tab needs to be shown
// stands in it, but in its `first.ts`.

export { ArabicOverview } from './catalogue/arabic/ArabicOverview';
export { itemSheets } from './catalogue/sheets/itemSheets';
export { PriceListDialog } from './linking/paper/PriceListDialog';
export { PriceDialog } from './linking/prices/PriceDialog';
export { linkServices } from './linking/sheets/linkServices';
export { writtenLinks } from './linking/sheets/writtenLinks';
export { linkUndoable as undoable } from './linking/undo/undoable';
export { PlanScheduleDialog } from './schedule/plan/PlanScheduleDialog';
export { ImportDialog } from './shared/sheets/ImportDialog';

/** The slices of these rooms. */
export const reducers = { schedulePlans: schedulePlan.reducer };

/** Their workflows. */
export const watchers = {
  homeArabic: watchArabic,
  homeCatalogueSheets: watchCatalogueSheets,
  homeLinkSheets: watchLinkSheets,
  homeLinkUndo: watchUndo,
  homePrices: watchPrices,
  homeSchedulePlans: schedulePlan.watch,
};
