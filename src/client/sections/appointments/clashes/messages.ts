import { messagesOf, type Message } from '#client/lib/text';
import type { ClashKind } from '../list/rows';

/** What is logged when the search for clashes could not be made. */
export const clashesFailed: Message = {
  id: 'appointments.clashes.failed',
  defaultMessage: 'Failed to look for clashes.',
};

/** What the details say of each appointment that clashes, and of those that are not named. */
export const clashLines = messagesOf('appointments.clashes', {
  title: 'At the same time',
  more: '{count, plural, one {and # more} other {and # more}}',
});

/** How many clashes there are, each of two appointments. */
export const clashCount: Message = {
  id: 'appointments.clashes.count',
  defaultMessage: '{count, plural, one {# clash} other {# clashes}}',
};

/** What is said of a change that puts an appointment beside another one of its doctor, and of many such changes. */
export const overlapMessages = messagesOf('appointments.clashes', {
  one: 'Overlaps another visit: {visit}{more, plural, =0 {} other {, and # more}}.',
  many: '{count, plural, one {# of them overlaps} other {# of them overlap}} another visit of the doctor.',
});

/** With whom and when, by the person who is expected twice. */
export const clashLine = messagesOf('appointments.clashes.line', {
  doctor: '{time} the doctor also has {patient} at {place}',
  patient: '{time} the patient is also with {doctor} at {place}',
  both: '{time} the same doctor and patient at {place}',
}) satisfies Record<ClashKind, Message>;
