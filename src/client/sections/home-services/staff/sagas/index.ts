import { fork } from 'typed-redux-saga';

import { watchKind } from '#client/sections/home-services/shared/kind/sagas';
import { doctorTexts, therapistTexts } from '../messages';
import { homeDoctorKind, languageKind, therapistKind } from '../resources';
import { createHomeDoctor, updateHomeDoctor } from './saveHomeDoctor';
import { createTherapist, updateTherapist } from './saveTherapist';

/** Starts the workflows of the staff. */
export function* watchStaff() {
  yield* fork(watchKind, homeDoctorKind, {
    create: createHomeDoctor,
    update: updateHomeDoctor,
    texts: doctorTexts,
  });
  yield* fork(watchKind, therapistKind, {
    create: createTherapist,
    update: updateTherapist,
    texts: therapistTexts,
  });
  yield* fork(watchKind, languageKind);
}
