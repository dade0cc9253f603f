import { call, put, select } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { appointments } from '#client/entities/appointments';
import { availabilities } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { listForgotten } from '#client/state/lists';
import type { followUpOpened, freeTimeOpened } from '../events';
import { patientKeys } from '../keys';

/** Reads the opening hours of a doctor on the date of a free time, anew each time. */
export function* loadHoursOfDay({ payload: { doctor, slot } }: ReturnType<typeof freeTimeOpened>) {
  const key = patientKeys.rangesOf(doctor, slot.date);
  yield* put(listForgotten(key));
  const ranges = yield* call(availabilitiesApi.listSlotRanges, doctor, slot.date);
  yield* call(storeList, availabilities, key, ranges);
}

/** Reads all opening hours of the doctor of a visit at its place, anew each time; of an unknown one there are none. */
export function* loadCalendar({ payload: id }: ReturnType<typeof followUpOpened>) {
  const visit = yield* select(appointments.selectById, id);
  if (!visit) return;
  const hours = yield* call(availabilitiesApi.listDoctorAvailabilities, visit.doctor_id, visit.location_id);
  yield* call(storeList, availabilities, patientKeys.calendarOf(id), hours);
}
