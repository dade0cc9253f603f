import { DAY_MINUTES, endMinutesOf, minutesOf, shortTime, timeOfMinutes } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { dateOfHours, MIDNIGHT, type PlannedHours } from '#client/ui/dates/datePlanRules';
import type { DateText } from '#contract/common';
import { SLOT_MINUTES } from '#contract/rules';
import type { CalendarDay, CalendarSlot } from '../hours/calendar';

/**
 * What of these hours is free on those of the dates on which some of it is, beside the slots of a calendar; what is
 * shorter than a slot is left out.
 */
export function fittingHours(
  days: readonly CalendarDay[],
  hours: readonly PlannedHours[],
  dates: readonly DateText[],
): Map<DateText, PlannedHours[]> {
  const slotsOn = new Map(days.map(({ date, slots }) => [date, slots]));
  const parts = dates.map((date): [DateText, PlannedHours[]] => [
    date,
    hours.flatMap((range) => partsOf(range, slotsOn.get(dateOfHours(date, range)) ?? [])),
  ]);
  return new Map(parts.filter(([, left]) => left.length > 0));
}

/** The parts of a range beside the slots of its day; the range itself where none shares time with it. */
function partsOf(range: PlannedHours, slots: readonly CalendarSlot[]): PlannedHours[] {
  const inTheWay = slots.filter((slot) => sharesTime(slot, range));
  if (inTheWay.length === 0) return [range];
  let free = [{ start: minutesOf(range.from), end: endMinutesOf(range.to) }];
  for (const slot of inTheWay) {
    const [from, to] = [minutesOf(slot.from), endMinutesOf(slot.to)];
    free = free.flatMap(({ start, end }) => [
      { start, end: Math.min(end, from) },
      { start: Math.max(start, to), end },
    ]);
  }
  return free
    .filter(({ start, end }) => end - start >= SLOT_MINUTES)
    .map(({ start, end }) => ({
      ...range,
      from: shortTime(timeOfMinutes(start)),
      to: end === DAY_MINUTES ? MIDNIGHT.end : shortTime(timeOfMinutes(end)),
    }));
}
