import { byOpening, hoursOfOpening } from '#client/entities/hours';
import { closedDates } from '#client/lib/closedDates';
import { hasBegun, sharesTime, spansOf } from '#client/lib/daySpans';
import { groupByEach } from '#client/lib/groupBy';
import type { ClosedDate } from '#client/ui/dates/ClosedDates';
import { datedHours, type WantedWeeks } from '#client/ui/week/week';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { isSameHours } from '../hours/calendar';
import type { NamedDoctor, Staff } from '../hours/events';
import { whyItStays, type HoursGround, type HoursOn, type Staying } from './staying';

/** What a person asks for: these weeks, for these doctors at this place. */
export interface HoursQuestion extends WantedWeeks, Staff {}

/** What would be done for a doctor. */
export interface DoctorLines {
  doctor: NamedDoctor;
  lines: readonly HoursLine[];
}

/** What a plan would do. */
export interface HoursDifference {
  question: HoursQuestion;
  doctors: readonly DoctorLines[];
  /** The doctors whose hours could not be read, for whom nothing is done. */
  unread: readonly NamedDoctor[];
  /** Whether nobody knows who is expected, so that nothing is removed. */
  lacksVisits: boolean;
}

/**
 * Why wanted hours are left out: they have begun, their date was closed between weeks with hours, or they share time
 * with hours that stay.
 */
export type LeftOut = { is: 'begun' } | { is: 'closed' } | { is: 'overlaps'; slot: HoursOn; why: Staying | null };

/** One line of a difference; hours that are there already have their record. */
export type HoursLine = HoursOn &
  /** Also on a date that was closed, once a person has ticked it. */
  (
    | { sign: 'add'; wasClosed?: true }
    | { sign: 'remove'; slot: Availability }
    /** They are wanted, or cannot be taken away. */
    | { sign: 'same'; slot: Availability; why: Staying | null }
    /** Somebody is expected in them. */
    | { sign: 'stays'; slot: Availability; why: Extract<Staying, { is: 'taken' }> }
    | { sign: 'leftOut'; why: LeftOut }
  );

/**
 * What turns the hours of a doctor into a wanted week, day by day: what is added, what is removed, what stays because
 * it is wanted, has begun or is needed, and which wanted hours are left out for it. Days before today stay, and so does
 * what is at other places (decisions: fan-outs).
 *
 * @param hours those of the doctor at every place
 */
export function differenceOf(hours: readonly Availability[], ground: HoursGround, weeks: WantedWeeks): HoursLine[] {
  const { startDate, endDate } = weeks;
  const wanted = wantedHours(weeks, ground.today);
  const isHere = (slot: Availability) => String(slot.location_id) === String(ground.locationId);
  const isWanted = (slot: Availability) => wanted.byDate.get(slot.date)?.some((one) => isSameHours(one, slot)) ?? false;
  const known = hours.filter(isDated);
  const ofPlan = known.filter((slot) => isHere(slot) && startDate <= slot.date && slot.date <= endDate);
  const lines = ofPlan.map((slot): HoursLine => {
    const { date, available_from, available_to } = slot;
    const line = { date, available_from, available_to, slot };
    if (isWanted(slot)) return { ...line, sign: 'same', why: null };
    const why = whyItStays(slot, ground);
    if (why?.is === 'taken') return { ...line, sign: 'stays', why };
    return why ? { ...line, sign: 'same', why } : { ...line, sign: 'remove' };
  });
  const removed = new Set(lines.flatMap((line) => (line.sign === 'remove' ? [line.slot] : [])));
  const staying = byDay(known.filter((slot) => !removed.has(slot)));
  const there = byDay(ofPlan);
  const missing = wanted.all.filter((one) => !there.get(one.date)?.some((slot) => isSameHours(slot, one)));
  const found = missing.map((one) => lineOf(one, staying, ground));
  const added = found.filter(({ sign }) => sign === 'add').map(({ date }) => date);
  const closed = new Set(closedDates([...new Set(added)], known.filter(isHere).map(hoursOfOpening)));
  const kept = found.map((line): HoursLine =>
    line.sign === 'add' && closed.has(line.date) ? stayingClosed(line) : line,
  );
  return [...lines, ...kept].sort(byOpening);
}

const stayingClosed = ({ date, available_from, available_to }: HoursOn): HoursLine => ({
  ...{ date, available_from, available_to },
  ...{ sign: 'leftOut', why: { is: 'closed' } },
});

/** Whether the date of a line was closed between weeks with hours. */
const isOfClosed = (line: HoursLine) =>
  line.sign === 'add' ? line.wasClosed === true : line.sign === 'leftOut' && line.why.is === 'closed';

/** A difference in which these of the closed dates are opened, and no others. */
export function opening(difference: HoursDifference, ticked: readonly DateText[]): HoursDifference {
  const opened = (line: HoursLine): HoursLine => {
    if (!isOfClosed(line)) return line;
    const { date, available_from, available_to } = line;
    if (!ticked.includes(date)) return stayingClosed(line);
    return { date, available_from, available_to, sign: 'add', wasClosed: true };
  };
  const doctors = difference.doctors.map(({ doctor, lines }) => ({ doctor, lines: lines.map(opened) }));
  return { ...difference, doctors };
}

/** The dates of a difference that were closed, for how many doctors, and which of them a person has ticked. */
export function closedOf({ doctors }: HoursDifference) {
  const lines = doctors.map((one) => one.lines.filter(isOfClosed));
  const dates = [...new Set(lines.flat().map(({ date }) => date))].sort();
  const closed = dates.map((date): ClosedDate => {
    const those = lines.filter((own) => own.some((line) => line.date === date));
    return { date, doctors: those.length, total: doctors.length };
  });
  const ticked = lines.flat().flatMap(({ sign, date }) => (sign === 'add' ? [date] : []));
  return { closed, ticked: [...new Set(ticked)] };
}

/** The wanted hours from today on, in order and by date. */
function wantedHours(weeks: WantedWeeks, today: DateText) {
  const all = datedHours(weeks, today).map(({ date, from, to }): HoursOn => ({
    date,
    available_from: from,
    available_to: to,
  }));
  return { all, byDate: byDay(all) };
}

/** Wanted hours that are not there: they are added, unless they have begun or something that stays is in their way. */
function lineOf(one: HoursOn, staying: ReadonlyMap<DateText, Availability[]>, ground: HoursGround): HoursLine {
  if (hasBegun(hoursOfOpening(one), ground)) return { ...one, sign: 'leftOut', why: { is: 'begun' } };
  const slot = staying.get(one.date)?.find((other) => sharesTime(hoursOfOpening(other), hoursOfOpening(one)));
  if (!slot) return { ...one, sign: 'add' };
  return { ...one, sign: 'leftOut', why: { is: 'overlaps', slot, why: whyItStays(slot, ground) } };
}

/** Whether the service has told when these hours are. */
function isDated({ date, available_from, available_to }: HoursOn): boolean {
  return date !== '' && available_from !== '' && available_to !== '';
}

/** Hours by the dates that they are about: those over midnight are about two. */
const byDay = <One extends HoursOn>(hours: readonly One[]) =>
  groupByEach(hours, (one) => spansOf(hoursOfOpening(one)).map(({ date }) => date));

/** How many lines of each sign there are. */
export function lineCounts(lines: readonly HoursLine[]): Record<HoursLine['sign'], number> {
  const counts = { add: 0, remove: 0, same: 0, stays: 0, leftOut: 0 };
  for (const { sign } of lines) counts[sign] += 1;
  return counts;
}
