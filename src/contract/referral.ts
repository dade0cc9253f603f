import type { Decimal, Id, MomentText } from './common';
import { endpoint } from './endpoint';

/** Money that came into or went out of a wallet (Spec 2 §3). */
export interface WalletTransaction {
  id: Id;
  transaction_type: string;
  /** AED. */
  amount: Decimal;
  notes?: string | null;
  created_at: MomentText;
}

/** The dashboard in one answer (Spec 2 §3). Amounts are AED. */
export interface ReferralDashboard {
  user_statistics: {
    total_users: number;
    new_users_last_30_days: number;
    users_with_referrals: number;
    active_users: number;
  };
  wallet_statistics: {
    total_wallet_balance: Decimal;
    total_rewards_distributed: Decimal;
    pending_rewards: Decimal;
    total_rewards_redeemed: Decimal;
  };
  recent_transactions: (WalletTransaction & { user?: { name?: string | null } | null })[];
  top_referrers: { id: Id; name?: string | null; successful_referrals: number; wallet_balance: Decimal }[];
}

/** A person with a wallet (Spec 2 §3). Amounts are AED. */
export interface WalletUser {
  id: Id;
  full_name?: string | null;
  created_at: MomentText;
  total_referrals_count: number;
  total_rewards_earned: Decimal;
  total_rewards_redeemed: Decimal;
  wallet_balance: Decimal;
  recent_transactions?: WalletTransaction[] | null;
}

/** One page of wallet users with the figures above it (Spec 2 §3). */
export interface WalletUsersReply {
  summary: { total_users: number; active_users: number; total_wallet_balance: Decimal };
  pagination: {
    current_page: number;
    total_pages: number;
    total_count: number;
    has_previous: boolean;
    has_next: boolean;
  };
  results: WalletUser[];
}

/** Checks a one-time password; `access`, where given, is the token for this service (Spec 2 §7). */
export const verifyOtp = endpoint('referral', 'POST', '/verify-otp', 'never').carries<{
  body: { mobile: string; otp: string };
  reply: { access?: string; message?: string };
}>();

/** The referral and wallet figures (Spec 2 §7). */
export const readDashboard = endpoint('referral', 'GET', '/operations/dashboard').carries<{
  reply: ReferralDashboard;
}>();

/** One page of users by wallet balance (Spec 2 §7). */
export const listWalletUsers = endpoint('referral', 'GET', '/operations/users/').carries<{
  query: {
    /** A field of the users, from its greatest value down with a minus before it. */
    order_by: string;
    /** How many users a page has. */
    page_size: number;
    /** Which page, from 1 on. */
    page: number;
  };
  reply: WalletUsersReply;
}>();
