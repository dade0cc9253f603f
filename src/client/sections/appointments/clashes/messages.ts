import type { Message } from '#client/lib/text';
import type { ClashKind } from '../list/rows';

/** What is logged when the search for clashes could not be made. */
export const clashesFailed: Message = {
  id: 'appointments.clashes.failed',
  defaultMessage: 'Failed to look for clashes.',
};

/** What a row says of its clash. */
export const clashMarks = {
  doctor: { id: 'appointments.clashes.doctor', defaultMessage: 'The doctor has another appointment at this time' },
  patient: { id: 'appointments.clashes.patient', defaultMessage: 'The patient has another appointment at this time' },
  both: {
    id: 'appointments.clashes.both',
    defaultMessage: 'Doctor and patient have another appointment at this time',
  },
} satisfies Record<ClashKind, Message>;
