import { messagesOf } from '#client/lib/text';
import type { AppointmentAction } from '#contract/rules';
import type { StatusAction } from '../list/statusActions';

/** What can be done with appointments, as the search through everything says it. */
export const findingMessages = messagesOf('appointments.finding', {
  open: 'The open appointment: {weekday} {date} {time}',
  chosen: 'Of the selected appointments',
  visits: 'Appointments of {doctor}',
  away: 'Doctor away: {doctor}',
  late: 'Doctor late: {doctor}',
  book: 'Book a visit for {patient}',
  allVisits: 'All visits of {patient}',
  followUp: 'Book follow-up for {patient}',
  visit: '{when} · {doctor} · {count, plural, one {# visit} other {# visits}}',
});

/** When the visit is that a found patient is told by. */
export const whenMessages = messagesOf('appointments.finding.when', {
  at: '{weekday} {date} {time}',
  today: 'Today {time}',
  todayAndNext: 'Today {time}, next {weekday} {date}',
});

/** What can be done with the open appointment. */
export const actMessages = messagesOf('appointments.finding.one', {
  accept: 'Accept {patient}',
  reject: 'Reject {patient}',
  cancel: 'Cancel {patient}',
  restore: 'Restore {patient}',
  reschedule: 'Reschedule {patient}',
}) satisfies Record<AppointmentAction, unknown>;

/** What can be done with those that are selected. */
export const actOnManyMessages = messagesOf('appointments.finding.many', {
  accept: 'Accept {count, number}',
  reject: 'Reject {count, number}',
  cancel: 'Cancel {count, number}',
  restore: 'Restore {count, number}',
}) satisfies Record<StatusAction, unknown>;
