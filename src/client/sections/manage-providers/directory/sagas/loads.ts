import { call, put } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, providers } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { Problem } from '#client/lib/problem';
import { textOf } from '#client/lib/text';
import { emailRevealed, type doctorOpened, type emailOpened, type providerOpened } from '../events';
import { directoryMessages } from '../messages';

/** Reads the details of a doctor (Spec 1 §7). */
export function* loadDoctor({ payload: id }: ReturnType<typeof doctorOpened>) {
  const doctor = yield* call(directoryApi.readDoctor, id);
  yield* put(entitiesMerged(doctors.normalize([doctor]).entities));
}

/** Reads the details of a provider (Spec 1 §7). */
export function* loadProvider({ payload: id }: ReturnType<typeof providerOpened>) {
  const provider = yield* call(directoryApi.readProvider, id);
  yield* put(entitiesMerged(providers.normalize([provider]).entities));
}

/** Reads the e-mail of a provider's account, which is shown on demand (Spec 1 §2); throws where it has none. */
export function* revealEmail({ payload: providerUserId }: ReturnType<typeof emailOpened>) {
  const { email } = yield* call(directoryApi.readProviderEmail, providerUserId);
  if (!textOf(email).trim()) throw new Problem(directoryMessages.noEmail);
  yield* put(emailRevealed({ providerUserId, email }));
}
