import type { StoredAppointment } from '#client/entities/appointments';
import { expectedBy, freeTimesOn } from '#client/hours/freeTimes';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import type { Slot } from '#client/hours/slots';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import { selectRequest } from '#client/state/requests/requests';
import type { DateText } from '#contract/common';
import { SLOT_MINUTES } from '#contract/rules';
import { appointmentKeys } from '../list/keys';
import { selectShowsSamples, selectWholeList } from '../list/selectors';
import type { ShownRoot } from '../view/shownRows';
import { ofDay } from './byDoctorAndDay';
import { boardKeys } from './keys';
import { freePlaces, hindranceOf, type Hindrance } from './moving';
import { selectDayIndex, type ShownColumn } from './selectors';

/** Where an appointment can be carried to on the board, or why nowhere. */
export type MoveOffer = { appointment: StoredAppointment } & (
  { hindrance: Hindrance; places?: undefined } | { hindrance?: undefined; places: readonly Slot[] }
);

/** The free slot of a doctor at a minute of a date; `null` where there is none, or the hours are not known. */
export function freePlaceAt(
  state: OffersRoot,
  { doctor, date }: Pick<ShownColumn, 'doctor' | 'date'>,
  minute: number,
  today: DateText,
  now: Date,
): Slot | null {
  const hours = selectShowsSamples(state) ? undefined : selectDoctorHours(state, doctor, null);
  const visits = expectedBy(ofDay(selectDayIndex(state, today), date).get(doctor) ?? [], doctor);
  const isHere = ({ startTime, endTime }: Slot) =>
    minutesOf(startTime) < minute + SLOT_MINUTES && endMinutesOf(endTime) > minute;
  return freeTimesOn({ hours: hours ?? [], visits, now }, date).find(isHere) ?? null;
}

type OffersRoot = ShownRoot & HoursRoot;

/** What the board of these dates offers for moving an appointment at this moment; `null` of one that is not listed. */
export function offerOf(
  state: OffersRoot,
  id: string,
  { dates, today, now }: { dates: readonly DateText[]; today: DateText; now: Date },
): MoveOffer | null {
  const appointment = selectWholeList(state, today).find((one) => String(one.id) === id);
  if (!appointment) return null;
  const doctor = String(appointment.doctor_id);
  const isPending = (key: string) => selectRequest(state, key)?.status === 'pending';
  const hasFailed = selectRequest(state, boardKeys.hours(doctor))?.status === 'failed';
  const hours = selectDoctorHours(state, doctor, null);
  const hindrance = hindranceOf(appointment, today, {
    isSample: selectShowsSamples(state),
    isBusy: isPending(appointmentKeys.status(id)) || isPending(appointmentKeys.reschedule(id)),
    hours: hours ?? (hasFailed ? null : undefined),
  });
  if (hindrance || !hours) return { appointment, hindrance: hindrance ?? 'hoursPending' };
  const places = freePlaces(appointment, dates, { hours, index: selectDayIndex(state, today), now });
  return places.length > 0 ? { appointment, places } : { appointment, hindrance: 'nowhere' };
}
