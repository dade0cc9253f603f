import { normalize, schema } from 'normalizr';

import type { Id } from '../../contract/common';
import type { Provider } from '../../contract/directory';
import { createEntitySlice } from './entityStore';

/** A clinic or other organisation that employs doctors; its place is kept with it, as it is only shown. */
export const providers = createEntitySlice<Provider>()('providers');

const providerSchema = new schema.Entity<Provider>(providers.kind);

/** Takes providers into entities; `ids` keeps the order of the answer. */
export function normalizeProviders(list: readonly Provider[]) {
  const { entities, result } = normalize<Provider, Record<string, Record<string, object>>, Id[]>(list, [providerSchema]);
  return { entities, ids: result };
}
