import { daysBetween, isDateText } from '../../lib/dates';
import type { Message } from '../../lib/text';
import { timeTyped } from '../../lib/typedDates';

/** The dates of a plan: the chosen weekdays between two dates. */
export interface DateRange {
  startDate: string;
  endDate: string;
  /** Sunday 0 to Saturday 6. */
  weekdays: readonly number[];
}

/** What is wrong with a field. */
export type Finding<Field extends string> = readonly [field: Field, message: Message];

export const planMessages = {
  startRequired: { id: 'plan.startRequired', defaultMessage: 'Please enter a start date' },
  endRequired: { id: 'plan.endRequired', defaultMessage: 'Please enter an end date' },
  dateInvalid: { id: 'plan.dateInvalid', defaultMessage: 'Please enter a date such as 2026-11-21' },
  endBeforeStart: { id: 'plan.endBeforeStart', defaultMessage: 'End date cannot be before start date' },
  rangeTooLong: { id: 'plan.rangeTooLong', defaultMessage: 'Please choose a range of at most five years' },
  weekdayRequired: { id: 'plan.weekdayRequired', defaultMessage: 'Please select at least one weekday' },
  noDates: { id: 'plan.noDates', defaultMessage: 'No date in this range is left to add' },
  fromRequired: { id: 'plan.fromRequired', defaultMessage: 'Please enter a start time' },
  toRequired: { id: 'plan.toRequired', defaultMessage: 'Please enter an end time' },
  timeInvalid: { id: 'plan.timeInvalid', defaultMessage: 'Please enter a time such as 09:00' },
  toBeforeFrom: { id: 'plan.toBeforeFrom', defaultMessage: 'End time must be after start time' },
} satisfies Record<string, Message>;

/** Days of the longest range that is counted date by date. */
const LONGEST_RANGE_DAYS = 5 * 366;

/** Whether two dates are a range whose dates can be counted. */
export function isRange(start: string, end: string): boolean {
  return isDateText(start) && isDateText(end) && end >= start && daysBetween(start, end) <= LONGEST_RANGE_DAYS;
}

/** What is wrong with a range of dates and its weekdays (Spec 1 §5, Spec 2 §5). */
export function rangeFindings({ startDate, endDate, weekdays }: DateRange): Finding<keyof DateRange>[] {
  const single = [
    ...dateFindings('startDate' as const, startDate, planMessages.startRequired),
    ...dateFindings('endDate' as const, endDate, planMessages.endRequired),
  ];
  const wrongOrder = endDate < startDate ? planMessages.endBeforeStart : planMessages.rangeTooLong;
  return [
    ...single,
    ...(single.length === 0 && !isRange(startDate, endDate) ? [['endDate', wrongOrder] as const] : []),
    ...(weekdays.length === 0 ? [['weekdays', planMessages.weekdayRequired] as const] : []),
  ];
}

/** What is wrong with one date. */
export function dateFindings<Field extends string>(field: Field, date: string, required: Message): Finding<Field>[] {
  if (date === '') return [[field, required]];
  return isDateText(date) ? [] : [[field, planMessages.dateInvalid]];
}

/** What is wrong with the hours between two times. */
export function hoursFindings<Field extends string>([from, start]: readonly [Field, string], [to, end]: readonly [Field, string]): Finding<Field>[] {
  const single = [...timeFindings(from, start, planMessages.fromRequired), ...timeFindings(to, end, planMessages.toRequired)];
  return single.length > 0 || end > start ? single : [[to, planMessages.toBeforeFrom]];
}

function timeFindings<Field extends string>(field: Field, time: string, required: Message): Finding<Field>[] {
  if (time === '') return [[field, required]];
  return timeTyped(time) === time ? [] : [[field, planMessages.timeInvalid]];
}
