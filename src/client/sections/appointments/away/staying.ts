import { dayOf, endMinutesOf, endOfMinutes, minutesOf, DAY_MINUTES } from '#client/lib/dates';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import type { Availability } from '#contract/availabilities';
import type { DateText, TimeText } from '#contract/common';
import type { Ground } from './proposals';
import type { Stay } from './sent';

/** By how many minutes a doctor may stay after the hours of the day. */
const STAYS = [20, 40, 60, 120] as const;

/** The id of hours that are only thought of. */
const STAYING = '';

/** The last hours of a day that are known and not over; `undefined` where there are none. */
function lastHoursOf({ hours, now }: Pick<Ground, 'hours' | 'now'>, today: DateText): Availability | undefined {
  const time = clinicTimeAt(now);
  const [last] = hours
    .filter(({ id, date, available_to: to }) => id !== STAYING && date === today && !hasBegun({ date, from: to }, time))
    .sort((one, other) => endMinutesOf(other.available_to) - endMinutesOf(one.available_to));
  return last;
}

/** When the hours of today end, and until when the doctor could stay after that; nothing where none are left. */
export function staysOffered(ground: Pick<Ground, 'hours' | 'now'>): { end: TimeText; until: TimeText[] } | null {
  const last = lastHoursOf(ground, dayOf(ground.now));
  if (!last) return null;
  const end = endMinutesOf(last.available_to);
  const until = STAYS.map((minutes) => end + minutes).filter((minute) => minute <= DAY_MINUTES);
  return { end: last.available_to, until: until.map(endOfMinutes) };
}

/** The hours of today in which a doctor stays until some time, at the place of the last ones. */
export function stayUntil(ground: Pick<Ground, 'hours' | 'now'>, until: TimeText): Stay | null {
  const last = lastHoursOf(ground, dayOf(ground.now));
  if (!last || endMinutesOf(last.available_to) >= minutesOf(until)) return null;
  const { date, location_id, available_to: available_from } = last;
  const hours = { location_id: location_id ?? '', date, available_from, available_to: until, skip_existing: true };
  return { hours, is: 'wanted' };
}

/** The hours of a doctor with those in which he or she stays. */
export function withStay(hours: readonly Availability[], stay: Stay | null | undefined): readonly Availability[] {
  if (!stay) return hours;
  const [doctor_id = ''] = hours.map((range) => range.doctor_id);
  return [...hours, { ...stay.hours, id: STAYING, doctor_id, status: 'available' }];
}

/** Whether a time lies in the hours in which a doctor stays. */
export function isInStay({ hours }: Stay, { date, startTime }: { date: DateText; startTime: TimeText }): boolean {
  return date === hours.date && minutesOf(startTime) >= minutesOf(hours.available_from);
}
