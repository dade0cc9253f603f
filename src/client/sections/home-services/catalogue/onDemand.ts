import type { OnDemand } from '#client/device/onDemand';
import type { ArabicOverview } from './arabic/ArabicOverview';
import type { itemSheets } from './sheets/itemSheets';

/** What no list of the catalogue needs to be shown: the overview of Arabic names, and the sheets. */
export type CatalogueCode = OnDemand<{ ArabicOverview: typeof ArabicOverview; itemSheets: typeof itemSheets }>;
