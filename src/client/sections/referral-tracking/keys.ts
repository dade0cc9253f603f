/** Keys of the request table that belong to this section. */
export const referralTrackingKeys = {
  verify: 'referralTracking/verify',
  dashboard: 'referralTracking/dashboard',
  users: 'referralTracking/users',
} as const;
