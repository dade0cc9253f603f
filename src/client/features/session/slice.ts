import { createReducer } from '@reduxjs/toolkit';

import type { TokenLife } from '#client/lib/tokenLife';
import { passwordNeeded, tokenRenewed } from '#client/state/session';
import { deskLocked, deskUnlocked, passwordAsked, sessionEnded, sessionRestored, signedIn } from './events';

/** Who is signed in, and whether that is known yet (Spec 1 §3). */
export interface SessionState {
  /** The bearer token, `null` when nobody is signed in. */
  token: string | null;
  /** The e-mail that signed in last; it outlives the session, to tell whether the same person comes back. */
  user: string | null;
  /** Whether the stored token has been read. */
  hasBeenRead: boolean;
  /** Whether the desk was locked: because nobody used it, or somebody chose to. */
  isLocked: boolean;
  /** How long the token lives, `null` where it names no end, or where nobody could be asked for the password. */
  life: TokenLife | null;
  /** Whether the next token is needed, or asked for already: because this one ends soon, or has ended. */
  renewal: 'needed' | 'soon' | 'ended' | null;
}

/** The shape that selectors of the session need. */
export interface SessionRoot {
  session: SessionState;
}

const initialState: SessionState = {
  token: null,
  user: null,
  hasBeenRead: false,
  isLocked: false,
  life: null,
  renewal: null,
};

/** Keeps the token for as long as the session lasts. */
export const sessionReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(sessionRestored, (session, { payload }) => ({ ...session, ...payload, hasBeenRead: true }))
    .addCase(signedIn, (session, { payload }) => ({ ...session, ...payload, isLocked: false, renewal: null }))
    .addCase(passwordNeeded, (session) => ({ ...session, renewal: session.renewal ?? 'needed' }))
    .addCase(passwordAsked, (session, { payload }) => ({ ...session, renewal: payload }))
    .addCase(tokenRenewed, (session, { payload }) => ({ ...session, ...payload, renewal: null }))
    .addCase(deskLocked, (session) => ({ ...session, isLocked: true }))
    .addCase(deskUnlocked, (session) => ({ ...session, isLocked: false }))
    .addCase(sessionEnded, (session) => ({ ...session, token: null, isLocked: false, life: null, renewal: null })),
);
