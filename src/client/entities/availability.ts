import { textOf } from '#client/lib/text';
import type { Availability } from '#contract/availabilities';
import { defineEntity } from './defineEntity';

/** Opening hours of doctors (Spec 1 §3); a date or a time that a service left out is the empty text. */
export const availabilities = defineEntity<Availability>()(
  'availabilities',
  {},
  {
    processStrategy: (hours: Availability) => ({
      ...hours,
      date: textOf(hours.date),
      available_from: textOf(hours.available_from),
      available_to: textOf(hours.available_to),
    }),
  },
);
