import type { Message } from '#client/lib/text';
import type { ClashKind } from '#client/sections/appointments/list/rows';

/** What the details say of each appointment that clashes, and of those that are not named. */
export const clashLines = {
  title: { id: 'appointments.clashes.title', defaultMessage: 'At the same time' },
  more: {
    id: 'appointments.clashes.more',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
} satisfies Record<string, Message>;

/** With whom and when, by the person who is expected twice. */
export const clashLine = {
  doctor: { id: 'appointments.clashes.line.doctor', defaultMessage: '{time} the doctor also has {patient} at {place}' },
  patient: {
    id: 'appointments.clashes.line.patient',
    defaultMessage: '{time} the patient is also with {doctor} at {place}',
  },
  both: { id: 'appointments.clashes.line.both', defaultMessage: '{time} the same doctor and patient at {place}' },
} satisfies Record<ClashKind, Message>;
