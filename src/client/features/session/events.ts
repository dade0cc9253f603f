import { createAction } from '@reduxjs/toolkit';

import type { TokenLife } from '#client/lib/tokenLife';
import type { Credentials } from '#contract/auth';

/** The login form was sent. */
export const loginSubmitted = createAction<Credentials>('session/loginSubmitted');
/** The person pressed Sign Out, which may have to be asked about. */
export const signOutWanted = createAction('session/signOutWanted');
/** The person chose to sign out. */
export const signOutChosen = createAction('session/signOutChosen');
/** A service refused the token (Spec 1 §4). */
export const tokenRefused = createAction('session/tokenRefused');
/** The stored token was read; it is `null` where none was stored. */
export const sessionRestored = createAction('session/sessionRestored', withUser<string | null>);
/** The browser has brought the page back as it was left; it has heard of nothing since. */
export const pageReturned = createAction('session/pageReturned');
/** Somebody signed in, here or in another tab. */
export const signedIn = createAction('session/signedIn', withUser<string>);
/** The person who is signed in chose to lock the desk. */
export const lockChosen = createAction('session/lockChosen');
/** The desk was locked, here or in another tab, because nobody had used it or somebody chose to. */
export const deskLocked = createAction('session/deskLocked');
/** The password was typed on the lock screen. */
export const unlockSubmitted = createAction<string>('session/unlockSubmitted');
/** The person who is signed in has come back, here or in another tab. */
export const deskUnlocked = createAction('session/deskUnlocked');
/** The password is asked for, because the token ends soon or has ended. */
export const passwordAsked = createAction<'soon' | 'ended'>('session/passwordAsked');
/** The password was typed where it was asked for. */
export const renewalSubmitted = createAction<string>('session/renewalSubmitted');
/** The session has ended, whatever the reason. */
export const sessionEnded = createAction('session/sessionEnded');

/** A token, the e-mail that it was given to, `null` where that is not known, and its life where it names an end. */
function withUser<Token>(token: Token, user: string | null = null, life: TokenLife | null = null) {
  return { payload: { token, user, life } };
}
