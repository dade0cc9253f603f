import type { StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { expectedBy, timesOn } from '#client/hours/freeTimes';
import { fitsPlace, hoursOfSlot, type Slot } from '#client/hours/slots';
import { minutesOf } from '#client/lib/dates';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import { groupBy } from '#client/lib/groupBy';
import type { Availability } from '#contract/availabilities';
import { couldCome, type FreeTimeOf } from '../list/patients/patients';
import { chainsOf } from './chains';

/** Somebody who could come sooner, and how often the visit was probably moved already. */
export interface Candidate {
  visit: StoredAppointment;
  moves: number;
}

/** Whoever was moved so often is asked last. */
const MOVED_ENOUGH = 2;

/**
 * Who could come at a free time: the next later visit of each patient whom the doctor expects, nearest first, and after
 * all others those that were moved twice already. A patient without an id is another one each time.
 */
export function candidatesFor(list: readonly StoredAppointment[], free: FreeTimeOf): Candidate[] {
  const later = list.filter((one) => couldCome(one, free)).sort(bySoonest);
  const next = new Map<string, StoredAppointment>();
  for (const one of later) {
    const patient = one.user_id ? `patient ${one.user_id}` : `visit ${one.id}`;
    if (!next.has(patient)) next.set(patient, one);
  }
  const moves = movesOf(list.filter((one) => String(one.doctor_id) === free.doctor && one.user_id));
  const candidates = [...next.values()].map((visit): Candidate => ({ visit, moves: moves.get(visit) ?? 0 }));
  return [
    ...candidates.filter((one) => one.moves < MOVED_ENOUGH),
    ...candidates.filter((one) => one.moves >= MOVED_ENOUGH),
  ];
}

/** How often the visits of a doctor were probably moved; one that is not named never was. */
function movesOf(list: readonly StoredAppointment[]): ReadonlyMap<StoredAppointment, number> {
  const moves = new Map<StoredAppointment, number>();
  for (const visits of groupBy(list, ({ user_id }) => String(user_id)).values())
    if (visits.length > 1)
      for (const chain of chainsOf(visits)) for (const [before, one] of chain.entries()) moves.set(one, before);
  return moves;
}

/** Whether a time that was free can still be taken, by which slot; or that it has begun, is closed, or whose it is. */
export type TimeStanding =
  { is: 'free'; slot: Slot } | { is: 'begun' | 'closed' } | { is: 'taken'; by: StoredAppointment };

/**
 * Whether a time can be had: by the hours of the doctor, at the place that was free where there is a choice, and by
 * whom else the doctor expects.
 *
 * @param hours the opening hours of the doctor on that date
 * @param leaving the visit that would move there, whose own time is free for it
 */
export function standingOf(
  { doctor, slot }: FreeTimeOf,
  hours: readonly Availability[],
  list: readonly StoredAppointment[],
  now: Date,
  leaving: StoredAppointment | null,
): TimeStanding {
  if (hasBegun(hoursOfSlot(slot), clinicTimeAt(now))) return { is: 'begun' };
  const calendar = { hours, visits: expectedBy(list, doctor, leaving?.id), now };
  const offered = timesOn(calendar, slot.date).filter(
    (time) => minutesOf(time.slot.startTime) === minutesOf(slot.startTime),
  );
  const found = offered.find((time) => fitsPlace(time.slot, slot.locationId)) ?? offered[0];
  if (!found) return { is: 'closed' };
  const [by] = found.expected;
  return by ? { is: 'taken', by } : { is: 'free', slot: found.slot };
}
