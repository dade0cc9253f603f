import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { isClashing, slotsOf, type Slot } from '#client/entities/slots';
import { DAY_MINUTES, endMinutesOf, minutesOf } from '#client/lib/dates';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { BOOKED } from '#contract/rules';

/** How long a doctor is open on a day, and how much of that is taken, in minutes. */
export interface OpenedDay {
  open: number;
  taken: number;
}

type Visit = Pick<StoredAppointment, 'date' | 'status' | 'start_time' | 'end_time'>;

/**
 * How a day of a doctor is used: open is each minute that any range covers, booked ones too; of these those are taken
 * that a booked range or a pending or confirmed visit covers (decisions: figures).
 */
export function openedDay(hours: readonly Availability[], visits: readonly Visit[], date: DateText): OpenedDay {
  const [open, taken] = [new Uint8Array(DAY_MINUTES), new Uint8Array(DAY_MINUTES)];
  for (const range of hours) {
    if (range.date !== date) continue;
    const [from, to] = [minutesOf(range.available_from), endMinutesOf(range.available_to)];
    open.fill(1, from, Math.max(from, to));
    if (range.status === BOOKED) taken.fill(1, from, Math.max(from, to));
  }
  for (const visit of visits) {
    if (visit.date !== date || !visit.start_time || !visit.end_time || !isActive(visit)) continue;
    const from = minutesOf(visit.start_time);
    taken.fill(1, from, Math.max(from, endMinutesOf(visit.end_time)));
  }
  return {
    open: open.reduce((sum, minute) => sum + minute, 0),
    taken: open.reduce((sum, minute, at) => sum + minute * (taken[at] ?? 0), 0),
  };
}

/** The first time of a doctor that can be booked, `null` where there is none. */
export function firstFreeSlot(hours: readonly Availability[], visits: readonly Visit[], now: Date): Slot | null {
  const busy = visits.filter((visit) => visit.start_time && visit.end_time && isActive(visit));
  for (const date of [...new Set(hours.map((range) => range.date))].sort()) {
    const engagements = busy.filter((visit) => visit.date === date);
    const free = slotsOf(hours, date, now).find((slot) => !isClashing(slot, engagements));
    if (free) return free;
  }
  return null;
}
