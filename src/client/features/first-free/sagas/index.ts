import { call, put, takeLatest } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, specialties } from '#client/entities/clinic';
import { entitiesMerged, storeList } from '#client/entities/entityStore';
import { tracked } from '#client/state/requests/tracked';
import { choicesOpened, findSubmitted, firstFreeClosed, searchRetried, searchStopped } from '../events';
import { firstFreeKeys } from '../keys';
import { firstFreeFailures } from '../messages';
import { askWaiting, findFirstFree } from './findFirstFree';

const failure = { text: firstFreeFailures.find };

const find = tracked({ key: firstFreeKeys.find, failure }, findFirstFree);

const findRest = tracked({ key: firstFreeKeys.find, failure }, askWaiting);

const load = tracked({ key: firstFreeKeys.choices, failure: { text: firstFreeFailures.choices } }, loadChoices);

/** Starts the search for free times; Stop, a new search and the end of the dialog cancel what is under way. */
export function* watchFirstFree() {
  yield* takeLatest(choicesOpened, load);
  yield* takeLatest([findSubmitted, searchRetried, searchStopped, firstFreeClosed], serve);
}

function* serve(event: ReturnType<typeof findSubmitted | typeof searchRetried>) {
  if (findSubmitted.match(event)) yield* call(find, event);
  else if (searchRetried.match(event)) yield* call(findRest, event);
}

/** Reads what can be chosen from: the specialties, and the places of the doctors whom a search for all names. */
function* loadChoices() {
  const list = yield* call(directoryApi.listSpecialties);
  yield* storeList(specialties, firstFreeKeys.specialties, list);
  const found = yield* call(directoryApi.searchDoctors, '', {});
  yield* put(entitiesMerged(doctors.normalize(found.doctors).entities));
}
