import { messagesOf, type Message } from '#client/lib/text';
import type { Misfit } from './layout';
import type { Hindrance } from './moving';

/** What is logged and said where hours could not be read. */
export const hoursFailed: Message = {
  id: 'appointments.board.hoursFailed',
  defaultMessage: 'The opening hours of this doctor could not be read.',
};

export const boardMessages = messagesOf('appointments.dayBoard', {
  previousDay: 'Previous day',
  nextDay: 'Next day',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  previousDoctor: 'Previous doctor',
  nextDoctor: 'Next doctor',
  today: 'Today',
  day: 'Day',
  week: 'Week',
  time: 'Time',
  block: '{patient}, {time}, {status}',
  free: 'Free, {time}',
  print: 'Print day sheets',
  unplaced: 'Without a place on the board',
  unplacedOne: '{patient}: {reason}',
  nobody: 'No doctor has an appointment in this week that matches your criteria.',
  visit: '{date} at {time}, with {doctor}',
  keys:
    '↑ ↓ ← → walk · Home End first and last · Enter open, or who could come sooner · M move · ' +
    'Page Up Page Down day',
});

/** In which order the columns stand. */
export const orderMessages = messagesOf('appointments.dayBoard.order', {
  title: 'Order of the doctors',
  before: 'Move {doctor} forward',
  after: 'Move {doctor} back',
  byName: 'By name',
});

/** Why an appointment has no place on the board. */
export const misfitMessages = messagesOf('appointments.dayBoard', {
  noDoctor: 'no doctor is named',
  noTime: 'no time is named',
  noEnd: 'no end is named',
  endsEarly: 'it ends before it begins',
  tooLong: 'it is longer than a day',
}) satisfies Record<Misfit, Message>;

/** What is said while an appointment is carried to another place. */
export const movingMessages = messagesOf('appointments.dayBoard', {
  taken: 'Moving {patient}, now at {time}. Arrows carry to a free time, Enter drops, Escape returns.',
  carried: '{weekday} {date}, {time}',
  edge: 'There is no free time that way.',
  returned: '{patient} stays at {time}.',
});

/** What is asked where an appointment was dropped. */
export const dropMessages = messagesOf('appointments.dayBoard.drop', {
  to: 'Move to {time}?',
  toDay: 'Move to {weekday} {date}, {time}?',
  elsewhere: 'This time is at {place}.',
  confirm: 'Move',
  cancel: 'Cancel',
  moving: 'Moving {patient} to {time}...',
});

/** Why an appointment cannot be moved. */
export const hindranceMessages = messagesOf('appointments.dayBoard', {
  sample: 'A sample cannot be moved.',
  past: 'An appointment of a day that is over cannot be moved.',
  status: 'Only a pending or confirmed appointment can be moved; this one is {status}.',
  busy: 'This appointment is being changed just now.',
  hoursPending: 'The opening hours of the doctor are still being read. Please try again in a moment.',
  hoursFailed: 'It cannot be moved here, for the opening hours of the doctor could not be read. Please refresh.',
  nowhere: 'The doctor has no other free time here.',
}) satisfies Record<Hindrance, Message>;
