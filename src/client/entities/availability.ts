import { normalize, schema } from 'normalizr';

import type { Availability } from '../../contract/availabilities';
import type { Id } from '../../contract/common';
import { createEntitySlice } from './entityStore';

/** Opening hours of doctors (Spec 1 §3). */
export const availabilities = createEntitySlice<Availability>()('availabilities');

const availabilitySchema = new schema.Entity<Availability>(availabilities.kind);

/** Opening hours as entities; `ids` keeps the order of the answer. */
export function normalizeAvailabilities(list: readonly Availability[]) {
  const { entities, result } = normalize<Availability, Record<string, Record<string, object>>, Id[]>(list, [availabilitySchema]);
  return { entities, ids: result };
}
