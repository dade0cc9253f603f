import { createSelector } from 'reselect';

import { claimsOf } from '#client/lib/tokenLife';
import { ADMINISTRATOR_CLAIM } from '#contract/rules';
import type { SessionRoot, SessionState } from './slice';

/** The bearer token, `null` when nobody is signed in. */
export function selectToken({ session }: SessionRoot): string | null {
  return session.token;
}

/** Whether somebody is signed in (Spec 1 §3). */
export function selectIsAuthenticated({ session }: SessionRoot): boolean {
  return session.token !== null;
}

/** Whether what is for administrators is offered: unless the token says that it would be refused. */
export const selectMayAdminister = createSelector(
  [selectToken],
  (token) => claimsOf(token)[ADMINISTRATOR_CLAIM] !== false,
);

/** The e-mail of the person who is, or was last, signed in; `null` where it is not known. */
export function selectUser({ session }: SessionRoot): string | null {
  return session.user;
}

/** Whether the desk is locked, so that nothing of the page may be seen. */
export function selectIsLocked({ session }: SessionRoot): boolean {
  return session.isLocked;
}

/** Whether the next token is needed, or the password is asked for already. */
export function selectRenewal({ session }: SessionRoot): SessionState['renewal'] {
  return session.renewal;
}

/** Whether something covers the page: the desk is locked, or the password is asked for. */
export function selectIsCovered({ session }: SessionRoot): boolean {
  return session.isLocked || session.renewal === 'soon' || session.renewal === 'ended';
}

/** Whether the stored token has still to be read (Spec 1 §2). */
export function selectIsRestoring({ session }: SessionRoot): boolean {
  return !session.hasBeenRead;
}
