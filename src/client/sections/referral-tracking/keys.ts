/** Keys of the request table that belong to this section. */
export const referralKeys = {
  verify: 'referral/verify',
  dashboard: 'referral/dashboard',
  users: 'referral/users',
} as const;
