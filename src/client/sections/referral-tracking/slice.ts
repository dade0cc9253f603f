import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { DashboardFigures, UsersPage } from './figures';

/** What the section holds while it is unlocked. */
export interface ReferralTrackingState {
  isUnlocked: boolean;
  /** The token that the verified code brought; in memory only. */
  access: string | null;
  dashboard: DashboardFigures | null;
  /** When the dashboard was read, in milliseconds since 1970. */
  updatedAt: number | null;
  users: UsersPage | null;
}

/** The shape that selectors of this section need. */
export interface ReferralTrackingRoot {
  referralTracking: ReferralTrackingState;
}

/** A code was typed and sent. */
export const otpSubmitted = createAction<string>('referralTracking/otpSubmitted');
/** The unlocked dashboard came on screen, or fresh figures were asked for. */
export const dashboardOpened = createAction('referralTracking/dashboardOpened');
/** A page of the users list came on screen. */
export const usersPageOpened = createAction<number>('referralTracking/usersPageOpened');

/** The users list is wanted in place of the dashboard. */
export const usersChosen = createViewEvent('referralTracking/usersChosen', () => ({ view: 'users', page: null }));
/** Another page of the users list, from 1 on. */
export const pageChosen = createViewEvent('referralTracking/pageChosen', (page: number) => ({
  page: page === 1 ? null : String(page),
}));
/** The dashboard is wanted in place of the users list. */
export const backChosen = createViewEvent('referralTracking/backChosen', () => ({ view: null, page: null }));

const locked: ReferralTrackingState = {
  isUnlocked: false,
  access: null,
  dashboard: null,
  updatedAt: null,
  users: null,
};

const slice = createSlice({
  name: 'referralTracking',
  initialState: locked,
  reducers: {
    /** The code was right (Spec 2 §4). */
    dashboardUnlocked: (_, { payload: access }: PayloadAction<string | null>): ReferralTrackingState => ({
      ...locked,
      isUnlocked: true,
      access,
    }),
    /** The figures are in, read at this moment in milliseconds since 1970. */
    dashboardLoaded: (referralTracking, { payload }: PayloadAction<{ dashboard: DashboardFigures; at: number }>) => {
      referralTracking.dashboard = payload.dashboard;
      referralTracking.updatedAt = payload.at;
    },
    /** A page of users is in. */
    usersLoaded: (referralTracking, { payload }: PayloadAction<UsersPage>) => {
      referralTracking.users = payload;
    },
    /** The section went off screen, and is locked again. */
    sectionLeft: () => locked,
  },
});

export const referralTrackingReducer = slice.reducer;
export const { dashboardUnlocked, dashboardLoaded, usersLoaded, sectionLeft } = slice.actions;
