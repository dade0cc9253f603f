import { addDays, isDateText, minutesOf, type DateText, type TimeText } from '#client/lib/dates';
import { daysBetween } from '#client/lib/reckoning';
import type { Message } from '#client/lib/text';
import { timeTyped } from '#client/lib/typedDates';
import { fieldMessages } from '../form/messages';
import { planMessages } from './messages';

/** A first and a last date. */
export interface Span {
  startDate: string;
  endDate: string;
}

/** The dates of a range: the chosen weekdays between two dates. */
export interface DateRange extends Span {
  /** Sunday 0 to Saturday 6. */
  weekdays: readonly number[];
}

/** Which dates of a range a person took out, and which he or she put in although they were left out. */
export interface DateChoices {
  unticked: readonly string[];
  ticked?: readonly string[];
}

/** The fields of a plan: a range, and what a person chose of it. */
export type DatePlanFields = DateRange & DateChoices;

/** Whether a date is to be added: what a person chose of it comes before what is left out by itself. */
export function isTicked(
  date: DateText,
  { unticked, ticked = [] }: DateChoices,
  leftOut: ReadonlySet<DateText>,
): boolean {
  return ticked.includes(date) || (!unticked.includes(date) && !leftOut.has(date));
}

/** Hours of each date of a plan; those that go on after midnight are of the day after it. */
export interface PlannedHours {
  from: TimeText;
  to: TimeText;
  isNextDay?: boolean;
}

/** The date on which the hours of a planned date are. */
export function dateOfHours(planned: DateText, { isNextDay = false }: PlannedHours): DateText {
  return isNextDay ? addDays(planned, 1) : planned;
}

/** Whether hours go over midnight: both times are known, and they end before they begin. */
export function isOverMidnight(from: string, to: string): boolean {
  return timeTyped(from) === from && timeTyped(to, true) === to && minutesOf(to) < minutesOf(from);
}

/** The hours that a form asks for by a start and an end, and by the end of what goes on after midnight, if anything. */
export function plannedHours(from: TimeText, to: TimeText, nextTo: string): PlannedHours[] {
  return [{ from, to }, ...(nextTo === '' ? [] : [{ from: MIDNIGHT.start, to: nextTo, isNextDay: true }])];
}

/** Midnight as the end of a day, and as the start of the next. */
export const MIDNIGHT = { end: '24:00', start: '00:00' } as const;

/** What is wrong with a field. */
export type Finding<Field extends string> = readonly [field: Field, message: Message];

/** Days of the longest range that is counted date by date. */
const LONGEST_RANGE_DAYS = 5 * 366;

/** Whether two dates are a range whose dates can be counted. */
export function isRange(start: string, end: string): boolean {
  return isDateText(start) && isDateText(end) && end >= start && daysBetween(start, end) <= LONGEST_RANGE_DAYS;
}

/** What is wrong with a range of dates and its weekdays (Spec 1 §5, Spec 2 §5). */
export function rangeFindings({ weekdays, ...span }: DateRange): Finding<keyof DateRange>[] {
  return [
    ...spanFindings(span),
    ...(weekdays.length === 0 ? [['weekdays', planMessages.weekdayRequired] as const] : []),
  ];
}

/** What is wrong with the first and the last date of a span. */
export function spanFindings({ startDate, endDate }: Span): Finding<keyof Span>[] {
  const single = [
    ...dateFindings('startDate' as const, startDate, planMessages.startRequired),
    ...dateFindings('endDate' as const, endDate, planMessages.endRequired),
  ];
  const wrongOrder = endDate < startDate ? planMessages.endBeforeStart : planMessages.rangeTooLong;
  return single.length === 0 && !isRange(startDate, endDate) ? [['endDate', wrongOrder]] : single;
}

/** What is wrong with one date. */
export function dateFindings<Field extends string>(field: Field, date: string, required: Message): Finding<Field>[] {
  if (date === '') return [[field, required]];
  return isDateText(date) ? [] : [[field, fieldMessages.dateNotRead]];
}

/** What is wrong with the hours between two times. */
export function hoursFindings<Field extends string>(
  [from, start]: readonly [Field, string],
  [to, end]: readonly [Field, string],
): Finding<Field>[] {
  const single = [
    ...timeFindings(from, start, planMessages.fromRequired, false),
    ...timeFindings(to, end, planMessages.toRequired, true),
  ];
  return single.length > 0 || end > start ? single : [[to, planMessages.toBeforeFrom]];
}

function timeFindings<Field extends string>(
  field: Field,
  time: string,
  required: Message,
  isEnd: boolean,
): Finding<Field>[] {
  if (time === '') return [[field, required]];
  return timeTyped(time, isEnd) === time ? [] : [[field, planMessages.timeInvalid]];
}
