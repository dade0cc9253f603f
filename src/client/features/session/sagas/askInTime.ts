import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { askedAt, endedAt, hasEnded } from '#client/lib/tokenLife';
import { untilTime } from '#client/state/sagas/untilTime';
import { passwordNeeded, selectTokenLife } from '#client/state/session';
import { passwordAsked } from '../events';
import { watchTyping, type Typing } from '../lock/typing';
import { selectRenewal } from '../selectors';

/**
 * Asks for the password before the token ends, or before work that would outlive it goes on, as soon as nobody is
 * typing, and says so once it has ended (decisions: sessions).
 */
export function* askInTime(): SagaGenerator<void> {
  const typing = yield* call(watchTyping);
  try {
    yield* call(askOnceQuiet, typing);
  } finally {
    typing.stop();
  }
}

/** Waits until the password is to be asked for and nobody types, and asks; ends once the token has. */
export function* askOnceQuiet({ untilOver }: Typing): SagaGenerator<void> {
  const life = yield* select(selectTokenLife);
  const renewal = yield* select(selectRenewal);
  if (!life || renewal === 'ended') return;
  if (renewal === null) yield* race([call(untilTime, askedAt(life)), take(passwordNeeded)]);
  yield* call(untilOver);
  const now = yield* call(Date.now);
  if (!hasEnded(life, now)) {
    yield* put(passwordAsked('soon'));
    yield* call(untilTime, endedAt(life));
  }
  yield* put(passwordAsked('ended'));
}
