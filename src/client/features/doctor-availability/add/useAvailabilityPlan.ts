import { useMemo } from 'react';

import { closedDates } from '#client/lib/closedDates';
import { addDays, endMinutesOf, minutesOf, timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { namesInARow, say, type Message, type Text } from '#client/lib/text';
import { timeTyped } from '#client/lib/typedDates';
import type { ClosedDate } from '#client/ui/dates/ClosedDates';
import { dateOfHours, plannedHours, type PlannedHours } from '#client/ui/dates/datePlanRules';
import { useDatePlan } from '#client/ui/dates/useDatePlan';
import type { DateText } from '#contract/common';
import type { CalendarDay, CalendarSlot } from '../hours/calendar';
import { availabilityMessages } from '../hours/messages';
import type { AvailabilityFields } from '../hours/validation';
import { fittingHours } from './fittingHours';

/**
 * The dates of a form, and what stands in their way: a date on which every doctor has an overlapping slot is left out
 * unless a person ticks it (decisions: fan-outs). There is one calendar for each doctor; of a single one a date that
 * is free in part may get that part.
 */
export function useAvailabilityPlan(
  typed: AvailabilityFields,
  calendars: readonly (readonly CalendarDay[])[],
  isSkipped: boolean,
) {
  const whole = JSON.stringify(
    typed.hours
      .filter(({ from, to }) => timeTyped(from) && timeTyped(to, true))
      .flatMap(({ from, to, nextTo }) => plannedHours(from, to, nextTo)),
  );
  const { hours, clashes, parts } = useMemo(() => {
    const hours = JSON.parse(whole) as PlannedHours[];
    const clashes = [...clashesOf(calendars, hours, isSkipped)];
    const [only, ...others] = calendars;
    const dates = clashes.map(([date]) => date);
    return { hours, clashes, parts: only && others.length === 0 ? fittingHours(only, hours, dates) : NO_PARTS };
  }, [calendars, whole, isSkipped]);
  const fitting = typed.fits ? parts : NO_PARTS;
  const left = clashes.filter(([date, { doctors }]) => doctors === calendars.length && !fitting.has(date));
  const { dates } = useDatePlan(typed);
  const closed = useMemo(() => closedIn(calendars, dates, hours), [calendars, dates, hours]);
  const leftOut = new Set([...left, ...closed.map(({ date }) => [date])].map(([date]) => date));
  const notes = new Map(
    clashes.map(([date, clash]): [DateText, Text] => {
      const part = fitting.get(date);
      return [date, part ? fitText(part) : clashText(clash, calendars.length)];
    }),
  );
  const plan = useDatePlan(typed, leftOut);
  const fits = plan.dates.filter((date) => parts.has(date));
  const overlapping = new Set([...notes.keys()].filter((date) => !fitting.has(date)));
  return { ...plan, hours, notes, leftOut, closed, overlapping, fitting, fits: fits.length };
}

/** Those of these dates that were closed between weeks with hours, by one calendar for each doctor. */
export function closedIn(
  calendars: readonly (readonly CalendarDay[])[],
  dates: readonly DateText[],
  hours: readonly PlannedHours[],
): ClosedDate[] {
  const datesOf = (date: DateText) => [date, ...hours.map((range) => dateOfHours(date, range))];
  const all = [...new Set(dates.flatMap(datesOf))];
  const closed = calendars.map(
    (days) =>
      new Set(
        closedDates(
          all,
          days.flatMap(({ slots }) => slots),
        ),
      ),
  );
  return dates.flatMap((date): ClosedDate[] => {
    const doctors = closed.filter((ofOne) => datesOf(date).some((on) => ofOne.has(on))).length;
    return doctors > 0 ? [{ date, doctors, total: calendars.length }] : [];
  });
}

const NO_PARTS: ReadonlyMap<DateText, readonly PlannedHours[]> = new Map();

function fitText(part: readonly PlannedHours[]): Message {
  const ranges = part.map(({ from, to }) => timeRange(from, to));
  return say(availabilityMessages.fits, { hours: namesInARow(ranges, ranges.length) });
}

/** What stands in the way of hours on a date. */
export interface Clash {
  /** How many doctors have a slot that shares time with the hours. */
  doctors: number;
  /** The first such slot, and whether it has exactly these hours. */
  slot: CalendarSlot;
  isSame: boolean;
}

/**
 * The dates on which some of these doctors have a slot that shares time with the hours; a slot of exactly these hours
 * does not count where it `isSkipped`.
 */
export function clashesOf(
  calendars: readonly (readonly CalendarDay[])[],
  hours: readonly PlannedHours[],
  isSkipped: boolean,
): Map<DateText, Clash> {
  const clashes = new Map<DateText, Clash>();
  const ranges = hours.filter(({ from, to }) => minutesOf(from) < endMinutesOf(to));
  for (const days of calendars)
    for (const [date, found] of clashesOfOne(days, ranges, isSkipped)) {
      const known = clashes.get(date);
      if (known) known.doctors += 1;
      else clashes.set(date, { doctors: 1, ...found });
    }
  return clashes;
}

/** The first clash of one doctor by the date that is planned; what goes on after midnight is planned the day before. */
function clashesOfOne(days: readonly CalendarDay[], ranges: readonly PlannedHours[], isSkipped: boolean) {
  const found = new Map<DateText, Omit<Clash, 'doctors'>>();
  for (const isNextDay of [false, true]) {
    const ofDay = ranges.filter((range) => Boolean(range.isNextDay) === isNextDay);
    for (const { date, slots } of ofDay.length > 0 ? days : []) {
      const clash = firstClash(slots, ofDay, isSkipped);
      const planned = isNextDay ? addDays(date, -1) : date;
      if (clash && !found.has(planned)) found.set(planned, clash);
    }
  }
  return found;
}

function firstClash(slots: readonly CalendarSlot[], ranges: readonly PlannedHours[], isSkipped: boolean) {
  for (const slot of slots)
    for (const range of ranges) {
      const isSame = timeRange(slot.from, slot.to) === timeRange(range.from, range.to);
      if (sharesTime(slot, range) && !(isSame && isSkipped)) return { slot, isSame };
    }
  return null;
}

/** Says what stands in the way on a date, of so many doctors. */
export function clashText({ doctors, slot, isSame }: Clash, total: number): Message {
  if (total > 1) return say(availabilityMessages.overlapsOfAll, { doctors, total });
  const hours = timeRange(slot.from, slot.to);
  return isSame ? availabilityMessages.alreadyThere : say(availabilityMessages.overlapsHours, { hours });
}
