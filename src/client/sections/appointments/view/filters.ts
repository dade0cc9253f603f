import type { StoredAppointment } from '#client/entities/appointments';
import type { DateText, Id } from '#contract/common';

/** What the list is narrowed to beside period, search and status; an empty text narrows nothing. */
export interface Filters {
  /** The id of a doctor. */
  doctor: string;
  /** The id of a location. */
  location: string;
  /** The first and the last date. */
  from: DateText;
  to: DateText;
}

/** A test of the appointments that pass the filters, `null` where all of them do. */
export function passing({ doctor, location, from, to }: Filters): ((one: StoredAppointment) => boolean) | null {
  if (!doctor && !location && !from && !to) return null;
  return (one) =>
    (doctor === '' || sameId(one.doctor_id, doctor)) &&
    (location === '' || sameId(one.location_id, location)) &&
    (from === '' || one.date >= from) &&
    (to === '' || (one.date !== '' && one.date <= to));
}

function sameId(id: Id | null | undefined, wanted: string): boolean {
  return String(id ?? '') === wanted;
}
