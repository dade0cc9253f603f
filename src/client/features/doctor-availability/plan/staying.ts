import { hoursOfOpening, hoursOfVisit } from '#client/entities/hours';
import { hasBegun, sharesTime, spansOf, type ClinicTime } from '#client/lib/daySpans';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id, TimeText } from '#contract/common';
import { isBooked } from '../hours/calendar';

/** Somebody whom a doctor expects, or may expect, at whichever place. */
export interface Visit {
  doctorId: Id;
  date: DateText;
  /** Empty where the service does not say. */
  start: TimeText;
  end: TimeText;
  patient: string | null;
}

/** What decides which hours of a doctor stay. */
export interface HoursGround extends ClinicTime {
  locationId: Id;
  /** Those of the doctor; `null` where they could not be read, so that nobody knows who is expected. */
  visits: readonly Visit[] | null;
}

/** Why hours stay although they are not wanted. */
export type Staying =
  | { is: 'taken'; isBooked: boolean; visits: readonly Visit[] }
  /** They lie in the past, or have begun. */
  | { is: 'begun' }
  | { is: 'elsewhere' }
  /** Nobody knows who is expected in them. */
  | { is: 'unknown' };

/** Hours on a date. */
export interface HoursOn {
  date: DateText;
  available_from: TimeText;
  available_to: TimeText;
}

/** Why hours of a doctor stay, where anything speaks for that; `null` where they may be removed. */
export function whyItStays(slot: Availability, ground: HoursGround): Staying | null {
  const { locationId, visits } = ground;
  if (String(slot.location_id) !== String(locationId)) return { is: 'elsewhere' };
  const inside = visits?.filter((visit) => isInside(visit, slot)) ?? [];
  if (isBooked(slot) || inside.length > 0) return { is: 'taken', isBooked: isBooked(slot), visits: inside };
  if (hasBegun(hoursOfOpening(slot), ground)) return { is: 'begun' };
  return visits ? null : { is: 'unknown' };
}

/** Whether somebody is expected in these hours; who has no time may be expected in any of the day. */
function isInside({ date, start, end }: Visit, slot: HoursOn): boolean {
  const hours = hoursOfOpening(slot);
  if (start === '') return spansOf(hours).some((part) => part.date === date);
  return sharesTime(hours, hoursOfVisit({ date, start_time: start, end_time: end }));
}
