import { weakMapMemoize } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { fitsPlace } from '#client/hours/slots';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import { joinedSpans } from '#client/lib/daySpans';
import { groupBy } from '#client/lib/groupBy';
import type { Availability } from '#contract/availabilities';

const byDate = weakMapMemoize((hours: readonly Availability[]) => groupBy(hours, ({ date }) => date));

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
  const open = (byDate(hours).get(date) ?? [])
    .filter((range) => fitsPlace({ locationId: range.location_id }, location_id))
    .map((range) => ({ start: minutesOf(range.available_from), end: endMinutesOf(range.available_to) }))
    .filter(({ start, end }) => start < end);
  return !joinedSpans(open).some(({ start, end }) => start <= from && to <= end);
}
