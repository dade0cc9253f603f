import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import type { Finding } from '#client/ui/dates/datePlanRules';
import { hoursFindings, rangeFindings } from '#client/ui/dates/datePlanRules';
import { messages } from './messages';

/** What the form Add Availability holds; the location is the text of its id. */
export interface AvailabilityFields {
  startDate: string;
  endDate: string;
  weekdays: number[];
  /** The dates of the range that the person left out. */
  unticked: string[];
  availableFrom: string;
  availableTo: string;
  location: string;
  skipExisting: boolean;
}

/** The rules of the form Add Availability, with their sentences (Spec 1 §5). */
export function availabilitySchema(t: Translate) {
  return z
    .object({
      startDate: z.string(),
      endDate: z.string(),
      weekdays: z.array(z.number()),
      unticked: z.array(z.string()),
      availableFrom: z.string(),
      availableTo: z.string(),
      location: z.string(),
      skipExisting: z.boolean(),
    })
    .check(({ value, issues }) => {
      findings(value).forEach(([field, message]) => {
        issues.push({ code: 'custom', path: [field], message: t(message), input: value[field] });
      });
    });
}

function findings(fields: AvailabilityFields): Finding<keyof AvailabilityFields>[] {
  const { availableFrom, availableTo, location } = fields;
  return [
    ...rangeFindings(fields),
    ...hoursFindings<keyof AvailabilityFields>(['availableFrom', availableFrom], ['availableTo', availableTo]),
    ...(location === '' ? [['location', messages.locationRequired] as const] : []),
  ];
}
