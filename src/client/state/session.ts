import { createAction } from '@reduxjs/toolkit';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { endsWithin, type TokenLife } from '#client/lib/tokenLife';

/** The shape that what depends on the session needs; the feature `session` keeps it. */
export interface TokenLifeRoot {
  session: {
    /** The life of the token, `null` where it names no end. */
    life: TokenLife | null;
  };
}

/** Work under way needs a token that lasts longer: the password is to be asked for. */
export const passwordNeeded = createAction('session/passwordNeeded');

/** The person who is signed in has given the password again: the session goes on with another token. */
export const tokenRenewed = createAction('session/tokenRenewed', (token: string, life: TokenLife | null) => ({
  payload: { token, life },
}));

/** The life of the token, `null` where it names no end. */
export function selectTokenLife({ session }: TokenLifeRoot): TokenLife | null {
  return session.life;
}

/**
 * Goes on at once where the session lasts so many milliseconds more, as one without an end
 * does. Otherwise the password is asked for first, and it waits for that; the end of the session cancels it. For work
 * that should not be cut off: with 0 before each call of a plan, and with the length of a hold before that.
 */
export function* untilSessionLasts(ms: number): SagaGenerator<void> {
  const life = yield* select(selectTokenLife);
  if (!life) return;
  const now = yield* call(Date.now);
  if (!endsWithin(life, ms, now)) return;
  yield* put(passwordNeeded());
  yield* take(tokenRenewed);
}
