import { onDemand } from '#client/device/onDemand';

/** What prices are changed in place with, which comes when somebody wants it. */
export const pricesCode = onDemand(() => import(/* webpackChunkName: "sheets" */ './late'));
