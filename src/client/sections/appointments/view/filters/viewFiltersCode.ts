import { onDemand } from '#client/device/onDemand';

/** The filters behind their button, whose fields are 25 KB of code. */
export const viewFilters = onDemand(() => import('./ViewFilters').then(({ ViewFilters }) => ViewFilters));
