import { byOpening } from '#client/entities/hours';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import type { Availability } from '#contract/availabilities';
import { isInside, partOf } from './proposals';
import type { AwaySpan } from './sent';

/** A range of hours that shares time with a span, and whether it reaches beyond. */
export interface RangeInSpan {
  range: Availability;
  reachesBeyond: boolean;
}

/** The ranges of hours that share time with a span, soonest first. */
export function rangesIn(hours: readonly Availability[], span: AwaySpan): RangeInSpan[] {
  return hours
    .filter(({ date, available_from, available_to }) =>
      isInside(span, { date, start: available_from, end: available_to }),
    )
    .sort(byOpening)
    .map((range) => ({ range, reachesBeyond: !isWithin(range, span) }));
}

/** Whether a range of hours begins and ends in a span. */
function isWithin({ date, available_from, available_to }: Availability, span: AwaySpan): boolean {
  const part = partOf(span, date);
  return part !== null && minutesOf(available_from) >= part.start && endMinutesOf(available_to) <= part.end;
}
