import type { StoredAppointment } from '#client/entities/appointments';
import type { VisitTime } from '#client/entities/hours';
import { freeDays, timesOn, type Timetable } from '#client/hours/freeTimes';
import { fitsPlace, isClashing, type Slot } from '#client/hours/slots';
import { addDays, minutesOf } from '#client/lib/dates';
import { daysBetween } from '#client/lib/reckoning';
import { DAYS_OF_WEEK, weekdayOf, weekOf } from '#client/lib/week';
import { nearestSlot } from '#client/sections/appointments/list/patients/nearestSlot';
import type { DateText } from '#contract/common';
import type { ChosenLine } from '../events';

/** How many visits a series may have. */
export const COUNTS = Array.from({ length: 29 }, (_, at) => at + 2);

/** After how many weeks a series goes on. */
export const STEPS = [1, 2, 3, 4] as const;

/** On which dates the visits of a series are. */
export interface SeriesRule {
  count: number;
  /** After how many weeks it goes on. */
  weeks: number;
  /** On which weekdays it is besides that of its first date, Sunday 0 to Saturday 6. */
  weekdays: readonly number[];
}

/** What a person has chosen otherwise than proposed, by the date that a line is for. */
export interface LineChoices {
  /** Other times. */
  slots: Readonly<Record<DateText, Slot>>;
  /** The dates that are not wanted. */
  unticked: ReadonlySet<DateText>;
}

/** Why a line cannot have the hour of its series: no hours are open, somebody has it, or another line. */
export type Obstacle = { is: 'closed' | 'planned' } | { is: 'taken'; by: StoredAppointment };

/** One date of a series. */
export interface SeriesLine {
  /** The date that it is for. */
  date: DateText;
  /** What stands in the way; `null` of one whose hour is free. */
  obstacle: Obstacle | null;
  /** The time that it gets: the hour of its series, the nearest free one, or a chosen one; `null` of none. */
  slot: Slot | null;
  isTicked: boolean;
}

/** The dates of a series, from its first one on. */
export function seriesDates(first: DateText, { count, weeks, weekdays }: SeriesRule): DateText[] {
  const days = new Set([weekdayOf(first), ...weekdays]);
  return Array.from({ length: count }, (_, at) => weekOf(addDays(first, at * weeks * DAYS_OF_WEEK)))
    .flat()
    .filter((date) => date >= first && days.has(weekdayOf(date)))
    .slice(0, count);
}

/**
 * What becomes of each date of a series. No two lines that are ticked share time: first come the chosen times, then
 * the hour of the series where it is free, then the free times nearest to it.
 *
 * @param timetable the hours of the doctor, and whoever takes time of doctor or patient
 * @param first the time of its first date
 */
export function seriesLines(
  timetable: Timetable<StoredAppointment>,
  first: Slot,
  rule: SeriesRule,
  { slots, unticked }: LineChoices,
): SeriesLine[] {
  const hours = timetable.hours.filter((range) => fitsPlace({ locationId: range.location_id }, first.locationId));
  const atPlace = { ...timetable, hours };
  const dates = seriesDates(first.date, rule);
  const isWanted = (date: DateText) => !unticked.has(date);
  const held: Slot[] = dates.filter(isWanted).flatMap((date) => slots[date] ?? []);
  const lines = new Map<DateText, Omit<SeriesLine, 'isTicked'>>();
  for (const date of dates) {
    const found = hourOn(atPlace, { ...first, date }, held);
    const chosen = slots[date];
    lines.set(date, { date, ...found, ...(chosen && { slot: chosen }) });
    if (isWanted(date) && !chosen && found.slot) held.push(found.slot);
  }
  const reach = Math.floor((rule.weeks * DAYS_OF_WEEK) / 2);
  // Those that are not wanted come last, for they hold nothing.
  for (const date of [...dates.filter(isWanted), ...dates.filter((one) => unticked.has(one))]) {
    const line = lines.get(date);
    if (!line || line.slot) continue;
    const slot = nearestFree(atPlace, { ...first, date }, held, reach);
    lines.set(date, { ...line, slot });
    if (isWanted(date) && slot) held.push(slot);
  }
  return [...lines.values()].map((line) => ({ ...line, isTicked: isWanted(line.date) && line.slot !== null }));
}

/** The hour of a series on a date, or what stands in its way. */
function hourOn(timetable: Timetable<StoredAppointment>, wanted: Slot, held: readonly Slot[]) {
  const offered = timesOn(timetable, wanted.date).find(
    ({ slot }) => minutesOf(slot.startTime) === minutesOf(wanted.startTime),
  );
  if (!offered) return { obstacle: { is: 'closed' }, slot: null } as const;
  const [by] = offered.expected;
  if (by) return { obstacle: { is: 'taken', by }, slot: null } as const;
  if (held.some((slot) => isClashing(offered.slot, timeOfSlot(slot))))
    return { obstacle: { is: 'planned' }, slot: null } as const;
  return { obstacle: null, slot: offered.slot };
}

/** The free time that is nearest to a wanted one, by its day and then by its hour; of two the earlier one. */
function nearestFree(
  { hours, visits, now }: Timetable,
  { date, startTime }: Slot,
  held: readonly Slot[],
  reach: number,
): Slot | null {
  const span = { from: addDays(date, -reach), until: addDays(date, reach) };
  const days = [...freeDays({ hours, visits: [...visits, ...held.map(timeOfSlot)], now }, span)];
  const away = (day: DateText) => Math.abs(daysBetween(date, day));
  const [nearest] = days.sort((a, b) => away(a.date) - away(b.date));
  return nearest ? nearestSlot(nearest.slots, minutesOf(startTime)) : null;
}

/** What is sent of the lines that are ticked, with whom of these visits the time of each is known to clash. */
export function linesToBook(lines: readonly SeriesLine[], visits: readonly StoredAppointment[]): ChosenLine[] {
  return lines.flatMap(({ date, slot, isTicked }) => {
    if (!slot || !isTicked) return [];
    return [{ date, slot, besideIds: visits.filter((one) => isClashing(slot, one)).map(({ id }) => id) }];
  });
}

/** A slot as time that is taken. */
export function timeOfSlot({ date, startTime, endTime }: Slot): VisitTime {
  return { date, start_time: startTime, end_time: endTime };
}
