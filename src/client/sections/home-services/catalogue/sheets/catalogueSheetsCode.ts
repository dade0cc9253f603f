import { onDemand } from '#client/device/onDemand';

/** What the catalogue is imported and exported with, which comes when somebody wants it. */
export const catalogueSheetsCode = onDemand(() => import(/* webpackChunkName: "sheets" */ './late'));
