import { APPOINTMENT_LIST } from '#client/entities/appointmentList';
import type { Id } from '#contract/common';

/** The name of the section in the address (Spec 1 §2). */
export const SECTION = 'appointments';

/** Keys of the request table and of the lists that belong to this section. */
export const appointmentKeys = {
  list: APPOINTMENT_LIST,
  many: 'appointments/many',
  undoMany: 'appointments/undoMany',
  undoDay: 'appointments/undoDay',
  series: 'appointments/series',
  undoSeries: 'appointments/undoSeries',
  clashes: 'appointments/clashes',
  status: (id: Id) => `appointments/status/${id}`,
  slots: 'appointments/slots',
  freeDates: 'appointments/freeDates',
  place: (id: Id) => `appointments/place/${id}`,
  moved: (id: Id) => `appointments/moved/${id}`,
  reschedule: (id: Id) => `appointments/reschedule/${id}`,
} as const;

/** The lock that the move of an appointment holds, so that no two tabs work on it at once. */
export function lockOfMove(id: Id): string {
  return `mawid.${appointmentKeys.reschedule(id)}`;
}
