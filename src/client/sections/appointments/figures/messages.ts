import { messagesOf, type Message } from '#client/lib/text';
import type { Need, PictureId } from '../view/marks/marks';

export const figuresMessages = messagesOf('appointments.figures', {
  nothingBecause: 'Nothing to show: {filters}',
  filter: '{name}: {value}',
  searched: 'Search',
  days: 'Days shown',
  next: 'Today and 13 days after',
  before: '14 days before',
  csv: 'Download CSV',
  print: 'Print figures',
  title: 'Figures',
  share: '{share}%',
  shareOf: 'Cancelled and rejected of all, %',
  openedHours: 'Opened hours',
  doctor: 'Doctor',
  firstFree: 'First free',
  readHours: 'Read hours',
  stop: 'Stop',
  hoursRead: '{read, number} of {count, number} doctors read',
  hoursUnread: 'The opening hours have not been read yet.',
  hoursFailed: '{count, plural, one {# doctor} other {# doctors}} could not be read',
  taken: '{taken} of {open}',
  openMinutes: '{day}, open minutes',
  takenMinutes: '{day}, taken minutes',
  closed: '–',
  dayHead: '{weekday} {date}',
  freeAt: '{weekday} {date} {time}',
  noneFree: 'none',
  picture: 'Picture',
  row: 'Row',
  column: 'Column',
  number: 'Number',
  keys: '← → ↑ ↓ from mark to mark · Enter shows what it counts',
});

/** What stands above the rows of each picture. */
export const rowHeads = messagesOf('appointments.figures.rows', {
  day: 'Day',
  week: 'Hour',
  weekday: 'Weekday',
  notice: 'Days from booking to the visit',
  age: 'Days waited',
  hour: 'Hour',
}) satisfies Record<PictureId, Message>;

/** What is said of appointments that a picture cannot count. */
export const lackingMessages = messagesOf('appointments.figures.without', {
  date: '{count, number} without a date',
  time: '{count, number} without a time',
  doctor: '{count, number} without a doctor',
  created: '{count, number} without the day of booking',
}) satisfies Record<Need, Message>;
