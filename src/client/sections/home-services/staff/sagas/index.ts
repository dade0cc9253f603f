import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { doctorTexts, therapistTexts } from '../messages';
import { homeDoctorResource, languageResource, therapistResource } from '../resources';
import { createHomeDoctor, updateHomeDoctor } from './saveHomeDoctor';
import { createTherapist, updateTherapist } from './saveTherapist';

/** Starts the workflows of the staff. */
export function* watchStaff() {
  yield* fork(watchResource, homeDoctorResource, {
    create: createHomeDoctor,
    update: updateHomeDoctor,
    texts: doctorTexts,
  });
  yield* fork(watchResource, therapistResource, {
    create: createTherapist,
    update: updateTherapist,
    texts: therapistTexts,
  });
  yield* fork(watchResource, languageResource);
}
