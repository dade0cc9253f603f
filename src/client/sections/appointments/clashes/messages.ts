import { messagesOf, type Message } from '#client/lib/text';
import type { ClashKind } from '../list/rows';

/** What is logged when the search for clashes could not be made. */
export const clashesFailed: Message = {
  id: 'appointments.clashes.failed',
  defaultMessage: 'Failed to look for clashes.',
};

/** What a row says of its clash. */
export const clashMarks = messagesOf('appointments.clashes', {
  doctor: 'The doctor has another appointment at this time',
  patient: 'The patient has another appointment at this time',
  both: 'Doctor and patient have another appointment at this time',
}) satisfies Record<ClashKind, Message>;
