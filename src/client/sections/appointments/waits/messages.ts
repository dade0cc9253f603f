import { messagesOf, type Message } from '#client/lib/text';
import type { WaitGroup } from './lines';

/** The heads of the groups. */
export const groupTitles = messagesOf('appointments.waits.group', {
  soon: 'Pending today and tomorrow',
  passed: 'Pending, time has passed',
  clashes: 'Clashes',
  hours: 'No opening hours',
  dropped: 'To call back',
  halfDone: 'Half-done moves',
}) satisfies Record<WaitGroup | 'halfDone', Message>;

/** What each group is. */
export const groupNotes = messagesOf('appointments.waits.note', {
  soon: 'To be answered before they begin',
  passed: 'Begun in the last 7 days without an answer',
  clashes: 'Two visits of one doctor, or of one patient, at the same time',
  halfDone: 'Begun on this device and cut off',
});

export const deskMessages = messagesOf('appointments.waits', {
  ofGroup: '{title} ({count, number})',
  countOnRail: '{count, number}{more}',
  looking: 'Looking for what waits…',
  nothing: 'Nothing waits',
  lookedAt:
    '{count, plural, one {# appointment was looked at} other {# appointments were looked at}}, ' +
    'and the half-done moves of this device.',
  keys:
    '↑ ↓ move · Enter open · a accept · r reject · m reschedule · b book again · f follow up · ' +
    'c called · n not now · u undo',
  bookAgain: 'Book again',
  followUp: 'Follow up',
  called: 'Called',
  open: 'Open',
  lookBack: 'Rejected or cancelled, and nothing since, in the last',
  daysBack: '{days, number} days',
  nobodyToCall: 'Nobody is to be called back.',
  notNow: 'Not now',
  move: 'Reschedule the later one',
  checkHours: 'Check hours',
  stop: 'Stop',
  unchecked:
    '{count, plural, one {The hours of # doctor are not checked yet.} ' +
    'other {The hours of # doctors are not checked yet.}}',
  checking: 'Checking: {done, number} of {total, number} doctors',
  missed:
    '{count, plural, one {The hours of # doctor could not be read.} ' +
    'other {The hours of # doctors could not be read.}}',
  checked: '{count, plural, one {The hours of # doctor are checked.} other {The hours of # doctors are checked.}}',
  showAll: 'Show all {count, number}',
  visit: '{patient}, {weekday} {date} {time}',
  and: '{one} and {other}',
  handedOver: '{patient}, {weekday} {date} {time}, {doctor}, {place}',
  handedOverAs: '{patient}, {weekday} {date} {time}, {doctor}, {place}, {status}',
  both: '{one}; {other}',
  aged: '{visit}, {age}',
  hours: 'waiting for {count, plural, =0 {less than an hour} one {# hour} other {# hours}}',
  days: 'waiting for {count, plural, one {# day} other {# days}}',
});
