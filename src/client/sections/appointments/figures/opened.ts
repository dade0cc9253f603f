import { createSelector, weakMapMemoize } from 'reselect';

import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { freeDays } from '#client/hours/freeTimes';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import type { Slot } from '#client/hours/slots';
import { addDays, dayAndMonth, shortTime, weekdayName } from '#client/lib/dates';
import { groupBy } from '#client/lib/groupBy';
import { say, type Text } from '#client/lib/text';
import type { Numbers } from '#client/ui/charts/numbers';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { calledDoctor } from '../list/calledDoctor';
import { selectWholeList } from '../list/selectors';
import { figuresMessages } from './messages';
import { openedDay, type OpenedDay } from './openedHours';

/** How the days of the doctors are used whose hours have been read, and the open minutes of each as numbers. */
export interface Opened {
  days: readonly DateText[];
  opened: readonly (readonly OpenedDay[])[];
  numbers: Numbers;
}

/** How many days are shown, today included. */
const DAYS = 14;

const NONE: readonly StoredAppointment[] = [];

type VisitsOfDoctors = ReadonlyMap<string, readonly StoredAppointment[]>;

/** The active visits of each doctor that may reach into today, or are to come. */
const selectActiveVisits = createSelector([selectWholeList, (_: unknown, today: DateText) => today], (list, today) => {
  const yesterday = addDays(today, -1);
  const active = list.filter((one) => one.date >= yesterday && isActive(one));
  return groupBy(active, ({ doctor_id }) => String(doctor_id));
});

/** The days of a doctor, reckoned once for the same hours and visits. */
const openedDays = weakMapMemoize(
  (ranges: readonly Availability[], visits: readonly StoredAppointment[], days: readonly DateText[]) =>
    days.map((day) => openedDay(ranges, visits, day)),
);

const NO_VISITS: VisitsOfDoctors = new Map();

/**
 * The active visits that stand in the hours of each doctor, by the text of the id; none before any hours have been
 * read, for a long list takes a while to be gone through.
 */
export function selectVisitsBeside(
  state: OpenedRoot,
  today: DateText,
  hours: ReturnType<typeof selectOpenedHours>,
): VisitsOfDoctors {
  return hours.some(Boolean) ? selectActiveVisits(state, today) : NO_VISITS;
}

/** What the hours of doctors are reckoned from. */
export type OpenedRoot = HoursRoot & Parameters<typeof selectWholeList>[0];

/** The hours of each of these doctors. */
export function selectOpenedHours(state: OpenedRoot, doctors: readonly string[]) {
  return doctors.map((doctor) => selectDoctorHours(state, doctor, null));
}

interface Ground {
  doctors: readonly string[];
  hours: ReturnType<typeof selectOpenedHours>;
  visits: VisitsOfDoctors;
  names: ReadonlyMap<string, string>;
  days: readonly DateText[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The fourteen days from one on. */
export const daysFrom = weakMapMemoize((today: DateText) =>
  Array.from({ length: DAYS }, (_, at) => addDays(today, at)),
);

/** How the days of doctors are used, row by row. */
export function openedIn({ doctors, hours, visits, names, days, now }: Ground): Opened {
  const known = doctors.flatMap((doctor, at) => {
    const ranges = hours[at];
    return ranges ? [{ doctor, ranges, busy: visits.get(doctor) ?? NONE }] : [];
  });
  const opened = known.map(({ ranges, busy }) => openedDays(ranges, busy, days));
  const rows = known.map(({ doctor, ranges, busy }) => ({
    label: calledDoctor(names.get(doctor)),
    beside: freeText(
      freeDays({ hours: ranges, visits: busy, now: new Date(now) }, { from: '' }).next().value?.slots[0],
    ),
  }));
  const columns = days.map((day) => ({
    label: say(figuresMessages.dayHead, { weekday: weekdayName(day), date: dayAndMonth(day) }),
  }));
  return { days, opened, numbers: { rows, columns, counts: opened.map((line) => line.map(({ open }) => open)) } };
}

function freeText(slot: Slot | undefined): Text {
  if (!slot) return figuresMessages.noneFree;
  const { date, startTime } = slot;
  const values = { weekday: weekdayName(date), date: dayAndMonth(date), time: shortTime(startTime) };
  return say(figuresMessages.freeAt, values);
}
