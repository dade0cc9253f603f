import type { Message } from './text';

/** The days of the week from Sunday to Saturday, in full (Spec 1 §5). */
export const weekdays: readonly Message[] = [
  { id: 'weekday.sunday', defaultMessage: 'Sunday' },
  { id: 'weekday.monday', defaultMessage: 'Monday' },
  { id: 'weekday.tuesday', defaultMessage: 'Tuesday' },
  { id: 'weekday.wednesday', defaultMessage: 'Wednesday' },
  { id: 'weekday.thursday', defaultMessage: 'Thursday' },
  { id: 'weekday.friday', defaultMessage: 'Friday' },
  { id: 'weekday.saturday', defaultMessage: 'Saturday' },
];
