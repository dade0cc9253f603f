import { call } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import type { staffWanted } from '../events';
import { awayKeys } from '../keys';

/** Reads the doctors of a place that is closed (Spec 1 §7). */
export function* loadStaffOf({ payload: placeId }: ReturnType<typeof staffWanted>) {
  const list = yield* call(directoryApi.listLocationDoctors, placeId);
  yield* storeList(doctors, awayKeys.staff(placeId), list);
}
