import type { Message } from '#client/lib/text';

/** The sentences of the dialog. */
export const messages = {
  specialty: { id: 'firstFree.specialty', defaultMessage: 'Specialty' },
  doctor: { id: 'firstFree.doctor', defaultMessage: 'Doctor' },
  location: { id: 'firstFree.location', defaultMessage: 'Location' },
  from: { id: 'firstFree.from', defaultMessage: 'From' },
  earliest: { id: 'firstFree.earliest', defaultMessage: 'Earliest' },
  latest: { id: 'firstFree.latest', defaultMessage: 'Latest' },
  slots: { id: 'firstFree.slots', defaultMessage: 'Slots' },
  any: { id: 'firstFree.any', defaultMessage: 'Any' },
  doctorHint: { id: 'firstFree.doctorHint', defaultMessage: 'A part of the name; empty for everybody' },
  slotsHint: { id: 'firstFree.slotsHint', defaultMessage: '{minutes, number} minutes each' },
  find: { id: 'firstFree.find', defaultMessage: 'Find' },
  stop: { id: 'firstFree.stop', defaultMessage: 'Stop' },
  fromMissing: { id: 'firstFree.fromMissing', defaultMessage: 'Please enter a date.' },
  fromTooLate: { id: 'firstFree.fromTooLate', defaultMessage: 'Please choose a date up to {date}.' },
  noTime: { id: 'firstFree.noTime', defaultMessage: 'Please enter a time, such as 09:00.' },
  latestTooEarly: { id: 'firstFree.latestTooEarly', defaultMessage: 'Must be after the earliest time.' },
  noRoom: { id: 'firstFree.noRoom', defaultMessage: 'There is no room for so long a time between these hours.' },
  slotsWrong: { id: 'firstFree.slotsWrong', defaultMessage: 'Please enter a whole number from 1 to 24.' },
  searching: { id: 'firstFree.searching', defaultMessage: 'Looking for doctors...' },
  progress: { id: 'firstFree.progress', defaultMessage: '{done, number} of {all, number} doctors asked' },
  noDoctors: { id: 'firstFree.noDoctors', defaultMessage: 'No doctor matches.' },
  noTimes: { id: 'firstFree.noTimes', defaultMessage: 'No free time was found.' },
  found: {
    id: 'firstFree.found',
    defaultMessage: '{all, plural, one {Free times were found.} other {{free, number} of # doctors have a free time.}}',
  },
  stopped: {
    id: 'firstFree.stopped',
    defaultMessage: 'Stopped. {count, plural, one {# doctor was} other {# doctors were}} not asked.',
  },
  cut: {
    id: 'firstFree.cut',
    defaultMessage: 'Only the first {count, number} doctors are asked. Narrow the search for others.',
  },
  lacksAppointments: {
    id: 'firstFree.lacksAppointments',
    defaultMessage: 'The appointments could not be read, so a time may overlap one.',
  },
  failed: { id: 'firstFree.failed', defaultMessage: 'The hours could not be read: {names}' },
  times: { id: 'firstFree.times', defaultMessage: 'Free times' },
  place: { id: 'firstFree.place', defaultMessage: 'Location {id}' },
  enterTakes: { id: 'firstFree.enterTakes', defaultMessage: 'Enter takes the first time.' },
} satisfies Record<string, Message>;
