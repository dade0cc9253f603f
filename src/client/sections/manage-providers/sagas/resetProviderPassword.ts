import { call, put, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { Problem } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { selectAddress } from '#client/state/address';
import { selectSettings } from '#client/state/settings';
import { manageProvidersKeys } from '../keys';
import { dialogMessages } from '../messages';
import { handOver, makePassword } from '../passwords';
import type { resetSubmitted } from '../slice';
import { passwordReset } from '../slice';
import { tellIfLeft } from './tellIfLeft';

/**
 * Finds the provider of an e-mail, the first one, and gives its account a new password (Spec 1 §7, §8). Who has left
 * the dialog is told.
 */
export function* resetProviderPassword({ payload: email }: ReturnType<typeof resetSubmitted>) {
  const place = yield* select(selectAddress);
  const [provider] = yield* call(directoryApi.findProvidersByEmail, email);
  if (!provider) throw new Problem(dialogMessages.resetUnknown);
  const id = idOf(provider);
  if (id === null) throw new Problem(dialogMessages.resetNoId);
  const { defaultProviderPassword } = yield* select(selectSettings);
  const password = defaultProviderPassword || (yield* call(makePassword));
  yield* call(directoryApi.setProviderPassword, id, password);
  if (!defaultProviderPassword) yield* call(handOver, manageProvidersKeys.reset, password);
  yield* put(passwordReset(id));
  yield* call(tellIfLeft, {
    key: manageProvidersKeys.reset,
    form: 'reset' as const,
    place,
    text: say(dialogMessages.resetDone, { id }),
  });
}

/** A service may answer a record without its key. */
function idOf({ id }: { id?: number | string | null }): number | string | null {
  return id ?? null;
}
