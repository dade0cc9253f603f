import { normalize, schema } from 'normalizr';

import type { Availability } from '../../contract/availabilities';
import type { Id } from '../../contract/common';
import { textOf } from '../lib/text';
import { createEntitySlice } from './entityStore';

/** Opening hours of doctors (Spec 1 §3). */
export const availabilities = createEntitySlice<Availability>()('availabilities');

const availabilitySchema = new schema.Entity<Availability>(availabilities.kind, {}, {
  processStrategy: (hours: Availability) => ({
    ...hours,
    date: textOf(hours.date),
    available_from: textOf(hours.available_from),
    available_to: textOf(hours.available_to),
  }),
});

/** Opening hours as entities; `ids` keeps the order of the answer. */
export function normalizeAvailabilities(list: readonly Availability[]) {
  const { entities, result } = normalize<Availability, Record<string, Record<string, object>>, Id[]>(list, [availabilitySchema]);
  return { entities, ids: result };
}
