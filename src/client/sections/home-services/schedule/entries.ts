import { addDays, longDate, shortTime, timeRange, wireEnd, wireTime, type DateText } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { say, type Message } from '#client/lib/text';
import { dateOfHours, plannedHours } from '#client/ui/dates/datePlanRules';
import type { Id } from '#contract/common';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { SCHEDULE_HOURS, SCHEDULE_SLOT } from '#contract/rules';
import { shortEnd } from '#contract/text/dayEnd';
import { scheduleMessages } from './messages';

/** How a form adds entries: for one date, or for every chosen weekday between two. */
export type ScheduleMode = 'single' | 'multiple';

/** What the form of an entry holds. */
export interface ScheduleFields {
  mode: ScheduleMode;
  date: string;
  startDate: string;
  endDate: string;
  weekdays: number[];
  /** The dates of the range that are left out. */
  unticked: string[];
  start_time: string;
  end_time: string;
  /** The end of what goes on after midnight, empty for nothing. */
  nextTo: string;
  slot_duration: number;
  is_available: boolean;
}

/** The fields that a form starts with (Spec 2 §9); one that adds entries starts in this mode. */
export function fieldsOf(entry: HomeSchedule | null, mode: ScheduleMode = 'single'): ScheduleFields {
  return {
    mode: entry ? 'single' : mode,
    date: entry?.date ?? '',
    startDate: '',
    endDate: '',
    weekdays: [],
    unticked: [],
    start_time: shortTime(entry?.start_time ?? SCHEDULE_HOURS.start),
    end_time: shortEnd(entry?.end_time ?? SCHEDULE_HOURS.end),
    nextTo: '',
    slot_duration: Number(entry?.slot_duration ?? SCHEDULE_SLOT.initial),
    is_available: entry?.is_available ?? true,
  };
}

/** The hours of each date that the fields of the form ask for. */
export function hoursIn({ start_time, end_time, nextTo }: Hours) {
  return plannedHours(start_time, end_time, nextTo);
}

type Hours = Pick<ScheduleFields, 'start_time' | 'end_time' | 'nextTo'>;

/** The draft of an entry on a date, from the fields of the form. */
export function draftOn(
  date: DateText,
  provider: Id,
  { start_time, end_time, slot_duration, is_available }: ScheduleFields,
): HomeScheduleDraft {
  return {
    availability_type: 'provider',
    provider,
    date,
    start_time: wireTime(start_time),
    end_time: wireEnd(end_time),
    is_available,
    slot_duration,
  };
}

/** The same with a second draft, of the next day, where hours go on after midnight. */
export function draftsOn(date: DateText, provider: Id, fields: ScheduleFields): HomeScheduleDraft[] {
  return hoursIn(fields).map((hours) =>
    draftOn(dateOfHours(date, hours), provider, { ...fields, start_time: hours.from, end_time: hours.to }),
  );
}

/** What an entry is called: its date and hours. */
export function entryName({
  date,
  start_time,
  end_time,
}: Pick<HomeScheduleDraft, 'date' | 'start_time' | 'end_time'>): Message {
  return say(scheduleMessages.entry, { date: longDate(date), hours: timeRange(start_time, end_time) });
}

/** Sorts entries by date, then by start (Spec 2 §2.3). */
export function entriesInOrder(entries: readonly HomeSchedule[]): HomeSchedule[] {
  const moment = ({ date, start_time }: HomeSchedule) => `${date} ${start_time}`;
  return [...entries].sort((a, b) => (moment(a) < moment(b) ? -1 : 1));
}

/** The dates for which an entry overlaps the hours that are planned for them. */
export function takenDates(entries: readonly HomeSchedule[], hours: Hours): Set<DateText> {
  const ranges = hoursIn(hours);
  return new Set(
    entries.flatMap(({ date, start_time, end_time }) =>
      ranges
        .filter((range) => sharesTime(range, { from: start_time, to: end_time }))
        .map(({ isNextDay }) => (isNextDay ? addDays(date, -1) : date)),
    ),
  );
}
