import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { passwordReset, type resetSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectAddress } from '#client/state/address';
import { ask, valueOf } from '#client/state/writes/ask';
import type { Id } from '#contract/common';
import type { Provider } from '#contract/directory';
import { keepPasswordToShow } from '../passwords';
import { announceIfLeft } from './announceIfLeft';
import { choosePassword } from './choosePassword';

/** Gives the first provider of an e-mail a new password, and has a random one shown once it is set (Spec 1 §7, §8). */
export function* resetProviderPassword({ payload: email }: ReturnType<typeof resetSubmitted>) {
  const place = yield* select(selectAddress);
  const found = yield* call(findByEmail, email);
  const id = idOfFirst(found);
  const { password, isRandom } = yield* choosePassword();
  yield* call(setPassword, id, password);
  if (isRandom) yield* call(keepPasswordToShow, manageProvidersKeys.reset, password);
  yield* put(passwordReset(id));
  yield* call(announceIfLeft, {
    key: manageProvidersKeys.reset,
    form: 'reset' as const,
    place,
    text: say(directoryMessages.resetDone, { id }),
  });
}

/** Sets a password; says what that means where the answer is lost, for a password cannot be looked up. */
export function* setPassword(id: Id, password: string) {
  const answer = yield* ask(directoryApi.setProviderPassword, id, password);
  if (answer.is === 'lost') throw new Problem(directoryMessages.resetFailed, directoryMessages.resetLost);
  valueOf(answer);
}

/** Looks an e-mail up as it was typed, and then in lower case, because some services tell the two apart. */
export function* findByEmail(email: string): SagaGenerator<Provider[]> {
  const found = yield* call(directoryApi.findProvidersByEmail, email);
  const lowered = email.toLowerCase();
  if (found.length > 0 || email === lowered) return found;
  return yield* call(directoryApi.findProvidersByEmail, lowered);
}

/** Throws when there is no provider, or when its record names no id. */
function idOfFirst([provider]: readonly (Omit<Provider, 'id'> & { id?: Id | null })[]): Id {
  if (!provider) throw new Problem(directoryMessages.resetUnknown);
  const { id = null } = provider;
  if (id === null) throw new Problem(directoryMessages.resetNoId);
  return id;
}
