import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

import type { ReferralDashboard, WalletUsersReply } from '../../../contract/referral';
import { createViewEvent } from '../../state/address';

/** What the section holds while it is unlocked; report rows are kept as received. */
export interface ReferralState {
  isUnlocked: boolean;
  /** The token that the verified code brought; in memory only. */
  access: string | null;
  dashboard: ReferralDashboard | null;
  /** When the dashboard was read, in milliseconds since 1970. */
  updatedAt: number | null;
  users: WalletUsersReply | null;
}

/** The shape that selectors of this section need. */
export interface ReferralRoot {
  referral: ReferralState;
}

/** A code was typed and sent. */
export const otpSubmitted = createAction<string>('referral/otpSubmitted');
/** The unlocked dashboard came on screen, or fresh figures were asked for. */
export const dashboardOpened = createAction('referral/dashboardOpened');
/** A page of the users list came on screen. */
export const usersPageOpened = createAction<number>('referral/usersPageOpened');

export const usersChosen = createViewEvent('referral/usersChosen', () => ({ view: 'users', page: null }));
export const pageChosen = createViewEvent('referral/pageChosen', (page: number) => ({ page: page === 1 ? null : String(page) }));
export const backChosen = createViewEvent('referral/backChosen', () => ({ view: null, page: null }));

const locked: ReferralState = { isUnlocked: false, access: null, dashboard: null, updatedAt: null, users: null };

const slice = createSlice({
  name: 'referral',
  initialState: locked,
  reducers: {
    /** The code was right (Spec 2 §4). */
    dashboardUnlocked: (_, { payload: access }: PayloadAction<string | null>): ReferralState => ({ ...locked, isUnlocked: true, access }),
    dashboardLoaded: (referral, { payload }: PayloadAction<{ dashboard: ReferralDashboard; at: number }>) => {
      referral.dashboard = payload.dashboard;
      referral.updatedAt = payload.at;
    },
    usersLoaded: (referral, { payload }: PayloadAction<WalletUsersReply>) => {
      referral.users = payload;
    },
    /** The section went off screen, and is locked again. */
    sectionLeft: () => locked,
  },
});

export const referralReducer = slice.reducer;
export const { dashboardUnlocked, dashboardLoaded, usersLoaded, sectionLeft } = slice.actions;
