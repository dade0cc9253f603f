import { onDemand } from '#client/device/onDemand';

/** The board, which is fetched when somebody first looks at it. */
export const boardCode = onDemand(() => import(/* webpackChunkName: "board" */ './late/Board'));
