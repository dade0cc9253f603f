import { call } from 'typed-redux-saga';

import { readHours, readHoursOnAnew } from '#client/hours/readHours';
import type { calendarWanted, freeTimeOpened } from '../events';

/** Reads the opening hours of a doctor on the date of a free time, which is shown once they are known. */
export function* loadHoursOfDay({ payload: { doctor, slot } }: ReturnType<typeof freeTimeOpened>) {
  yield* call(readHoursOnAnew, doctor, slot.date);
}

/** Reads all opening hours of a doctor. */
export function* loadCalendar({ payload: doctor }: ReturnType<typeof calendarWanted>) {
  yield* call(readHours, doctor, null);
}
