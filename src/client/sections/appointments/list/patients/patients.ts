import { createSelector } from 'reselect';
import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { hoursOfSlot, slotOf, type Slot } from '#client/hours/slots';
import { currentMoment, endMinutesOf, isDateText, minutesOf, shortTime, wireEnd, wireTime } from '#client/lib/dates';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import { messagesOf } from '#client/lib/text';
import { createViewEvent, sectionOpened, selectParam, type AddressRoot } from '#client/state/address';
import type { NoticeOffer } from '#client/state/notices';
import type { Id } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import { SECTION } from '../keys';
import { selectRealList, type ListRoot } from '../selectors';

// The rooms that offer what is done for a patient stand above the one that serves it.

/** What the buttons say that open the dialogs. */
export const patientLabels = messagesOf('appointments.visits', {
  all: 'All visits',
  followUp: 'Book follow-up',
  book: 'Book a visit',
  sooner: 'Who could come sooner',
});

/** A person wants to see all visits of a patient, by the text of the id. */
export const allVisitsChosen = createViewEvent('appointments/allVisitsChosen', (patient: string) => ({
  visits: patient,
}));
/** A person wants to book another visit after this one. */
export const followUpChosen = createViewEvent('appointments/followUpChosen', (id: Id) => ({
  follow: String(id),
}));
/** Whom a visit is to be booked for, by the text of the id, and at which time; who is left out is chosen then. */
interface BookingFor {
  patient?: string;
  free?: FreeTimeOf;
}

/** What the address says of a booking whose patient is still to be chosen. */
export const ANYBODY = 'anybody';

/** A person wants to book a visit of a patient who is known. */
export const bookingChosen = createViewEvent('appointments/bookingChosen', bookingParams);

/** The parameters of the address that open a booking. */
export function bookingParams({ patient = ANYBODY, free }: BookingFor) {
  return { book: patient, ...(free && { with: free.doctor, free: freeText(free.slot) }) };
}

/** A person wants to know who could come at a time that is free. */
export const soonerChosen = createViewEvent('appointments/soonerChosen', soonerParams);
/** The dialog about a patient is closed. */
export const patientLeft = createViewEvent('appointments/patientLeft', () => ({
  visits: null,
  follow: null,
  book: null,
  sooner: null,
}));

/** A time of a doctor that is free: the text of the doctor's id, and when and where it is. */
export interface FreeTimeOf {
  doctor: string;
  slot: Slot;
}

function soonerParams({ doctor, slot }: FreeTimeOf) {
  return { sooner: doctor, free: freeText(slot) };
}

function freeText({ date, startTime, endTime, locationId }: Slot): string {
  return `${date}/${shortTime(startTime)}-${shortEnd(endTime)}/${locationId ?? ''}`;
}

const FREE_TIME = /^(\d{4}-\d\d-\d\d)\/(\d\d:\d\d)-(\d\d:\d\d)\/(.*)$/;

/** Makes a selector of the free time of a doctor whom a parameter names; `null` of a link that names none. */
const freeTimeWith = (name: string) =>
  createSelector(
    [(state: AddressRoot) => selectParam(state, name), (state: AddressRoot) => selectParam(state, 'free')],
    (doctor, free): FreeTimeOf | null => {
      const [, date = '', start = '', end = '', place = ''] = FREE_TIME.exec(free) ?? [];
      if (doctor === '' || !isDateText(date) || minutesOf(start) >= endMinutesOf(end)) return null;
      return { doctor, slot: { date, startTime: wireTime(start), endTime: wireEnd(end), locationId: place || null } };
    },
  );

/** The free time that somebody could come sooner to; `null` while its dialog is closed. */
export const selectFreeTime = freeTimeWith('sooner');

/** The free time that a booking begins with; `null` where it begins with none. */
export const selectTimeToBook = freeTimeWith('with');

/** Whether a doctor expects somebody later than at a free time, who could come then. */
export function couldCome(one: StoredAppointment, { doctor, slot: { date, startTime } }: FreeTimeOf): boolean {
  if (String(one.doctor_id) !== doctor || !isActive(one) || one.date < date) return false;
  return one.date > date || (one.start_time !== '' && minutesOf(one.start_time) > minutesOf(startTime));
}

/** The time of an appointment that does not take place; `null` where it stands, has begun, or names no time. */
export function freedBy(one: StoredAppointment, now: Date): FreeTimeOf | null {
  const { doctor_id, start_time, end_time } = one;
  const slot = slotOf(one);
  if (
    isActive(one) ||
    !doctor_id ||
    start_time === '' ||
    end_time === '' ||
    hasBegun(hoursOfSlot(slot), clinicTimeAt(now))
  )
    return null;
  return { doctor: String(doctor_id), slot };
}

/** The part of a notice that offers who could come at the time that is free now; nothing where nobody could. */
export function* offerSooner(freed: StoredAppointment): SagaGenerator<{ more?: NoticeOffer }> {
  const now = yield* call(currentMoment);
  return yield* select(selectSoonerOffer, freed, now);
}

/** The same at a moment. */
function selectSoonerOffer(state: ListRoot, one: StoredAppointment, now: Date): { more?: NoticeOffer } {
  const freed = freedBy(one, now);
  if (!freed || !selectRealList(state).some((other) => couldCome(other, freed))) return {};
  return {
    more: { event: sectionOpened(SECTION, soonerParams(freed)), label: patientLabels.sooner, leavesView: true },
  };
}
