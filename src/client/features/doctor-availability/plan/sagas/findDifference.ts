import { call, put, select } from 'typed-redux-saga';

import { fetchFailure } from '#client/features/doctor-availability/hours/fetchFailure';
import { currentMoment } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { Problem } from '#client/lib/problem';
import { weekOf } from '#client/lib/week';
import { weekOfHours } from '#client/ui/week/week';
import type { Availability } from '#contract/availabilities';
import { differenceOf } from '../difference';
import { differenceFound, weekFound, type differenceWanted, type weekWanted } from '../events';
import { selectHoursPlan } from '../selectors';
import type { DoctorLines } from '../state';
import { readGround, readHoursAnew } from './readGround';

/** Reads what is there anew, and finds what a plan would do; a doctor whose hours cannot be read is left out. */
export function* findDifference({ payload: { scope, question } }: ReturnType<typeof differenceWanted>) {
  yield* call(readGround, { scope, doctors: question.doctors });
  const plan = yield* select(selectHoursPlan, scope);
  const now = yield* call(currentMoment);
  const ground = { locationId: question.locationId, ...clinicTimeAt(now) };
  const visits = plan?.visits ?? null;
  const doctors = question.doctors.flatMap((doctor): DoctorLines[] => {
    const hours = plan?.hours[String(doctor.id)];
    if (!hours) return [];
    const own = visits?.filter(({ doctorId }) => String(doctorId) === String(doctor.id)) ?? null;
    return [{ doctor, lines: differenceOf(hours, { ...ground, visits: own }, question) }];
  });
  const unread = question.doctors.filter(({ id }) => !plan?.hours[String(id)]);
  const difference = { question, doctors, unread, lacksVisits: visits === null };
  yield* put(differenceFound({ scope, difference }));
}

/** Reads the hours of the week of a date at this place to draw them; those of several doctors become one week. */
export function* findWeek({ payload: { scope, doctors, locationId, date } }: ReturnType<typeof weekWanted>) {
  yield* call(readHoursAnew, { scope, doctors });
  const plan = yield* select(selectHoursPlan, scope);
  const dates = new Set(weekOf(date));
  const hours: Availability[] = [];
  for (const doctor of doctors) {
    const own = plan?.hours[String(doctor.id)];
    if (!own) throw new Problem(fetchFailure(doctor.name));
    hours.push(...own);
  }
  const ofWeek = hours.filter((slot) => dates.has(slot.date) && String(slot.location_id) === String(locationId));
  const week = weekOfHours(ofWeek.map(({ date, available_from: from, available_to: to }) => ({ date, from, to })));
  yield* put(weekFound({ scope, week }));
}
