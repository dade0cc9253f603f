import { fork } from 'typed-redux-saga';

import { watchKind } from '#client/sections/home-services/shared/kind/sagas';
import { providerTexts } from '../messages';
import { homeProviderKind } from '../resources';
import { createHomeProvider, updateHomeProvider } from './saveHomeProvider';

/** Starts the workflows of home providers. */
export function* watchProviders() {
  yield* fork(watchKind, homeProviderKind, {
    create: createHomeProvider,
    update: updateHomeProvider,
    texts: providerTexts,
  });
}
