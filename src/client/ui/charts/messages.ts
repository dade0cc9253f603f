import { messagesOf } from '#client/lib/text';

/** What is said of pictures of any kind. */
export const chartMessages = messagesOf('chart', {
  mark: '{row}, {column}, {count}',
  number: '{count, number}',
  asTable: 'Show as table',
  asPicture: 'Show as picture',
  ofPicture: '{action}: {picture}',
  nothing: 'Nothing to show',
});

/** What the days of a year say. */
export const yearMessages = messagesOf('chart.year', {
  title: 'The year ahead',
  day: '{weekday} {date}: {hours}',
  closed: 'closed',
  hours: '{hours} h',
  minutes: '{minutes} min',
  both: '{hours} h {minutes} min',
  until: 'Hours are entered until {date}.',
  nothing: 'No hours are entered from today on.',
});
