import type { Message } from '#client/lib/text';
import type { Misfit } from './layout';
import type { Hindrance } from './moving';

export const boardMessages = {
  previousDay: { id: 'appointments.board.previousDay', defaultMessage: 'Previous day' },
  nextDay: { id: 'appointments.board.nextDay', defaultMessage: 'Next day' },
  previousWeek: { id: 'appointments.board.previousWeek', defaultMessage: 'Previous week' },
  nextWeek: { id: 'appointments.board.nextWeek', defaultMessage: 'Next week' },
  today: { id: 'appointments.board.today', defaultMessage: 'Today' },
  day: { id: 'appointments.board.day', defaultMessage: 'Day' },
  week: { id: 'appointments.board.week', defaultMessage: 'Week' },
  weekOf: { id: 'appointments.board.weekOf', defaultMessage: '{from} to {to}' },
  time: { id: 'appointments.board.time', defaultMessage: 'Time' },
  block: { id: 'appointments.board.block', defaultMessage: '{patient}, {time}, {status}' },
  overlapping: {
    id: 'appointments.board.overlapping',
    defaultMessage: '{count, plural, one {# overlaps} other {# overlap}}',
  },
  unplaced: { id: 'appointments.board.unplaced', defaultMessage: 'Without a place on the board' },
  unplacedOne: { id: 'appointments.board.unplacedOne', defaultMessage: '{patient}: {reason}' },
  nobody: {
    id: 'appointments.board.nobody',
    defaultMessage: 'No doctor has an appointment in this week that matches your criteria.',
  },
  visit: { id: 'appointments.board.visit', defaultMessage: '{date} at {time}, with {doctor}' },
  keys: {
    id: 'appointments.board.keys',
    defaultMessage: '↑ ↓ ← → walk · Home End first and last · Enter open · M move · Page Up Page Down day',
  },
} satisfies Record<string, Message>;

/** Why an appointment has no place on the board. */
export const misfitMessages = {
  noDoctor: { id: 'appointments.board.noDoctor', defaultMessage: 'no doctor is named' },
  noTime: { id: 'appointments.board.noTime', defaultMessage: 'no time is named' },
  noEnd: { id: 'appointments.board.noEnd', defaultMessage: 'no end is named' },
  endsEarly: { id: 'appointments.board.endsEarly', defaultMessage: 'it ends before it begins' },
  tooLong: { id: 'appointments.board.tooLong', defaultMessage: 'it is longer than a day' },
} satisfies Record<Misfit, Message>;

/** What is said while an appointment is carried to another place. */
export const movingMessages = {
  taken: {
    id: 'appointments.board.taken',
    defaultMessage: 'Moving {patient}, now at {time}. Arrows carry to a free time, Enter drops, Escape returns.',
  },
  carried: { id: 'appointments.board.carried', defaultMessage: '{weekday} {date}, {time}' },
  edge: { id: 'appointments.board.edge', defaultMessage: 'There is no free time that way.' },
  returned: { id: 'appointments.board.returned', defaultMessage: '{patient} stays at {time}.' },
} satisfies Record<string, Message>;

/** Why an appointment cannot be moved. */
export const hindranceMessages = {
  sample: { id: 'appointments.board.sample', defaultMessage: 'A sample cannot be moved.' },
  past: { id: 'appointments.board.past', defaultMessage: 'An appointment of a day that is over cannot be moved.' },
  status: {
    id: 'appointments.board.status',
    defaultMessage: 'Only a pending or confirmed appointment can be moved; this one is {status}.',
  },
  busy: { id: 'appointments.board.busy', defaultMessage: 'This appointment is being changed just now.' },
  hoursPending: {
    id: 'appointments.board.hoursPending',
    defaultMessage: 'The opening hours of the doctor are still being read. Please try again in a moment.',
  },
  hoursFailed: {
    id: 'appointments.board.noHours',
    defaultMessage: 'It cannot be moved here, for the opening hours of the doctor could not be read. Please refresh.',
  },
  nowhere: { id: 'appointments.board.nowhere', defaultMessage: 'The doctor has no other free time here.' },
} satisfies Record<Hindrance, Message>;
