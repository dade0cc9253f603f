import { messagesOf } from '#client/lib/text';

/** What is said when the search could not be made. */
export const firstFreeFailures = messagesOf('firstFree.failures', {
  find: 'Failed to search for free times. Please try again.',
  choices: 'Failed to load what can be chosen.',
});

/** The sentences of the dialog. */
export const firstFreeMessages = messagesOf('firstFree', {
  specialty: 'Specialty',
  doctor: 'Doctor',
  location: 'Location',
  from: 'From',
  earliest: 'Earliest',
  latest: 'Latest',
  slots: 'Slots',
  any: 'Any',
  doctorHint: 'A part of the name; empty for everybody',
  slotsHint: '{minutes, number} minutes each',
  find: 'Find',
  stop: 'Stop',
  fromMissing: 'Please enter a date.',
  fromTooLate: 'Please choose a date up to {date}.',
  noTime: 'Please enter a time, such as 09:00.',
  latestTooEarly: 'Must be after the earliest time.',
  noRoom: 'There is no room for so long a time between these hours.',
  slotsWrong: 'Please enter a whole number from 1 to 24.',
  searching: 'Looking for doctors...',
  progress: '{done, number} of {all, number} doctors asked',
  noDoctors: 'No doctor matches.',
  noTimes: 'No free time was found.',
  found: '{all, plural, one {Free times were found.} other {{free, number} of # doctors have a free time.}}',
  stopped: 'Stopped. {count, plural, one {# doctor was} other {# doctors were}} not asked.',
  cut: 'Only the first {count, number} doctors are asked. Narrow the search for others.',
  lacksAppointments: 'The appointments could not be read, so a time may overlap one.',
  failed: 'The hours could not be read: {names}',
  times: 'Free times',
  place: 'Location {id}',
  book: 'Book a visit: {date} {time}',
  sooner: 'Who could come sooner: {date} {time}',
  enterTakes: 'Enter takes the first time.',
});
