import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What the dialog of a booking says of a series, and what is said while it is booked. */
export const seriesMessages = messagesOf('appointments.series', {
  series: 'Series',
  count: 'Visits',
  step: 'Every',
  weeks: '{count, plural, one {week} other {# weeks}}',
  weekdays: 'On weekdays',
  lines: 'Visits of the series',
  date: 'Date',
  time: 'Time',
  when: '{weekday} {date} {time}',
  named: '{count, plural, =0 {Every date is free.} one {# date is not free.} other {# dates are not free.}}',
  free: 'free',
  taken: 'taken by {patient}',
  busy: 'the patient is with {doctor} then',
  closed: 'no opening hours',
  planned: 'another line has this time',
  none: 'No time is free near it.',
  change: 'Change',
  another: 'Another time than {wanted}',
  take: 'Take this time',
  book: 'Book {count, plural, one {# visit} other {# visits}}',
  booking: 'Booking a series of visits',
  failed: 'Failed to book the series.',
  goOn: 'Go on booking',
  cancelling: 'Cancelling the visits of a series',
  cancelFailed: 'The visits could not be cancelled.',
  booked: '{count, number} booked',
  cancelled: '{count, number} cancelled',
  wasBooked: 'booked',
  notBooked: 'not booked',
  wasCancelled: 'cancelled',
});

/** What is said of a round of bookings; what was left out has not failed. */
export const bookedTally = messagesOf('appointments.series.done', {
  all: '{added, plural, one {# visit} other {# visits}} booked{skipped, plural, =0 {} other {, # left out}}.',
  some:
    '{added, plural, one {# visit} other {# visits}} booked{skipped, plural, =0 {} other {, # left out}}, ' +
    '{failed, number} failed.',
  none: 'None of the visits could be booked.',
}) satisfies TallyTexts;

/** The same of those that are cancelled again. */
export const cancelledTally = messagesOf('appointments.series.undone', {
  all: '{added, plural, one {# visit} other {# visits}} cancelled{skipped, plural, =0 {} other {, # left out}}.',
  some:
    '{added, plural, one {# visit} other {# visits}} cancelled{skipped, plural, =0 {} other {, # left out}}, ' +
    '{failed, number} failed.',
  none: 'None of the visits could be cancelled.',
}) satisfies TallyTexts;
