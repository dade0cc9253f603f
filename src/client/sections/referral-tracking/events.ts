import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { DashboardFigures, UsersPage } from './figures';

/** A one-time password was typed and sent. */
export const otpSubmitted = createAction<string>('referralTracking/otpSubmitted');
/** The service accepted the one-time password, with the token that it answered, `null` where there was none. */
export const dashboardUnlocked = createAction<string | null>('referralTracking/dashboardUnlocked');
/** The dialog for the one-time password was closed. */
export const otpDialogClosed = createAction('referralTracking/otpDialogClosed');
/** The service refused the token of the one-time password, and took the stored one. */
export const storedTokenAccepted = createAction('referralTracking/storedTokenAccepted');
/** The token of the one-time password has ended: another one is needed. */
export const dashboardLocked = createAction('referralTracking/dashboardLocked');
/** The section went off screen. */
export const sectionLeft = createAction('referralTracking/sectionLeft');

/** The unlocked dashboard came on screen, or fresh figures were asked for. */
export const dashboardOpened = createAction('referralTracking/dashboardOpened');
/** The figures were read at this moment, in milliseconds since 1970. */
export const dashboardLoaded = createAction<{ dashboard: DashboardFigures; at: number }>(
  'referralTracking/dashboardLoaded',
);
/** A page of the users list came on screen, by its number from 1 on. */
export const usersPageOpened = createAction<number>('referralTracking/usersPageOpened');
/** A page of the users list was read. */
export const usersLoaded = createAction<UsersPage>('referralTracking/usersLoaded');

/** The users list was chosen in place of the dashboard. */
export const usersChosen = createViewEvent('referralTracking/usersChosen', () => ({ view: 'users' }));
/** Another page of the users list was chosen, by its number from 1 on. */
export const pageChosen = createViewEvent('referralTracking/pageChosen', (page: number) => ({
  page: page === 1 ? null : String(page),
}));
/** The dashboard was chosen in place of the users list. */
export const dashboardChosen = createViewEvent('referralTracking/dashboardChosen', () => ({ view: null }));
