import * as z from 'zod/mini';

import { daysBetween, isDateText } from '../../lib/dates';
import type { Message, Words } from '../../lib/text';
import { timeTyped } from '../../lib/typed';
import { messages } from './messages';

/** What the form for opening hours holds; the location as a select holds it. */
export interface AvailabilityFields {
  startDate: string;
  endDate: string;
  weekdays: number[];
  availableFrom: string;
  availableTo: string;
  location: string;
  skipExisting: boolean;
}

/** Days of the longest range that is counted date by date. */
const LONGEST_RANGE_DAYS = 5 * 366;

type Finding = [field: keyof AvailabilityFields, message: Message];

/** The form for opening hours (Spec 1 §5). */
export function availabilitySchema(words: Words) {
  return z
    .object({
      startDate: z.string(),
      endDate: z.string(),
      weekdays: z.array(z.number()),
      availableFrom: z.string(),
      availableTo: z.string(),
      location: z.string(),
      skipExisting: z.boolean(),
    })
    .check(({ value, issues }) => {
      findings(value).forEach(([field, message]) => {
        issues.push({ code: 'custom', path: [field], message: words(message), input: value[field] });
      });
    });
}

/** Whether two dates are a range whose dates can be counted. */
export function isRange(start: string, end: string): boolean {
  return isDateText(start) && isDateText(end) && end >= start && daysBetween(start, end) <= LONGEST_RANGE_DAYS;
}

function findings(fields: AvailabilityFields): Finding[] {
  return [
    ...dateFindings(fields),
    ...(fields.weekdays.length === 0 ? [['weekdays', messages.weekdayRequired] satisfies Finding] : []),
    ...timeFindings(fields),
    ...(fields.location === '' ? [['location', messages.locationRequired] satisfies Finding] : []),
  ];
}

function dateFindings({ startDate, endDate }: AvailabilityFields): Finding[] {
  const single = [
    ...dateFinding('startDate', startDate, messages.startRequired),
    ...dateFinding('endDate', endDate, messages.endRequired),
  ];
  if (single.length > 0 || isRange(startDate, endDate)) return single;
  return [['endDate', endDate < startDate ? messages.endBeforeStart : messages.rangeTooLong]];
}

function dateFinding(field: keyof AvailabilityFields, date: string, required: Message): Finding[] {
  if (date === '') return [[field, required]];
  return isDateText(date) ? [] : [[field, messages.dateInvalid]];
}

function timeFindings({ availableFrom, availableTo }: AvailabilityFields): Finding[] {
  const single = [
    ...timeFinding('availableFrom', availableFrom, messages.fromRequired),
    ...timeFinding('availableTo', availableTo, messages.toRequired),
  ];
  if (single.length > 0) return single;
  return availableTo > availableFrom ? [] : [['availableTo', messages.toBeforeFrom]];
}

function timeFinding(field: keyof AvailabilityFields, time: string, required: Message): Finding[] {
  if (time === '') return [[field, required]];
  return timeTyped(time) === time ? [] : [[field, messages.timeInvalid]];
}
