import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';

import { noticeShown } from '#client/state/notices';
import { onTokenChangedElsewhere, readUser } from '#client/state/tokenStorage';
import { sessionEnded, signedIn } from '../events';
import { sessionMessages } from '../messages';
import { selectToken } from '../selectors';

/**
 * The token that another tab stored, `null` when it signed out; it is in an object because a channel refuses a bare
 * `null`.
 */
interface TokenChange {
  token: string | null;
}

/** Makes a channel of what other tabs do with the stored token. */
export function tokenChanges() {
  return eventChannel<TokenChange>((emit) => onTokenChangedElsewhere((token) => emit({ token })));
}

/** Signs out here when another tab signs out, and signs in afresh when another tab signs in (decisions: sessions). */
export function* followOtherTabs() {
  const changes = yield* call(tokenChanges);
  for (;;) {
    const { token } = yield* take(changes);
    yield* call(adoptToken, token);
  }
}

/** Ends the session of this tab where its token is no longer the stored one, and takes over the stored one. */
export function* adoptToken(token: string | null) {
  const ownToken = yield* select(selectToken);
  if (token === ownToken) return;
  if (ownToken !== null) yield* put(sessionEnded());
  if (token === null) {
    yield* put(noticeShown({ kind: 'success', text: sessionMessages.signedOutElsewhere }));
    return;
  }
  const user = yield* call(readUser);
  yield* put(signedIn(token, user));
}
