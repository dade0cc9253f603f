import type { StoredAppointment } from '#client/entities/appointments';
import { addDays } from '#client/lib/dates';
import type { DateText, Id } from '#contract/common';
import type { Period, QuickDays } from '../list/address';
import type { Clashing } from '../list/rows';
import { countVisits, type VisitCount } from '../list/visitCount';

/** The first and the last date of what is shown; an empty text is no end. */
export interface Dates {
  from: DateText;
  to: DateText;
}

/** What the list is narrowed to beside period, search and status; an empty text narrows nothing. */
export interface Filters extends Dates {
  /** The id of a doctor. */
  doctor: string;
  /** The id of a location. */
  location: string;
}

/**
 * A test of the appointments that pass the filters but for their dates, `null` where all of them do.
 *
 * @param clashing the appointments to narrow the list to, `null` for no such filter
 * @param counted the same of what a mark of a picture counts
 */
export function passing(
  { doctor, location }: Filters,
  clashing: Clashing | null,
  counted: ReadonlySet<string> | null,
): ((one: StoredAppointment) => boolean) | null {
  if (!doctor && !location && !clashing && !counted) return null;
  return (one) =>
    (doctor === '' || sameId(one.doctor_id, doctor)) &&
    (location === '' || sameId(one.location_id, location)) &&
    (!clashing || clashing.has(String(one.id))) &&
    (!counted || counted.has(String(one.id)));
}

function sameId(id: Id | null | undefined, wanted: string): boolean {
  return String(id ?? '') === wanted;
}

/** The dates that a quick choice stands for. */
export function datesOf(days: QuickDays, today: DateText): Dates {
  const from = days === 'tomorrow' ? addDays(today, 1) : today;
  return { from, to: days === 'week' ? addDays(today, 6) : from };
}

/** The appointments of a list in no order that have these dates; one without a date is before all others. */
export function ofDates(list: readonly StoredAppointment[], { from, to }: Dates): readonly StoredAppointment[] {
  if (from === '' && to === '') return list;
  return list.filter(({ date }) => date >= from && (to === '' || (date !== '' && date <= to)));
}

/** The same of a list in the order of its period, where they lie side by side. */
export function ofDatesInOrder(
  list: readonly StoredAppointment[],
  dates: Dates,
  period: Period,
): readonly StoredAppointment[] {
  if (dates.from === '' && dates.to === '') return list;
  return list.slice(...boundsOf(list, dates, period));
}

/**
 * How many patients of the upcoming appointments come on the days of each quick choice; `isSorted` of a list that is
 * not soonest first.
 */
export function countDays(
  list: readonly StoredAppointment[],
  today: DateText,
  isSorted: boolean,
): Readonly<Record<QuickDays, VisitCount>> {
  const count = (days: QuickDays) => {
    const dates = datesOf(days, today);
    return isSorted ? countVisits(ofDates(list, dates)) : countVisits(list, ...boundsOf(list, dates, 'upcoming'));
  };
  return { today: count('today'), tomorrow: count('tomorrow'), week: count('week') };
}

/** The places of the first that has these dates, and of the one after the last. */
function boundsOf(list: readonly StoredAppointment[], { from, to }: Dates, period: Period): [number, number] {
  const isBefore = ({ date }: StoredAppointment) => date < from || (to !== '' && date === '');
  const isAfter = ({ date }: StoredAppointment) => to !== '' && date > to;
  return period === 'past'
    ? [firstPlace(list, (one) => !isAfter(one)), firstPlace(list, isBefore)]
    : [firstPlace(list, (one) => !isBefore(one)), firstPlace(list, isAfter)];
}

/** The place of the first in a list of which a test is true, from there on to its end. */
function firstPlace(list: readonly StoredAppointment[], isTrue: (one: StoredAppointment) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one && isTrue(one)) high = middle;
    else low = middle + 1;
  }
  return low;
}
