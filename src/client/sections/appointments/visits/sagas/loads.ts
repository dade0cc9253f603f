import { call, select } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { readHours, readHoursOnAnew } from '#client/hours/readHours';
import type { followUpOpened, freeTimeOpened } from '../events';

/** Reads the opening hours of a doctor on the date of a free time, which is shown once they are known. */
export function* loadHoursOfDay({ payload: { doctor, slot } }: ReturnType<typeof freeTimeOpened>) {
  yield* call(readHoursOnAnew, doctor, slot.date);
}

/** Reads all opening hours of the doctor of a visit at its place; of an unknown one there are none. */
export function* loadCalendar({ payload: id }: ReturnType<typeof followUpOpened>) {
  const visit = yield* select(appointments.selectById, id);
  if (visit) yield* call(readHours, visit.doctor_id, visit.location_id);
}
