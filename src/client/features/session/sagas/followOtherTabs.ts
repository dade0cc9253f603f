import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';

import { noticeShown } from '#client/state/notices';
import { messages } from '../messages';
import { selectIsAuthenticated, selectToken } from '../selectors';
import { sessionEnded, signedIn } from '../slice';
import { onTokenChangedElsewhere, readUser } from '../tokenStorage';

/** What another tab did with the token: the new one, or none. The object keeps a channel from closing on `null`. */
interface TokenChange {
  token: string | null;
}

/** What other tabs do with the stored token from now on. */
export function tokenChanges() {
  return eventChannel<TokenChange>((emit) =>
    onTokenChangedElsewhere((token) => {
      emit({ token });
    }),
  );
}

/** Signs out here when another tab signs out, and in, afresh, when another signs in. */
export function* followOtherTabs() {
  const channel = yield* call(tokenChanges);
  for (;;) {
    const { token } = yield* take(channel);
    if (token === (yield* select(selectToken))) continue;
    if (yield* select(selectIsAuthenticated)) yield* put(sessionEnded());
    if (token === null) yield* put(noticeShown({ kind: 'success', text: messages.signedOutElsewhere }));
    else yield* put(signedIn(token, yield* call(readUser)));
  }
}
