import { numberOf } from '#client/lib/counts';
import { UnreadableAnswer } from '#client/lib/errors';
import { isObject } from '#client/lib/records';
import { textOf } from '#client/lib/text';
import type { ReferralDashboard, WalletTransaction, WalletUser, WalletUsersReply } from '#contract/referral';

/** The same object, but each of its numbers may be unknown: `null`. */
type WithGaps<Counts> = { [Name in keyof Counts]: Counts[Name] extends number ? number | null : Counts[Name] };

/** A movement of a wallet with its owner; type and moment are empty where the service named none. */
type Transaction = WalletTransaction & Pick<ReferralDashboard['recent_transactions'][number], 'user'>;

/** The dashboard in the store: counts are numbers or unknown, lists are never missing, amounts are as they came. */
export interface DashboardFigures {
  user_statistics: WithGaps<ReferralDashboard['user_statistics']>;
  wallet_statistics: ReferralDashboard['wallet_statistics'];
  recent_transactions: Transaction[];
  top_referrers: WithGaps<ReferralDashboard['top_referrers'][number]>[];
}

/** A user in the store: counts are numbers or unknown, the list of transactions is never missing. */
export type WalletUserRow = Omit<WithGaps<WalletUser>, 'recent_transactions'> & {
  recent_transactions: WalletTransaction[];
};

/** A page of users in the store; its own number and the number of pages are always known. */
export interface UsersPage {
  summary: WithGaps<WalletUsersReply['summary']>;
  pagination: Omit<WalletUsersReply['pagination'], 'total_count'> & { total_count: number | null };
  results: WalletUserRow[];
}

/** The dashboard of an answer (Spec 2 §3). Throws when user statistics or wallet statistics are missing. */
export function dashboardOf(answer: ReferralDashboard): DashboardFigures {
  const {
    user_statistics: users,
    wallet_statistics: wallet,
    recent_transactions,
    top_referrers,
  } = withParts(answer, ['user_statistics', 'wallet_statistics']);
  return {
    user_statistics: {
      total_users: numberOf(users.total_users),
      new_users_last_30_days: numberOf(users.new_users_last_30_days),
      users_with_referrals: numberOf(users.users_with_referrals),
      active_users: numberOf(users.active_users),
    },
    wallet_statistics: wallet,
    recent_transactions: rowsOf(recent_transactions).map(transactionOf),
    top_referrers: rowsOf(top_referrers).map((referrer) => ({
      ...referrer,
      successful_referrals: numberOf(referrer.successful_referrals),
    })),
  };
}

/** The page of users of an answer (Spec 2 §3), by default the one asked for. Throws when the answer is no page. */
export function usersPageOf(answer: WalletUsersReply, askedPage: number): UsersPage {
  const { summary, pagination, results } = withParts(answer, ['summary', 'pagination', 'results']);
  return {
    summary: { ...summary, total_users: numberOf(summary.total_users), active_users: numberOf(summary.active_users) },
    pagination: {
      ...pagination,
      current_page: numberOf(pagination.current_page) ?? askedPage,
      total_pages: numberOf(pagination.total_pages) ?? askedPage,
      total_count: numberOf(pagination.total_count),
    },
    results: rowsOf(results).map((user) => ({
      ...user,
      created_at: textOf(user.created_at),
      total_referrals_count: numberOf(user.total_referrals_count),
      recent_transactions: rowsOf(user.recent_transactions).map(transactionOf),
    })),
  };
}

function transactionOf<One extends WalletTransaction>(transaction: One): One {
  return {
    ...transaction,
    transaction_type: textOf(transaction.transaction_type),
    created_at: textOf(transaction.created_at),
  };
}

/** The rows of a list that may be missing; what is no object is left out. */
function rowsOf<Row extends object>(list: readonly Row[] | null | undefined): Row[] {
  const rows: unknown = list;
  return Array.isArray(rows) ? (rows as Row[]).filter(isObject) : [];
}

function withParts<Answer extends object>(answer: Answer, parts: readonly (keyof Answer)[]): Answer {
  if (!isObject(answer) || !parts.every((part) => isObject(answer[part])))
    throw new UnreadableAnswer('broken', 'The answer lacks its figures');
  return answer;
}
