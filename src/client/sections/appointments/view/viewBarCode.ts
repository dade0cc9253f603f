import { onDemand } from '#client/lib/onDemand';

/** The bar with filters, columns and views, whose pickers no list needs to show. */
export const viewBar = onDemand(() => import('./ViewBar').then(({ ViewBar }) => ViewBar));
