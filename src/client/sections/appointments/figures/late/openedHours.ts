import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { isClashing, slotsOf, type Slot } from '#client/entities/slots';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import { joinedSpans, lengthOfSpans, spansWithin, type DaySpan } from '#client/lib/daySpans';
import type { Availability } from '#contract/availabilities';
import type { DateText, TimeText } from '#contract/common';
import { BOOKED } from '#contract/rules';

/** How long a doctor is open on a day, and how much of that is taken, in minutes. */
export interface OpenedDay {
  open: number;
  taken: number;
}

type Visit = Pick<StoredAppointment, 'date' | 'status' | 'start_time' | 'end_time'>;

/**
 * How a day of a doctor is used: open is each minute that any range covers, booked ones too; of these those are taken
 * that a booked range or a pending or confirmed visit covers (decisions: figures).
 */
export function openedDay(hours: readonly Availability[], visits: readonly Visit[], date: DateText): OpenedDay {
  const ranges = hours.filter((range) => range.date === date);
  const spanOf = ({ available_from, available_to }: Availability) => spanBetween(available_from, available_to);
  const open = joinedSpans(ranges.flatMap(spanOf));
  const taken = [
    ...ranges.filter(({ status }) => status === BOOKED).flatMap(spanOf),
    ...visits
      .filter((visit) => visit.date === date && visit.start_time && visit.end_time && isActive(visit))
      .flatMap(({ start_time, end_time }) => spanBetween(start_time, end_time)),
  ];
  return {
    open: lengthOfSpans(open),
    taken: lengthOfSpans(joinedSpans(taken).flatMap((span) => spansWithin(span, open))),
  };
}

/** What lies between two times of a day; nothing where the second is not later. */
function spanBetween(from: TimeText, to: TimeText): DaySpan[] {
  const [start, end] = [minutesOf(from), endMinutesOf(to)];
  return start < end ? [{ start, end }] : [];
}

/** The first time of a doctor that can be booked, `null` where there is none. */
export function firstFreeSlot(hours: readonly Availability[], visits: readonly Visit[], now: Date): Slot | null {
  const busy = visits.filter((visit) => visit.start_time && visit.end_time && isActive(visit));
  for (const date of [...new Set(hours.map((range) => range.date))].sort()) {
    const engagements = busy.filter((visit) => visit.date === date);
    const free = slotsOf(hours, date, now).find((slot) => !isClashing(slot, engagements));
    if (free) return free;
  }
  return null;
}
