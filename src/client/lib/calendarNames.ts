import type { Message } from './text';

/** The days of the week from Sunday to Saturday, in short where there is little room. */
export const shortWeekdays: readonly Message[] = [
  { id: 'weekday.short.sunday', defaultMessage: 'Sun' },
  { id: 'weekday.short.monday', defaultMessage: 'Mon' },
  { id: 'weekday.short.tuesday', defaultMessage: 'Tue' },
  { id: 'weekday.short.wednesday', defaultMessage: 'Wed' },
  { id: 'weekday.short.thursday', defaultMessage: 'Thu' },
  { id: 'weekday.short.friday', defaultMessage: 'Fri' },
  { id: 'weekday.short.saturday', defaultMessage: 'Sat' },
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
