import { useState } from 'react';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import type { FreeTime } from '#client/features/first-free';
import { selectDoctorHours } from '#client/hours/readHours';
import type { Slot } from '#client/hours/slots';
import { dayOf, minutesOf } from '#client/lib/dates';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import type { DateText, Id } from '#contract/common';
import { useTimeChoice } from '../chooser/useTimeChoice';
import { bookingOffer, datesToOffer, dueDate, type Interval } from './booking';
import { calendarWanted, type BookingChoice } from './events';
import { patientKeys } from './keys';
import { selectExpected, selectNewVisit } from './selectors';

/** What a form begins with. */
export interface BookingStart {
  /** A visit of the patient: the one that it comes after, or any; `null` where the patient is still to be chosen. */
  visit: StoredAppointment | null;
  /** What is filled in. */
  initial: { doctor: Id | null; place: Id | null; interval: Interval; slot: Slot | null };
}

/** What `useChosen` tells. */
export type Chosen = ReturnType<typeof useChosen>;

/** What a form has chosen, and what follows from that. */
export function useChosen({ visit: given, initial }: BookingStart, sent?: BookingChoice) {
  const begun = useSelected(appointments.selectById, sent?.visitId ?? '');
  const [of, onPatientChosen] = useState(given ?? begun ?? null);
  const [doctor, setDoctor] = useState<Id | null>(sent?.doctorId ?? initial.doctor);
  const [place, setPlace] = useState(sent ? null : initial.place);
  const [interval, setInterval] = useState(initial.interval);
  const [picked, onDateChosen] = useState<DateText | null>((sent ?? initial).slot?.date ?? null);
  const calendar = useCalendar(doctor);
  const due = dueDate(given, interval, dayOf(new Date(calendar.now)));
  const nearTo = interval === 'w0' || !given ? 0 : minutesOf(given.start_time);
  const { offer, ...choice } = useTimeChoice({ initial: (sent ?? initial).slot, nearTo }, (half) =>
    offerIn(calendar, { place, due, half, picked }),
  );
  const slot = choice.chosen?.slot ?? null;
  const visit = useSelected(selectNewVisit, of?.id ?? '', doctor ?? '');
  const chooseAnew = () => {
    onDateChosen(null);
    choice.setWanted(null);
  };
  const chooseDoctor = (chosen: Id | null) => {
    setDoctor(chosen);
    setPlace(null);
  };
  return {
    ...{ of, doctor, place, interval, calendar, due, offer, choice, slot, visit },
    isDue: calendar.hours !== undefined && picked === null,
    onPatientChosen,
    onDateChosen,
    onDoctorChosen: (chosen: Id | null) => {
      chooseDoctor(chosen);
      chooseAnew();
    },
    onPlaceChosen: (chosen: Id | null) => {
      setPlace(chosen);
      chooseAnew();
    },
    onIntervalChosen: (chosen: Interval) => {
      setInterval(chosen);
      chooseAnew();
    },
    onTimeFound: ({ doctorId }: FreeTime) => chooseDoctor(doctorId),
  };
}

/** The hours of a doctor, and whom he or she expects. */
function useCalendar(doctor: Id | null) {
  const now = useMinute();
  const hours = useSelected(selectDoctorHours, doctor ?? '', null);
  const visits = useSelected(selectExpected, doctor);
  const { failure, reload } = useLoaded(patientKeys.calendar, doctor === null ? null : calendarWanted(doctor));
  return { now, hours: doctor === null ? undefined : hours, visits, failure: hours ? null : failure, reload };
}

type Asked = Parameters<typeof bookingOffer>[1];

/** What is offered of a calendar; dates alone until its hours are known. */
function offerIn({ hours, visits, now }: ReturnType<typeof useCalendar>, asked: Asked) {
  const moment = new Date(now);
  if (!hours) {
    const dates = datesToOffer(dayOf(moment), asked.due);
    return { dates, times: null, first: null, date: asked.picked, slots: null };
  }
  const offer = bookingOffer({ hours, visits, now: moment }, asked);
  return { ...offer, slots: offer.times.filter(({ slot }) => slot.date === offer.date) };
}
