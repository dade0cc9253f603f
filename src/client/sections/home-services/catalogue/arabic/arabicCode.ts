import { onDemand } from '#client/device/onDemand';

/** The overview of Arabic names, their editor and their workflow, which come when the categories are on screen. */
export const arabicCode = onDemand(() => import(/* webpackChunkName: "arabic-names" */ './late'));
