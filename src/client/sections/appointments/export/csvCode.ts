import { onDemand } from '#client/lib/onDemand';

/** What writes the lines of a CSV file; it comes with the menu, so that the Retry of a file never lacks it. */
export const { load: loadCsvCode } = onDemand(() => import(/* webpackChunkName: "export" */ './csvRows'));
