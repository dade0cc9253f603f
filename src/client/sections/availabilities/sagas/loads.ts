import { call } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, locations } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import type { doctorsOpened, resultsOpened } from '../events';
import { availabilitiesKeys } from '../keys';

/** Finds the locations and the doctors whose names contain a text (Spec 1 §7). */
export function* searchByName({ payload: text }: ReturnType<typeof resultsOpened>) {
  const found = yield* call(directoryApi.searchDirectory, text);
  yield* storeList(locations, availabilitiesKeys.results(text), found.locations);
  yield* storeList(doctors, availabilitiesKeys.foundDoctors(text), found.doctors);
}

/** Reads the doctors of a location (Spec 1 §7). */
export function* loadDoctors({ payload: { locationId } }: ReturnType<typeof doctorsOpened>) {
  const list = yield* call(directoryApi.listLocationDoctors, locationId);
  yield* storeList(doctors, availabilitiesKeys.doctors(locationId), list);
}
