import { createReducer } from '@reduxjs/toolkit';

import { deskLocked, deskUnlocked, sessionEnded, sessionRestored, signedIn } from './events';

/** Who is signed in, and whether that is known yet (Spec 1 §3). */
export interface SessionState {
  /** The bearer token, `null` when nobody is signed in. */
  token: string | null;
  /** The e-mail that signed in last; it outlives the session, to tell whether the same person comes back. */
  user: string | null;
  /** Whether the stored token has been read. */
  hasBeenRead: boolean;
  /** Whether the desk was locked because nobody used it. */
  isLocked: boolean;
}

/** The shape that selectors of the session need. */
export interface SessionRoot {
  session: SessionState;
}

const initialState: SessionState = { token: null, user: null, hasBeenRead: false, isLocked: false };

/** Keeps the token for as long as the session lasts. */
export const sessionReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(sessionRestored, (session, { payload }) => ({ ...session, ...payload, hasBeenRead: true }))
    .addCase(signedIn, (session, { payload }) => ({ ...session, ...payload, isLocked: false }))
    .addCase(deskLocked, (session) => ({ ...session, isLocked: true }))
    .addCase(deskUnlocked, (session) => ({ ...session, isLocked: false }))
    .addCase(sessionEnded, (session) => ({ ...session, token: null, isLocked: false })),
);
