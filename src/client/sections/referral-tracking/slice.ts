import { createSlice, isAnyOf } from '@reduxjs/toolkit';

import { selectParam, type AddressRoot } from '#client/state/address';
import {
  dashboardLoaded,
  dashboardLocked,
  dashboardUnlocked,
  sectionLeft,
  storedTokenAccepted,
  usersLoaded,
} from './events';
import type { DashboardFigures, UsersPage } from './figures';

interface ReferralTrackingState {
  isUnlocked: boolean;
  access: string | null;
  dashboard: DashboardFigures | null;
  updatedAt: number | null;
  users: UsersPage | null;
}

/** The shape that selectors of this section need. */
export interface ReferralTrackingRoot {
  referralTracking: ReferralTrackingState;
}

const locked: ReferralTrackingState = {
  isUnlocked: false,
  access: null,
  dashboard: null,
  updatedAt: null,
  users: null,
};

/** Keeps what was read while the section is unlocked; leaving it, or the end of its token, locks it (Spec 2 §4). */
const slice = createSlice({
  name: 'referralTracking',
  initialState: locked,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(dashboardUnlocked, (_, { payload: access }) => ({ ...locked, isUnlocked: true, access }))
      .addCase(storedTokenAccepted, (state) => {
        state.access = null;
      })
      .addCase(dashboardLoaded, (state, { payload }) => {
        state.dashboard = payload.dashboard;
        state.updatedAt = payload.at;
      })
      .addCase(usersLoaded, (state, { payload }) => {
        state.users = payload;
      })
      .addMatcher(isAnyOf(sectionLeft, dashboardLocked), () => locked);
  },
  selectors: {
    /** Whether a one-time password was verified since the section was opened (Spec 2 §4). */
    selectIsUnlocked: ({ isUnlocked }) => isUnlocked,
    /** The token that the one-time password brought, in memory only; `null` means the stored one. */
    selectAccess: ({ access }) => access,
    /** The dashboard, `null` before it was read. */
    selectDashboard: ({ dashboard }) => dashboard,
    /** When the dashboard was read, in milliseconds since 1970; `null` before that. */
    selectFiguresReadAt: ({ updatedAt }) => updatedAt,
    /** The page of users that was read last, `null` before the first. */
    selectUsers: ({ users }) => users,
  },
});

export const referralTrackingReducer = slice.reducer;
export const { selectIsUnlocked, selectAccess, selectDashboard, selectFiguresReadAt, selectUsers } = slice.selectors;

/** Whether the users list was chosen in place of the dashboard. */
export function selectShowsUsers(state: AddressRoot): boolean {
  return selectParam(state, 'view') === 'users';
}

/** The number of the chosen page of the users list, from 1 on. */
export function selectPage(state: AddressRoot): number {
  const page = Number(selectParam(state, 'page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
