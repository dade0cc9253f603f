import { normalize, schema } from 'normalizr';

import type { Id, Named } from '../../contract/common';
import { createEntitySlice } from './entityStore';

/** A medical specialty a doctor can have. */
export const specialties = createEntitySlice<Named>()('specialties');

const specialtySchema = new schema.Entity<Named>(specialties.kind);

/** Takes specialties into entities; `ids` keeps the order of the answer. */
export function normalizeSpecialties(list: readonly Named[]) {
  const { entities, result } = normalize<Named, Record<string, Record<string, object>>, Id[]>(list, [specialtySchema]);
  return { entities, ids: result };
}
