import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { homeProviderResource } from '../resources';

/** Starts the workflows of home providers. */
export function* watchProviders() {
  yield* fork(watchResource, homeProviderResource);
}
