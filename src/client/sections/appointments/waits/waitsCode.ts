import { onDemand } from '#client/device/onDemand';

/** The worklist and the search for what stands in it, which begins once the list stands. */
export const waitsCode = onDemand(() => import(/* webpackChunkName: "waits" */ './late'));

/** How many lines stand in it, for its entry in the sidebar. */
export const waitsLabel = onDemand(async () => (await waitsCode.load()).WaitsLabel);
