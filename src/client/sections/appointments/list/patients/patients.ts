import { createSelector } from 'reselect';
import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { hoursOfSlot, slotOf, type Slot } from '#client/hours/slots';
import { currentMoment, endMinutesOf, isDateText, minutesOf, shortTime, wireEnd, wireTime } from '#client/lib/dates';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import { messagesOf } from '#client/lib/text';
import {
  createViewEvent,
  sectionOpened,
  selectParam,
  type AddressPatch,
  type AddressRoot,
} from '#client/state/address';
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
/** A person wants to know who could come at a time that is free. */
export const soonerChosen = createViewEvent('appointments/soonerChosen', soonerParams);
/** The dialog about a patient is closed. */
export const patientLeft = createViewEvent('appointments/patientLeft', () => ({
  visits: null,
  follow: null,
  sooner: null,
}));

/** A time of a doctor that is free: the text of the doctor's id, and when and where it is. */
export interface FreeTimeOf {
  doctor: string;
  slot: Slot;
}

function soonerParams({ doctor, slot: { date, startTime, endTime, locationId } }: FreeTimeOf): AddressPatch {
  const free = `${date}/${shortTime(startTime)}-${shortEnd(endTime)}/${locationId ?? ''}`;
  return { sooner: doctor, free };
}

const FREE_TIME = /^(\d{4}-\d\d-\d\d)\/(\d\d:\d\d)-(\d\d:\d\d)\/(.*)$/;

/** The free time of the open dialog; `null` while that is closed, and of a link that names none. */
export const selectFreeTime = createSelector(
  [(state: AddressRoot) => selectParam(state, 'sooner'), (state: AddressRoot) => selectParam(state, 'free')],
  (doctor, free): FreeTimeOf | null => {
    const [, date = '', start = '', end = '', place = ''] = FREE_TIME.exec(free) ?? [];
    if (doctor === '' || !isDateText(date) || minutesOf(start) >= endMinutesOf(end)) return null;
    return { doctor, slot: { date, startTime: wireTime(start), endTime: wireEnd(end), locationId: place || null } };
  },
);

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
