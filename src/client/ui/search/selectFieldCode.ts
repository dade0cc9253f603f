import { onDemand } from '#client/lib/onDemand';

/** The field that opens a menu. */
export const selectField = onDemand(() => import('./SelectField').then(({ SelectField }) => SelectField));
