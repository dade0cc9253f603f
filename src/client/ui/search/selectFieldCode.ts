import { onDemand } from '#client/device/onDemand';

/** The field that opens a menu. */
export const selectField = onDemand(() => import('./SelectField').then(({ SelectField }) => SelectField));
