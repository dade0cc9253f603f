import * as z from 'zod/mini';

import { sharesTime } from '#client/lib/daySpans';
import type { Message, Translate } from '#client/lib/text';
import { hoursFindings, rangeFindings, type Finding } from '#client/ui/dates/datePlanRules';
import { availabilityMessages } from './messages';

/** A range of hours as the form holds it. */
export interface HoursTyped {
  from: string;
  to: string;
  nextTo: string;
}

/** What the form Add Availability holds; the location is the text of its id. */
export interface AvailabilityFields {
  startDate: string;
  endDate: string;
  weekdays: number[];
  /** The dates of the range that the person left out. */
  unticked: string[];
  /** The dates that the person wants although they overlap what is there. */
  ticked: string[];
  /** Whether dates that are free in part get that part. */
  fits: boolean;
  /** Each with the end of what goes on after midnight, empty for nothing. */
  hours: HoursTyped[];
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
      ticked: z.array(z.string()),
      fits: z.boolean(),
      hours: z.array(z.object({ from: z.string(), to: z.string(), nextTo: z.string() })),
      location: z.string(),
      skipExisting: z.boolean(),
    })
    .check(({ value, issues }) =>
      findings(value).forEach(([field, message]) =>
        issues.push({ code: 'custom', path: field.split('.'), message: t(message), input: value }),
      ),
    );
}

function findings(fields: AvailabilityFields): Finding<string>[] {
  return [
    ...rangeFindings(fields),
    ...fields.hours.flatMap((range, index) => findingsOfHours(range, index, fields.hours.slice(0, index))),
    ...(fields.location === '' ? [['location', availabilityMessages.locationRequired] as const] : []),
  ];
}

function findingsOfHours({ from, to }: HoursTyped, index: number, above: readonly HoursTyped[]): Finding<string>[] {
  const [start, end] = [`hours.${index}.from`, `hours.${index}.to`];
  const found = hoursFindings([start, from], [end, to]);
  const overlaps = above.some((other) => sharesTime(other, { from, to }));
  return found.length === 0 && overlaps ? [[start, availabilityMessages.hoursOverlap satisfies Message]] : found;
}
