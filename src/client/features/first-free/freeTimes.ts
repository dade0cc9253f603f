import type { VisitTime } from '#client/entities/hours';
import { freeDays } from '#client/hours/freeTimes';
import type { Slot } from '#client/hours/slots';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import type { FreeTimeQuestion } from './events';

/** How many times a line shows. */
const TIMES_SHOWN = 3;

/**
 * The next three times of a doctor that are long enough, lie between the hours asked for, and overlap no appointment;
 * two at the same time in different places count as two.
 */
export function nextFreeTimes(
  hours: readonly Availability[],
  busy: readonly VisitTime[],
  { from, earliest, latest, slots }: Pick<FreeTimeQuestion, 'from' | 'earliest' | 'latest' | 'slots'>,
  now: Date,
  lastDate: DateText | null = null,
): Slot[] {
  const suits = ({ startTime, endTime }: Slot) =>
    (earliest === '' || minutesOf(startTime) >= minutesOf(earliest)) &&
    (latest === '' || endMinutesOf(endTime) <= endMinutesOf(latest));
  const found: Slot[] = [];
  for (const day of freeDays({ hours, visits: busy, now }, { from, until: lastDate, length: slots, suits })) {
    found.push(...day.slots);
    if (found.length >= TIMES_SHOWN) break;
  }
  return found.slice(0, TIMES_SHOWN);
}
