import { createReducer } from '@reduxjs/toolkit';

import { sessionEnded, sessionRestored, signedIn } from './events';

/** Who is signed in, and whether that is known yet (Spec 1 §3). */
export interface SessionState {
  /** The bearer token, `null` when nobody is signed in. */
  token: string | null;
  /** The e-mail that signed in last; it outlives the session, to tell whether the same person comes back. */
  user: string | null;
  /** Whether the stored token has been read. */
  hasBeenRead: boolean;
}

/** The shape that selectors of the session need. */
export interface SessionRoot {
  session: SessionState;
}

const initialState: SessionState = { token: null, user: null, hasBeenRead: false };

/** Keeps the token for as long as the session lasts. */
export const sessionReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(sessionRestored, (_, { payload }) => ({ ...payload, hasBeenRead: true }))
    .addCase(signedIn, (session, { payload }) => ({ ...session, ...payload }))
    .addCase(sessionEnded, (session) => ({ ...session, token: null }));
});
