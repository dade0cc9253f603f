import { messagesOf, type Message } from '#client/lib/text';
import type { Interval } from './booking';

/** What the dialog of all visits says. */
export const visitMessages = messagesOf('appointments.visits', {
  title: 'All visits of {patient}',
  list: 'Visits in order',
  reading: 'The list is still being loaded; more visits may come.',
  none: 'The list has no visit of this patient.',
  total: '{count, plural, one {# visit} other {# visits}}',
  toCome: '{count, number} to come',
  completed: '{count, number} completed',
  dropped: '{count, number} rejected or cancelled',
  moved: '{count, number} probably moved',
  probablyMoved: 'probably moved',
  booked: 'The visit was booked.',
});

/** What the dialog says of who could come at a free time. */
export const soonerMessages = messagesOf('appointments.sooner', {
  freeAt: 'Free: {date} at {time}, {doctor}',
  candidates: 'Later visits of this doctor, the nearest first',
  movedOften: '{count, plural, one {moved once already} two {moved twice already} other {moved # times already}}',
  nobody: 'Nobody has a later appointment with this doctor.',
  begun: 'This time has begun.',
  closed: 'The doctor has no opening hours at this time.',
  taken: 'This time is taken by now.',
  looking: 'Looking at the opening hours...',
  phoneFirst: 'Ask the patient first. Nothing is sent before Confirm.',
  fromTo: '{patient}: from {previous} to {next}',
  time: '{date} at {time}',
  confirm: 'Confirm',
  busy: 'Moving...',
  showAll: 'Show all {count, number}',
});

/** What the dialog of a booking says. */
export const bookingMessages = messagesOf('appointments.booking', {
  patient: 'Patient',
  doctor: 'Doctor',
  place: 'Location',
  toCome: '{count, plural, one {# visit is to come} other {# visits are to come}}',
  more: '{count, number} more',
  interval: 'Interval',
  due: 'Due on {date}',
  nextDay: 'No time is free on {due}. The next day with a free time is {date}.',
  none: 'No time is free on {due} or later.',
  book: 'Book',
  busy: 'Booking...',
  booking: 'Booking a visit',
  unknown: 'The list has no visit of this patient, so no other one can be booked here.',
});

/** How the intervals are called. */
export const intervalMessages = messagesOf('appointments.booking.interval', {
  w0: 'Soonest',
  w1: '1 week',
  w2: '2 weeks',
  w4: '4 weeks',
  w6: '6 weeks',
  m3: '3 months',
  m6: '6 months',
}) satisfies Record<Interval, Message>;

/** What is said when something failed. */
export const visitFailures = messagesOf('appointments.visits.failures', {
  hours: 'Failed to load available time slots. Please try again.',
  book: 'Failed to book the visit.',
});
