import { onDemand } from '#client/device/onDemand';

/** The dialogs about a patient with their workflows, which few visits to the page need. */
export const visitsCode = onDemand(() => import(/* webpackChunkName: "visits" */ './late'));
