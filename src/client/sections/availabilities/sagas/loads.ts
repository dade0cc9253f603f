import { call, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, locations, providers } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { readHoursOn, selectHoursOn, type hoursChanged, type HoursRoot } from '#client/hours/readHours';
import { dayOf } from '#client/lib/dates';
import { sideBySide } from '#client/state/sagas/sideBySide';
import type { DateText, Id } from '#contract/common';
import type { dayWanted, doctorsOpened, resultsOpened } from '../events';
import { availabilitiesKeys } from '../keys';

/** Finds the locations and the doctors whose names contain a text (Spec 1 §7). */
export function* searchByName({ payload: text }: ReturnType<typeof resultsOpened>) {
  const found = yield* call(directoryApi.searchDirectory, text);
  yield* storeList(locations, availabilitiesKeys.results(text), found.locations);
  yield* storeList(doctors, availabilitiesKeys.foundDoctors(text), found.doctors);
}

/** Reads the providers whose locations are offered before a search, fifty at most (Spec 1 §7, §9). */
export function* loadFront() {
  const found = yield* call(directoryApi.searchProviders, '', {});
  yield* storeList(providers, availabilitiesKeys.front, found.providers);
}

/** Reads the doctors of a location (Spec 1 §7). */
export function* loadDoctors({ payload: { locationId } }: ReturnType<typeof doctorsOpened>) {
  const list = yield* call(directoryApi.listLocationDoctors, locationId);
  yield* storeList(doctors, availabilitiesKeys.doctors(locationId), list);
}

/** Reads the hours of doctors on a date, of five at once (Spec 1 §7). */
export function* loadDay({ payload: { doctorIds, date } }: ReturnType<typeof dayWanted>) {
  yield* call(sideBySide<Id, [DateText]>, doctorIds, readDay, date);
}

/** Reads the hours of today anew of those doctors whose hours were changed here and stand on screen. */
export function* loadDayAgain({ payload: ids }: ReturnType<typeof hoursChanged>) {
  const today = dayOf(new Date());
  const shown = yield* select((state: HoursRoot) => ids.filter((id) => selectHoursOn(state, id, today)));
  yield* call(sideBySide<Id, [DateText]>, shown, readDay, today);
}

function* readDay(doctorId: Id, date: DateText) {
  yield* call(readHoursOn, doctorId, date);
}
