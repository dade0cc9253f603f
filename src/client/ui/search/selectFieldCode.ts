import type { SelectField } from './SelectField';

let loaded: typeof SelectField | undefined;

/** Loads the field that opens a menu. Rejects when it cannot be fetched. */
export async function loadSelectField(): Promise<typeof SelectField> {
  loaded = (await import('./SelectField')).SelectField;
  return loaded;
}

/** That field, `undefined` before it has been loaded. */
export function loadedSelectField(): typeof SelectField | undefined {
  return loaded;
}
