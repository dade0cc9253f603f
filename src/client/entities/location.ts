import { schema } from 'normalizr';

import type { LocalLocation } from '#contract/appointments';
import type { Location } from '#contract/directory';
import { defineEntity } from './defineEntity';

/** Places where doctors see patients (Spec 1 §3). */
export const locations = defineEntity<Location>()('locations');

/** A location as appointments embed it: the same fields, its id under another name. */
export const localLocationSchema = new schema.Entity<Location>(
  locations.kind,
  {},
  {
    idAttribute: (place: Partial<LocalLocation>, appointment: { location_id?: unknown }) =>
      String(place.location_id ?? appointment.location_id),
    processStrategy: (
      { location_id, ...place }: Partial<LocalLocation>,
      appointment: { location_id: LocalLocation['location_id'] },
    ) => ({ id: location_id ?? appointment.location_id, ...place }),
  },
);
