import type { StoredAppointment } from '#client/entities/appointments';
import type { DateText, Id } from '#contract/common';
import type { Clashing } from '../list/rows';

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

/**
 * A test of the appointments that pass the filters, `null` where all of them do.
 *
 * @param clashing the appointments to narrow the list to, `null` for no such filter
 */
export function passing(
  { doctor, location, from, to }: Filters,
  clashing: Clashing | null,
): ((one: StoredAppointment) => boolean) | null {
  if (!doctor && !location && !from && !to && !clashing) return null;
  return (one) =>
    (doctor === '' || sameId(one.doctor_id, doctor)) &&
    (location === '' || sameId(one.location_id, location)) &&
    (from === '' || one.date >= from) &&
    (to === '' || (one.date !== '' && one.date <= to)) &&
    (!clashing || clashing.has(String(one.id)));
}

function sameId(id: Id | null | undefined, wanted: string): boolean {
  return String(id ?? '') === wanted;
}
