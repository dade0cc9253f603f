import type { Message } from './text';

/** A weekday in full, and in short where there is little room. */
interface WeekdayName {
  full: Message;
  short: Message;
}

/** The days of the week from Sunday to Saturday (Spec 1 §5). */
export const weekdays: readonly WeekdayName[] = [
  {
    full: { id: 'weekday.sunday', defaultMessage: 'Sunday' },
    short: { id: 'weekday.short.sunday', defaultMessage: 'Sun' },
  },
  {
    full: { id: 'weekday.monday', defaultMessage: 'Monday' },
    short: { id: 'weekday.short.monday', defaultMessage: 'Mon' },
  },
  {
    full: { id: 'weekday.tuesday', defaultMessage: 'Tuesday' },
    short: { id: 'weekday.short.tuesday', defaultMessage: 'Tue' },
  },
  {
    full: { id: 'weekday.wednesday', defaultMessage: 'Wednesday' },
    short: { id: 'weekday.short.wednesday', defaultMessage: 'Wed' },
  },
  {
    full: { id: 'weekday.thursday', defaultMessage: 'Thursday' },
    short: { id: 'weekday.short.thursday', defaultMessage: 'Thu' },
  },
  {
    full: { id: 'weekday.friday', defaultMessage: 'Friday' },
    short: { id: 'weekday.short.friday', defaultMessage: 'Fri' },
  },
  {
    full: { id: 'weekday.saturday', defaultMessage: 'Saturday' },
    short: { id: 'weekday.short.saturday', defaultMessage: 'Sat' },
  },
];

/** The months from January to December, in short as dates show them. */
export const months: readonly Message[] = [
  { id: 'month.short.january', defaultMessage: 'Jan' },
  { id: 'month.short.february', defaultMessage: 'Feb' },
  { id: 'month.short.march', defaultMessage: 'Mar' },
  { id: 'month.short.april', defaultMessage: 'Apr' },
  { id: 'month.short.may', defaultMessage: 'May' },
  { id: 'month.short.june', defaultMessage: 'Jun' },
  { id: 'month.short.july', defaultMessage: 'Jul' },
  { id: 'month.short.august', defaultMessage: 'Aug' },
  { id: 'month.short.september', defaultMessage: 'Sep' },
  { id: 'month.short.october', defaultMessage: 'Oct' },
  { id: 'month.short.november', defaultMessage: 'Nov' },
  { id: 'month.short.december', defaultMessage: 'Dec' },
];
