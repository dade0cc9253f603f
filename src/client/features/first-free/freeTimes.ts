import type { VisitTime } from '#client/entities/hours';
import { isClashing, slotsInARow, slotsOf, type Slot } from '#client/entities/slots';
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
  const dates = [...new Set(hours.map(({ date }) => date))].filter((date) => date >= from).sort();
  const found: Slot[] = [];
  for (const date of dates) {
    if (found.length >= TIMES_SHOWN || (lastDate && date > lastDate)) break;
    const engagements = busy.filter((one) => one.date === date);
    const free = slotsInARow(slotsOf(hours, date, now), slots).filter(
      (slot) =>
        (earliest === '' || minutesOf(slot.startTime) >= minutesOf(earliest)) &&
        (latest === '' || endMinutesOf(slot.endTime) <= endMinutesOf(latest)) &&
        !isClashing(slot, engagements),
    );
    found.push(...free);
  }
  return found.slice(0, TIMES_SHOWN);
}
