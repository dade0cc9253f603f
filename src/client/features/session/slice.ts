import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

import type { Credentials } from '#contract/auth';

/** The session: the bearer token, whose it is, and whether the stored one has been looked for yet (Spec 1 §3). */
export interface SessionState {
  token: string | null;
  /** The e-mail that signed in last; it stays when the session ends, to know whether the same person comes back. */
  user: string | null;
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

const initialState: SessionState = { token: null, user: null, hasBeenRead: false };

type SessionAction<Token> = PayloadAction<Token, string, { user: string | null }>;

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The stored token was read; there may be none. */
    sessionRestored: {
      prepare: withUser<string | null>,
      reducer: (_, { payload, meta }: SessionAction<string | null>): SessionState => ({
        token: payload,
        user: meta.user,
        hasBeenRead: true,
      }),
    },
    signedIn: {
      prepare: withUser<string>,
      reducer: (session, { payload, meta }: SessionAction<string>) => {
        session.token = payload;
        session.user = meta.user;
      },
    },
    /** Nobody is signed in any more, for whatever reason; every other slice starts afresh. */
    sessionEnded: (session) => {
      session.token = null;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { sessionRestored, signedIn, sessionEnded } = slice.actions;

/** A token, and whose it is where that is known. */
function withUser<Token>(payload: Token, user: string | null = null) {
  return { payload, meta: { user } };
}
