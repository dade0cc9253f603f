import type { AddressRoot } from '#client/state/address';
import { selectParam } from '#client/state/address';
import type { ReferralTrackingRoot } from './slice';

/** Whether a code has been verified since the section was opened (Spec 2 §4). */
export function selectIsUnlocked({ referralTracking }: ReferralTrackingRoot): boolean {
  return referralTracking.isUnlocked;
}

/** The token for the referral service, `null` where the stored one serves. */
export function selectAccess({ referralTracking }: ReferralTrackingRoot): string | null {
  return referralTracking.access;
}

/** The figures, `null` until they are in. */
export function selectDashboard({ referralTracking }: ReferralTrackingRoot) {
  return referralTracking.dashboard;
}

/** When the figures were read, in milliseconds since 1970. */
export function selectUpdatedAt({ referralTracking }: ReferralTrackingRoot): number | null {
  return referralTracking.updatedAt;
}

/** The page of users that was received last. */
export function selectUsers({ referralTracking }: ReferralTrackingRoot) {
  return referralTracking.users;
}

/** Whether the users list is chosen, and not the dashboard. */
export function selectShowsUsers(state: AddressRoot): boolean {
  return selectParam(state, 'view') === 'users';
}

/** The chosen page of the users list, from 1 on. */
export function selectPage(state: AddressRoot): number {
  const page = Number(selectParam(state, 'page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
