import type { ReferralDashboard, WalletTransaction, WalletUser, WalletUsersReply } from '#contract/referral';

/** A rewarded referral of 50 AED. */
export function makeTransaction(overrides: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    id: 1,
    transaction_type: 'referral_reward',
    amount: '50.00',
    notes: 'Reward for the third friend',
    created_at: '2026-11-20T10:00:00+04:00',
    ...overrides,
  };
}

/** Figures of a small platform with one transaction and one referrer. */
export function makeDashboard(overrides: Partial<ReferralDashboard> = {}): ReferralDashboard {
  return {
    user_statistics: { total_users: 1200, new_users_last_30_days: 40, users_with_referrals: 300, active_users: 900 },
    wallet_statistics: {
      total_wallet_balance: '412980.50',
      total_rewards_distributed: '1000.00',
      pending_rewards: 12,
      total_rewards_redeemed: '250.25',
    },
    recent_transactions: [{ ...makeTransaction(), user: { name: 'Layla Haddad' } }],
    top_referrers: [{ id: 1, name: 'Hana Saleh', successful_referrals: 42, wallet_balance: '2100.00' }],
    ...overrides,
  };
}

/** A user with one reward in the wallet. */
export function makeWalletUser(overrides: Partial<WalletUser> = {}): WalletUser {
  return {
    id: 1,
    full_name: 'Layla Haddad',
    created_at: '2026-01-05T10:00:00+04:00',
    total_referrals_count: 3,
    total_rewards_earned: '150.00',
    total_rewards_redeemed: '20.00',
    wallet_balance: '130.00',
    recent_transactions: [makeTransaction()],
    ...overrides,
  };
}

/** One page of users; the flags follow from its number. */
export function makeUsersPage(page: number, pages: number, users: WalletUser[] = [makeWalletUser()]): WalletUsersReply {
  return {
    summary: { total_users: 1200, active_users: 900, total_wallet_balance: '412980.50' },
    pagination: {
      current_page: page,
      total_pages: pages,
      total_count: 1200,
      has_previous: page > 1,
      has_next: page < pages,
    },
    results: users,
  };
}
