import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { homeDoctorResource, languageResource, therapistResource } from '../resources';

/** Starts the workflows of the staff. */
export function* watchStaff() {
  yield* fork(watchResource, homeDoctorResource);
  yield* fork(watchResource, therapistResource);
  yield* fork(watchResource, languageResource);
}
