import { createReducer } from '@reduxjs/toolkit';

import { dashboardLoaded, dashboardUnlocked, sectionLeft, storedTokenAccepted, usersLoaded } from './events';
import type { DashboardFigures, UsersPage } from './figures';

/** What the section holds while it is unlocked. */
export interface ReferralTrackingState {
  isUnlocked: boolean;
  /** The token that the verified one-time password brought, `null` for the stored one; in memory only. */
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

const locked: ReferralTrackingState = {
  isUnlocked: false,
  access: null,
  dashboard: null,
  updatedAt: null,
  users: null,
};

/** Keeps what was read while the section is unlocked; leaving it locks it again (Spec 2 §4). */
export const referralTrackingReducer = createReducer(locked, (builder) => {
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
    .addCase(sectionLeft, () => locked);
});
