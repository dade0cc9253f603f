import { onDemand } from '#client/lib/onDemand';

/** The board, which no list needs to show. */
export const board = onDemand(() => import(/* webpackChunkName: "board" */ './Board').then(({ Board }) => Board));
