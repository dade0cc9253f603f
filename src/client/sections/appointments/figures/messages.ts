import { messagesOf, type Message } from '#client/lib/text';
import type { Need, PictureId } from '../view/marks/marks';

export const figuresMessages = messagesOf('appointments.figures', {
  nothingBecause: 'Nothing to show: {filters}',
  filter: '{name}: {value}',
  searched: 'Search',
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
  taken: '{share}% of {hours} h',
  together: 'Together',
  everybody: 'All doctors',
  full: '{days}: {share}% full',
  openMinutes: '{day}, open minutes',
  takenMinutes: '{day}, taken minutes',
  dayHead: '{weekday} {date}',
  freeAt: '{weekday} {date} {time}',
  noneFree: 'none',
  picture: 'Picture',
  row: 'Row',
  column: 'Column',
  number: 'Number',
  keys: '← → ↑ ↓ from mark to mark · Enter shows what it counts',
});

/** The period of the page, and how it is said. */
export const periodMessages = messagesOf('appointments.figures.period', {
  label: 'Period',
  all: 'All days',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  lastMonth: 'Last month',
  between: 'From … to',
  allDays: 'all days',
  since: 'from {from}',
  until: 'until {to}',
  span: '{from} – {to}',
});

/** What stands above the rows of each picture. */
export const rowHeads = messagesOf('appointments.figures.rows', {
  day: 'Day',
  week: 'Hour',
  doctor: 'Doctor',
  weekday: 'Weekday',
  notice: 'Days from booking to the visit',
}) satisfies Record<PictureId, Message>;

/** What is said of appointments that a picture cannot count. */
export const lackingMessages = messagesOf('appointments.figures.without', {
  date: '{count, number} without a date',
  time: '{count, number} without a time',
  doctor: '{count, number} without a doctor',
  created: '{count, number} without the day of booking',
}) satisfies Record<Need, Message>;
