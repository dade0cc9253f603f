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

/** How the days of the doctors are used whose hours have been read. */
export interface Opened {
  /** How these doctors are called. */
  doctors: readonly Text[];
  days: readonly DateText[];
  /** Of each of these doctors, each day. */
  opened: readonly (readonly OpenedDay[])[];
  /** The same with everybody and all days first, as the picture shows it, and the minutes that are open. */
  shown: readonly (readonly OpenedDay[])[];
  numbers: Numbers;
}

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

/** How the days of doctors are used, row by row. */
export function openedIn({ doctors, hours, visits, names, days, now }: Ground): Opened {
  const known = doctors.flatMap((doctor, at) => {
    const ranges = hours[at];
    return ranges ? [{ doctor, ranges, busy: visits.get(doctor) ?? NONE }] : [];
  });
  const opened = known.map(({ ranges, busy }) => openedDays(ranges, busy, days));
  const shown = withSums(opened, days);
  const rows = known.map(({ doctor, ranges, busy }) => ({
    label: calledDoctor(names.get(doctor)),
    beside: freeText(
      freeDays({ hours: ranges, visits: busy, now: new Date(now) }, { from: '' }).next().value?.slots[0],
    ),
  }));
  const columns = [{ label: figuresMessages.together }, ...days.map((day) => ({ label: dayHead(day) }))];
  return {
    doctors: rows.map(({ label }) => label),
    days,
    opened,
    shown,
    numbers: {
      rows: [{ label: figuresMessages.everybody }, ...rows],
      columns,
      counts: shown.map((line) => line.map(({ open }) => open)),
    },
  };
}

/** What stands above a day. */
export function dayHead(day: DateText): Text {
  return say(figuresMessages.dayHead, { weekday: weekdayName(day), date: dayAndMonth(day) });
}

/** The line of everybody and the lines of each, all days together first. */
function withSums(opened: readonly (readonly OpenedDay[])[], days: readonly DateText[]): OpenedDay[][] {
  const everybody = days.map((_, at) => sumOf(opened.flatMap((line) => line[at] ?? [])));
  return [everybody, ...opened].map((line) => [sumOf(line), ...line]);
}

function sumOf(days: readonly OpenedDay[]): OpenedDay {
  return days.reduce((sum, { open, taken }) => ({ open: sum.open + open, taken: sum.taken + taken }), {
    open: 0,
    taken: 0,
  });
}

function freeText(slot: Slot | undefined): Text {
  if (!slot) return figuresMessages.noneFree;
  const { date, startTime } = slot;
  const values = { weekday: weekdayName(date), date: dayAndMonth(date), time: shortTime(startTime) };
  return say(figuresMessages.freeAt, values);
}
