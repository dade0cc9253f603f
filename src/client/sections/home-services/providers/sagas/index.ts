import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { homeProviderResource } from '../resources';

/** What the providers watch. */
export function* watchProviders() {
  yield* fork(watchResource, homeProviderResource);
}
