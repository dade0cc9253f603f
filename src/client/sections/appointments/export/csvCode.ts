import { onDemand } from '#client/lib/onDemand';

/** What writes the lines of a CSV file. */
export const { load: loadCsvCode } = onDemand(() => import('./csvRows'));
