import { messagesOf, type Message } from '#client/lib/text';
import type { WaitGroup } from '../lines';

/** The heads of the groups. */
export const groupTitles = messagesOf('appointments.waits.group', {
  soon: 'Pending today and tomorrow',
  passed: 'Pending, time has passed',
  clashes: 'Clashes',
  dropped: 'Rejected or cancelled, nothing since',
  halfDone: 'Half-done moves',
}) satisfies Record<WaitGroup | 'halfDone', Message>;

export const deskMessages = messagesOf('appointments.waits', {
  ofGroup: '{title} ({count, number})',
  looking: 'Looking for what waits…',
  nothing: 'Nothing waits',
  lookedAt:
    '{count, plural, one {# appointment was looked at} other {# appointments were looked at}}, ' +
    'and the half-done moves of this device.',
  keys: '↑ ↓ move · Enter open',
  letters: 'a accept · r reject · m reschedule · n not now · u undo',
  notNow: 'Not now',
  move: 'Reschedule the later one',
  showAll: 'Show all {count, number}',
  visit: '{patient}, {weekday} {date} {time}',
  and: '{one} and {other}',
  hours: 'waiting for {count, plural, =0 {less than an hour} one {# hour} other {# hours}}',
  days: 'waiting for {count, plural, one {# day} other {# days}}',
});
