import { onDemand } from '#client/device/onDemand';

/** What links are imported and exported with, which comes when somebody wants it. */
export const linkSheetsCode = onDemand(() => import(/* webpackChunkName: "sheets" */ './late'));
