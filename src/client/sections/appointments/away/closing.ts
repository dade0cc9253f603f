import { byOpening } from '#client/entities/hours';
import { DAY_MINUTES, endMinutesOf, minutesOf } from '#client/lib/dates';
import type { Availability } from '#contract/availabilities';
import { isInside } from './proposals';
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

/** Whether a range of a day of the span begins and ends in it. */
function isWithin({ available_from, available_to }: Availability, { fromTime, toTime }: AwaySpan): boolean {
  const begin = fromTime === '' ? 0 : minutesOf(fromTime);
  const stop = toTime === '' ? DAY_MINUTES : endMinutesOf(toTime);
  return minutesOf(available_from) >= begin && endMinutesOf(available_to) <= stop;
}
