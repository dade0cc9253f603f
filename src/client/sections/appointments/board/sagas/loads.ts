import { call } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import type { doctorHoursOpened } from '../events';
import { boardKeys } from '../keys';

/** Reads the opening hours of a doctor on all dates, so that another day needs no other call (Spec 1 §7). */
export function* loadHours({ payload: doctor }: ReturnType<typeof doctorHoursOpened>) {
  const hours = yield* call(availabilitiesApi.listDoctorAvailabilities, doctor, null);
  yield* call(storeList, availabilities, boardKeys.hours(doctor), hours);
}
