import type { StoredAppointment } from '#client/entities/appointments';
import { expectedBy, freeTimesOn } from '#client/hours/freeTimes';
import { fitsPlace, type Slot } from '#client/hours/slots';
import { minutesOf } from '#client/lib/dates';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { nearestSlot } from '../list/patients/nearestSlot';
import { offeredActions } from '../list/statusActions';
import { ofDay, type DayIndex } from './byDoctorAndDay';
import type { Step } from './walk';

/** Why an appointment cannot be moved on the board. */
export type Hindrance = 'sample' | 'past' | 'status' | 'busy' | 'hoursPending' | 'hoursFailed' | 'nowhere';

/** What is known of an appointment that a person wants to move. */
export interface MoveConditions {
  isSample: boolean;
  /** Whether a change of it is under way. */
  isBusy: boolean;
  /** The opening hours of its doctor: `undefined` while they are read, `null` when they cannot be. */
  hours: readonly Availability[] | null | undefined;
}

/** Why an appointment cannot be moved whatever the places, `null` where it can (decisions: day board). */
export function hindranceOf(
  { status, date }: Pick<StoredAppointment, 'status' | 'date'>,
  today: DateText,
  { isSample, isBusy, hours }: MoveConditions,
): Exclude<Hindrance, 'nowhere'> | null {
  if (isSample) return 'sample';
  if (date < today) return 'past';
  if (!offeredActions(status, date, today).includes('reschedule')) return 'status';
  if (isBusy) return 'busy';
  if (hours === undefined) return 'hoursPending';
  return hours === null ? 'hoursFailed' : null;
}

/**
 * The free times of its doctor on some dates that an appointment can be carried to. Of one time at several places it is
 * that of the appointment.
 *
 * @param index every appointment, whatever the filters
 */
export function freePlaces(
  moving: StoredAppointment,
  dates: readonly DateText[],
  { hours, index, now }: { hours: readonly Availability[]; index: DayIndex; now: Date },
): Slot[] {
  return dates.flatMap((date) => {
    const ofDoctor = ofDay(index, date).get(String(moving.doctor_id)) ?? [];
    const visits = expectedBy(ofDoctor, moving.doctor_id, moving.id);
    const free = freeTimesOn({ hours, visits, now }, date);
    const atHome = free.filter((slot) => fitsPlace(slot, moving.location_id));
    const byTime = new Map([...free, ...atHome].map((slot) => [slot.startTime, slot]));
    return [...byTime.values()].filter(({ startTime }) => !isWhereItIs(moving, date, startTime));
  });
}

/** The free place that a step leads to, `null` where there is none that way. */
export function carried(places: readonly Slot[], at: Slot, step: Step): Slot | null {
  const on = (wanted: DateText) => places.filter(({ date }) => date === wanted);
  const ofDate = on(at.date);
  switch (step) {
    case 'up':
      return ofDate.findLast(({ startTime }) => startTime < at.startTime) ?? null;
    case 'down':
      return ofDate.find(({ startTime }) => startTime > at.startTime) ?? null;
    case 'first':
      return ofDate[0] ?? null;
    case 'last':
      return ofDate.at(-1) ?? null;
    default: {
      const isThatWay = ({ date }: Slot) => (step === 'onwards' ? date > at.date : date < at.date);
      const beside = step === 'onwards' ? places.find(isThatWay) : places.findLast(isThatWay);
      return beside ? nearestSlot(on(beside.date), minutesOf(at.startTime)) : null;
    }
  }
}

function isWhereItIs({ date, start_time }: StoredAppointment, on: DateText, at: string): boolean {
  return date === on && minutesOf(start_time) === minutesOf(at);
}
