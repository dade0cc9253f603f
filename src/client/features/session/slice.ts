import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

import type { Credentials } from '../../../contract/auth';

/** The session: the bearer token, and whether the stored one has been looked for yet (Spec 1 §3). */
export interface SessionState {
  token: string | null;
  hasBeenRead: boolean;
}

/** The shape that selectors of the session need. */
export interface SessionRoot {
  session: SessionState;
}

/** The login form was sent. */
export const loginSubmitted = createAction<Credentials>('session/loginSubmitted');
/** The person chose to sign out. */
export const signOutChosen = createAction('session/signOutChosen');
/** A service refused the token (Spec 1 §4). */
export const tokenRefused = createAction('session/tokenRefused');

const initialState: SessionState = { token: null, hasBeenRead: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The stored token was read; there may be none. */
    sessionRestored: (_, { payload }: PayloadAction<string | null>): SessionState => ({ token: payload, hasBeenRead: true }),
    signedIn: (session, { payload }: PayloadAction<string>) => {
      session.token = payload;
    },
    /** Nobody is signed in any more, for whatever reason; every other slice starts afresh. */
    sessionEnded: (session) => {
      session.token = null;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { sessionRestored, signedIn, sessionEnded } = slice.actions;
