import { takeLatest } from 'typed-redux-saga';

import { takeLeadingEach } from '#client/state/takeLeadingEach';
import { tracked } from '#client/state/tracked';
import { profileSubmitted, specialtiesWanted } from '../events';
import { profileKeys } from '../keys';
import { messages } from '../messages';
import { loadSpecialties } from './loads';
import { updateDoctor } from './updateDoctor';

const load = tracked({ key: profileKeys.specialties, failure: { text: messages.specialtiesFailed } }, loadSpecialties);

const update = tracked(
  {
    key: ({ payload }) => profileKeys.update(payload.id),
    failure: { text: messages.failed, preferServer: true },
    keepsWork: messages.saving,
  },
  updateDoctor,
);

/** Everything the doctor profile does. */
export function* watchDoctorProfile() {
  yield* takeLatest(specialtiesWanted, load);
  yield* takeLeadingEach(profileSubmitted, ({ payload }) => payload.id, update);
}
