import { isActive, isToCome, type StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { freeDays, type Timetable } from '#client/hours/freeTimes';
import { fitsPlace } from '#client/hours/slots';
import { addDays, dayOf } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { addMonths } from '#client/lib/reckoning';
import { DAYS_OF_WEEK } from '#client/lib/week';
import type { DateText, Id } from '#contract/common';
import { isInHalf, offeredDates, offeredOn, type Half, type OfferedSlot } from '../chooser/times';

/** After how long a patient comes again, in the order of the choices; the first one is as soon as possible. */
export const INTERVALS = ['w0', 'w1', 'w2', 'w4', 'w6', 'm3', 'm6'] as const;

/** One of them: so many weeks or months. */
export type Interval = (typeof INTERVALS)[number];

/** How many weeks or months an interval is. */
function countOf(interval: Interval): { count: number; unit: 'weeks' | 'months' } {
  return { count: Number(interval.slice(1)), unit: interval.startsWith('w') ? 'weeks' : 'months' };
}

/**
 * The date on which a visit is due: from the date of the one that it comes after where that is to come, else from
 * today. After 31 Aug the last day of the month counts where it has no 31st.
 */
export function dueDate(after: StoredAppointment | null, interval: Interval, today: DateText): DateText {
  const { count, unit } = countOf(interval);
  const from = count > 0 && after && isActive(after) && after.date > today ? after.date : today;
  return unit === 'weeks' ? addDays(from, count * DAYS_OF_WEEK) : addMonths(from, count);
}

/** What is asked of the times of a doctor. */
interface Asked {
  /** The place, or any for `null`. */
  place: Id | null;
  due: DateText;
  half: Half | null;
  /** The date that a person has picked. */
  picked: DateText | null;
}

/** The dates that are offered for a booking, and every time of them. */
export interface BookingOffer {
  dates: readonly DateText[];
  times: readonly OfferedSlot[];
  /** The first date from the due one on with a free time; `null` where the hours have none. */
  first: DateText | null;
  /** The date that is chosen. */
  date: DateText | null;
}

/** What is offered of the times of a doctor: thirty dates from today on, or from the due one where that is later. */
export function bookingOffer({ hours, visits, now }: Timetable, { place, due, half, picked }: Asked): BookingOffer {
  const atPlace = hours.filter((range) => fitsPlace({ locationId: range.location_id }, place));
  const timetable = { hours: atPlace, visits, now };
  const suits = { from: due, suits: (slot: OfferedSlot['slot']) => isInHalf(slot, half) };
  const first = freeDays(timetable, suits).next().value?.date ?? null;
  const dates = datesToOffer(dayOf(now), due, first);
  const times = dates.flatMap((date) => offeredOn(timetable, date));
  return { dates, times, first, date: picked ?? first };
}

/** The dates to choose from where one is due. */
export function datesToOffer(today: DateText, due: DateText, first: DateText | null = null): DateText[] {
  const soon = offeredDates(today);
  return soon.includes(due) ? offeredDates(today, first) : offeredDates(due, first);
}

/** Of whom the visits to come are wanted, and with whom another one is to be booked. */
export interface PatientAndDoctor {
  patient: Id;
  doctor: Id | null;
  /** The specialty of the doctor. */
  specialty: string;
}

/**
 * The visits of a patient that are to come: those with the same doctor first, then those with one of the same
 * specialty.
 */
export function visitsToCome(
  list: readonly StoredAppointment[],
  { patient, doctor, specialty }: PatientAndDoctor,
  specialtyOf: (visit: StoredAppointment) => string,
  now: Date,
): StoredAppointment[] {
  const rank = (one: StoredAppointment) => {
    if (String(one.doctor_id) === String(doctor)) return 0;
    return specialty !== '' && specialtyOf(one) === specialty ? 1 : 2;
  };
  const time = clinicTimeAt(now);
  return list
    .filter((one) => String(one.user_id) === String(patient) && isToCome(one, time))
    .sort((a, b) => rank(a) - rank(b) || bySoonest(a, b));
}
