import { shortTime, type DateText, type TimeText } from '#client/lib/dates';
import type { Id } from '#contract/common';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { SCHEDULE_HOURS, SCHEDULE_SLOT } from '#contract/rules';

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
    end_time: shortTime(entry?.end_time ?? SCHEDULE_HOURS.end),
    slot_duration: Number(entry?.slot_duration ?? SCHEDULE_SLOT.initial),
    is_available: entry?.is_available ?? true,
  };
}

/** The draft of an entry on a date, from the fields of the form. */
export function draftOn(
  date: DateText,
  provider: Id,
  { start_time: start, end_time: end, slot_duration, is_available }: ScheduleFields,
): HomeScheduleDraft {
  return {
    availability_type: 'provider',
    provider,
    date,
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    is_available,
    slot_duration,
  };
}

/** Sorts entries by date, then by start (Spec 2 §2.3). */
export function entriesInOrder(entries: readonly HomeSchedule[]): HomeSchedule[] {
  const moment = ({ date, start_time }: HomeSchedule) => `${date} ${start_time}`;
  return [...entries].sort((a, b) => (moment(a) < moment(b) ? -1 : 1));
}

/** The dates on which an entry overlaps these hours. */
export function takenDates(entries: readonly HomeSchedule[], from: TimeText, to: TimeText): Set<DateText> {
  return new Set(
    entries.filter((one) => shortTime(one.start_time) < to && from < shortTime(one.end_time)).map(({ date }) => date),
  );
}
