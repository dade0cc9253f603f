import { onDemand } from '#client/device/onDemand';

/** The menu, what its choices show, and what writes a CSV file: together, so that the Retry of a file lacks nothing. */
export const paperCode = onDemand(() => import(/* webpackChunkName: "export" */ './late'));
