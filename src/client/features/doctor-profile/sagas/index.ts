import { call, takeEvery, takeLatest } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { specialties } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { trackedForm } from '#client/state/forms/trackedForm';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { profileLeftWhileSaving, profileSubmitted, specialtiesOpened } from '../events';
import { doctorProfileKeys } from '../keys';
import { profileMessages } from '../messages';
import { tellStillSaving, updateDoctor } from './updateDoctor';

const load = tracked(
  { key: doctorProfileKeys.specialties, failure: { text: profileMessages.specialtiesFailed } },
  loadSpecialties,
);

const update = trackedForm(
  {
    key: ({ payload }) => doctorProfileKeys.update(payload.id),
    failure: { text: profileMessages.failed, preferServer: true },
    saving: profileMessages.saving,
  },
  updateDoctor,
);

/** Starts everything the doctor profile does. */
export function* watchDoctorProfile() {
  yield* takeLatest(specialtiesOpened, load);
  yield* takeLeadingEach(profileSubmitted, ({ payload }) => payload.id, update);
  yield* takeEvery(profileLeftWhileSaving, tellStillSaving);
}

/** Reads the specialties (Spec 1 §7). */
function* loadSpecialties() {
  const list = yield* call(directoryApi.listSpecialties);
  yield* storeList(specialties, doctorProfileKeys.specialties, list);
}
