import { call, select, type SagaGenerator } from 'typed-redux-saga';

import type { Staff } from '#client/features/doctor-availability/hours/events';
import { fetchFailure } from '#client/features/doctor-availability/hours/fetchFailure';
import { currentMoment } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { Problem } from '#client/lib/problem';
import { weekOf } from '#client/lib/week';
import type { PlanScope } from '#client/state/plans/keys';
import { weekOfHours, type Week } from '#client/ui/week/week';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { differenceOf, type DoctorLines, type HoursDifference, type HoursQuestion } from '../difference';
import { selectHoursGround } from '../ground';
import { readGround, readHoursAnew } from './readGround';

/** Reads what is there anew, and finds what a plan would do; a doctor whose hours cannot be read is left out. */
export function* findDifference(scope: PlanScope, question: HoursQuestion): SagaGenerator<HoursDifference> {
  yield* call(readGround, { scope, doctors: question.doctors });
  const known = yield* select(selectHoursGround, scope);
  const now = yield* call(currentMoment);
  const ground = { locationId: question.locationId, ...clinicTimeAt(now) };
  const visits = known?.visits ?? null;
  const doctors = question.doctors.flatMap((doctor): DoctorLines[] => {
    const hours = known?.hours[doctor.id];
    if (!hours) return [];
    const own = visits?.filter(({ doctorId }) => String(doctorId) === String(doctor.id)) ?? null;
    return [{ doctor, lines: differenceOf(hours, { ...ground, visits: own }, question) }];
  });
  const unread = question.doctors.filter(({ id }) => !known?.hours[id]);
  return { question, doctors, unread, lacksVisits: visits === null };
}

/** The week of a date, as it is there for these doctors. */
interface HoursOfWeek extends Staff {
  date: DateText;
}

/** Reads the hours of the week of a date at this place to draw them; those of several doctors become one week. */
export function* findWeek(scope: PlanScope, { doctors, locationId, date }: HoursOfWeek): SagaGenerator<Week> {
  yield* call(readHoursAnew, { scope, doctors });
  const known = yield* select(selectHoursGround, scope);
  const dates = new Set(weekOf(date));
  const hours: Availability[] = [];
  for (const doctor of doctors) {
    const own = known?.hours[doctor.id];
    if (!own) throw new Problem(fetchFailure(doctor.name));
    hours.push(...own);
  }
  const ofWeek = hours.filter((slot) => dates.has(slot.date) && String(slot.location_id) === String(locationId));
  return weekOfHours(ofWeek.map(({ date: on, available_from: from, available_to: to }) => ({ date: on, from, to })));
}
