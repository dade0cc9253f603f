import { onDemand } from '#client/lib/onDemand';

/** The field that opens a menu. */
export const {
  load: loadSelectField,
  want: wantSelectField,
  loaded: loadedSelectField,
} = onDemand(() => import('./SelectField').then(({ SelectField }) => SelectField));
