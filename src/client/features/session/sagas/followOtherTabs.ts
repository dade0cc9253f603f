import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';

import { noticeShown } from '#client/state/notices';
import { tokenRenewed } from '#client/state/session';
import { onTokenChangedElsewhere, readLife, readUser } from '#client/state/tokenStorage';
import { sessionEnded, signedIn } from '../events';
import { sessionMessages } from '../messages';
import { selectToken, selectUser } from '../selectors';

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

/** Signs out here when another tab signs out, and takes over the token that one stores (decisions: sessions). */
export function* followOtherTabs() {
  const changes = yield* call(tokenChanges);
  for (;;) {
    const { token } = yield* take(changes);
    yield* call(adoptToken, token);
  }
}

/**
 * Takes over the stored token: of the same person it renews the session of this tab, and otherwise it ends that and
 * signs in afresh.
 */
export function* adoptToken(token: string | null) {
  const ownToken = yield* select(selectToken);
  if (token === ownToken) return;
  if (token === null) {
    yield* put(sessionEnded());
    yield* put(noticeShown({ kind: 'success', text: sessionMessages.signedOutElsewhere }));
    return;
  }
  const ownUser = yield* select(selectUser);
  const user = yield* call(readUser);
  const life = yield* call(readLife);
  if (ownToken !== null && user !== null && user === ownUser) {
    yield* put(tokenRenewed(token, life));
    return;
  }
  if (ownToken !== null) yield* put(sessionEnded());
  yield* put(signedIn(token, user, life));
}
