import { onDemand } from '#client/device/onDemand';

/** What takes values of links back together. */
export const undoLinksCode = onDemand(() => import(/* webpackChunkName: "undoLinks" */ './late/sagas/undoLinks'));
