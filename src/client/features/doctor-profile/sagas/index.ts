import { takeEvery, takeLatest } from 'typed-redux-saga';

import { trackedForm } from '#client/state/forms/trackedForm';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { profileLeftWhileSaving, profileSubmitted, specialtiesOpened } from '../events';
import { doctorProfileKeys } from '../keys';
import { messages } from '../messages';
import { loadSpecialties } from './loads';
import { tellStillSaving, updateDoctor } from './updateDoctor';

const load = tracked(
  { key: doctorProfileKeys.specialties, failure: { text: messages.specialtiesFailed } },
  loadSpecialties,
);

const update = trackedForm(
  {
    key: ({ payload }) => doctorProfileKeys.update(payload.id),
    failure: { text: messages.failed, preferServer: true },
    saving: messages.saving,
  },
  updateDoctor,
);

/** Starts everything the doctor profile does. */
export function* watchDoctorProfile() {
  yield* takeLatest(specialtiesOpened, load);
  yield* takeLeadingEach(profileSubmitted, ({ payload }) => payload.id, update);
  yield* takeEvery(profileLeftWhileSaving, tellStillSaving);
}
