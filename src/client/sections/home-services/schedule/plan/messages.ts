import { messagesOf } from '#client/lib/text';

/** What is said of a planned week of a home provider alone (`weekPlanMessages` has the rest). */
export const planScheduleMessages = messagesOf('schedulePlan', {
  bookingsUnknown: 'Bookings of home services are in no list, so nobody can tell here who is expected in these hours.',
  counts: '{add} added, {change} changed, {remove} removed',
  apply: 'Apply: {parts}',
  addPart: 'add {count}',
  changePart: 'change {count}',
  removePart: 'remove {count}',
  parts: '{first}, {rest}',
  was: 'was {hours}',
  closed: 'closed',
  removeAllText: 'The week is empty. Closed entries stay, and who has booked is not known here.',
  changeOn: '{date} · {was} changed to {hours}',
  otherwise: 'changed by somebody else meanwhile',
});
