import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { providerTexts } from '../messages';
import { homeProviderResource } from '../resources';
import { createHomeProvider, updateHomeProvider } from './saveHomeProvider';

/** Starts the workflows of home providers. */
export function* watchProviders() {
  yield* fork(watchResource, homeProviderResource, {
    create: createHomeProvider,
    update: updateHomeProvider,
    texts: providerTexts,
  });
}
