import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { selectSettings } from '#client/state/settings';
import { makePassword } from '../passwords';

/** A password for a provider, and whether it is a random one, which has to be shown once. */
export interface ChosenPassword {
  password: string;
  isRandom: boolean;
}

/** Chooses the configured password, or makes a random one where there is none (decisions: runtime configuration). */
export function* choosePassword(): SagaGenerator<ChosenPassword> {
  const { defaultProviderPassword } = yield* select(selectSettings);
  if (defaultProviderPassword) return { password: defaultProviderPassword, isRandom: false };
  const password = yield* call(makePassword);
  return { password, isRandom: true };
}
