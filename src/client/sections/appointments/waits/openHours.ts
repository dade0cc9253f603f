import type { StoredAppointment } from '#client/entities/appointments';
import { openByDate } from '#client/hours/openByDate';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import type { Availability } from '#contract/availabilities';

/**
 * Whether an appointment does not lie wholly within the hours of its doctor at its place; ranges that touch count as
 * one. One without a time lies nowhere, and is not judged; hours or an appointment without a place fit any.
 */
export function isOutside(
  { date, start_time, end_time, location_id }: StoredAppointment,
  hours: readonly Availability[],
): boolean {
  if (start_time === '') return false;
  const from = minutesOf(start_time);
  const to = end_time === '' ? from : Math.max(from, endMinutesOf(end_time));
  const open = openByDate(hours, location_id).get(date) ?? [];
  return !open.some(({ start, end }) => start <= from && to <= end);
}
