import type { StoredAppointment } from '#client/entities/appointments';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import { joinedSpans } from '#client/lib/daySpans';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import type { HoursByDate, OpenRange } from './lines';

/** Opening hours by their date, from one date on. */
export function hoursByDate(ranges: readonly Availability[], since: DateText): HoursByDate {
  const byDate: Record<DateText, OpenRange[]> = {};
  for (const { date, available_from, available_to, location_id } of ranges) {
    if (date < since) continue;
    const place = location_id === null ? null : String(location_id);
    (byDate[date] ??= []).push({ from: minutesOf(available_from), to: endMinutesOf(available_to), place });
  }
  for (const day of Object.values(byDate)) day.sort((a, b) => a.from - b.from);
  return byDate;
}

/**
 * Whether an appointment does not lie wholly within the hours of its doctor at its place; ranges that touch count as
 * one. One without a time lies nowhere, and is not judged; hours or an appointment without a place fit any.
 */
export function isOutside({ date, start_time, end_time, location_id }: StoredAppointment, hours: HoursByDate): boolean {
  if (start_time === '') return false;
  const from = minutesOf(start_time);
  const to = end_time === '' ? from : Math.max(from, endMinutesOf(end_time));
  const place = location_id === null ? null : String(location_id);
  const open = (hours[date] ?? [])
    .filter((range) => range.from < range.to && (place === null || range.place === null || range.place === place))
    .map((range) => ({ start: range.from, end: range.to }));
  return !joinedSpans(open).some(({ start, end }) => start <= from && to <= end);
}
