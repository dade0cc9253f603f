import type { AddressRoot } from '#client/state/address';
import { selectParam } from '#client/state/address';
import type { ReferralTrackingRoot } from './slice';

/** Whether a one-time password was verified since the section was opened (Spec 2 §4). */
export function selectIsUnlocked({ referralTracking }: ReferralTrackingRoot): boolean {
  return referralTracking.isUnlocked;
}

/** The token for the calls of the referral service; `null` means the stored one. */
export function selectAccess({ referralTracking }: ReferralTrackingRoot): string | null {
  return referralTracking.access;
}

/** The dashboard, `null` before it was read. */
export function selectDashboard({ referralTracking }: ReferralTrackingRoot) {
  return referralTracking.dashboard;
}

/** When the dashboard was read, in milliseconds since 1970; `null` before that. */
export function selectUpdatedAt({ referralTracking }: ReferralTrackingRoot): number | null {
  return referralTracking.updatedAt;
}

/** The page of users that was read last, `null` before the first. */
export function selectUsers({ referralTracking }: ReferralTrackingRoot) {
  return referralTracking.users;
}

/** Whether the users list was chosen in place of the dashboard. */
export function selectShowsUsers(state: AddressRoot): boolean {
  return selectParam(state, 'view') === 'users';
}

/** The number of the chosen page of the users list, from 1 on. */
export function selectPage(state: AddressRoot): number {
  const page = Number(selectParam(state, 'page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
