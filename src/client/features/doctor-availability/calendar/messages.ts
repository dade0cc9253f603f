import { messagesOf } from '#client/lib/text';

/** The sentences of the month of a doctor's hours. */
export const monthMessages = messagesOf('hoursMonth', {
  title: '{month} {year}',
  weeks: '{first} – {last}',
  comma: ', ',
  next: 'Next month',
  previous: 'Previous month',
  day: '{date}: open {open}, booked {booked}; {hours}',
  closed: '{date}: closed',
});
