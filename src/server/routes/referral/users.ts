import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';

import type { WalletUsersReply } from '#contract/referral';
import type { Database } from '#server/db/client';
import { referrals, walletTransactions, walletUsers } from '#server/db/referralTables';
import { notFound } from '#server/http/errors';
import { isCompleted, onlyRow, sums, transactionColumns } from './wallets';

/** How many transactions of each user are shown. */
const RECENT_TRANSACTIONS = 5;

const COLUMNS = [
  'wallet_balance',
  'total_rewards_earned',
  'total_rewards_redeemed',
  'total_referrals_count',
  'full_name',
  'created_at',
] as const;

type Column = (typeof COLUMNS)[number];

/** Every order in which users can be listed: by a column, ascending, or descending with a minus in front. */
export const USER_ORDERS = COLUMNS.flatMap((column) => [column, `-${column}`] as const);

interface PageQuery {
  order_by: (typeof USER_ORDERS)[number];
  page_size: number;
  page: number;
}

/** One page of users with their wallets, and the figures above it; throws a 404 where there is no such page. */
export async function readUsersPage(db: Database, { order_by, page_size, page }: PageQuery): Promise<WalletUsersReply> {
  const summary = await countUsers(db);
  const total_pages = Math.max(1, Math.ceil(summary.total_users / page_size));
  if (page > total_pages) throw notFound('Invalid page.');
  const users = await readUsers(db, order_by, page_size, (page - 1) * page_size);
  const recent = await readRecent(
    db,
    users.map(({ id }) => id),
  );
  return {
    summary,
    pagination: {
      current_page: page,
      total_pages,
      total_count: summary.total_users,
      has_previous: page > 1,
      has_next: page < total_pages,
    },
    results: users.map((user) => ({
      ...user,
      recent_transactions: recent.filter((row) => row.wallet_users.id === user.id).map((row) => row.latest),
    })),
  };
}

async function countUsers(db: Database): Promise<WalletUsersReply['summary']> {
  const users = await db
    .select({
      total_users: count(),
      active_users: sql<number>`(count(*) filter (where ${walletUsers.is_active}))::int`,
    })
    .from(walletUsers);
  const wallets = await db.select({ total_wallet_balance: sums.balance }).from(walletTransactions);
  return { ...onlyRow(users), ...onlyRow(wallets) };
}

async function readUsers(db: Database, order: PageQuery['order_by'], limit: number, offset: number) {
  const { balance, earned, redeemed } = sums;
  const wallets = db
    .select({ user: walletTransactions.user, balance, earned, redeemed })
    .from(walletTransactions)
    .groupBy(walletTransactions.user)
    .as('wallets');
  const brought = db
    .select({ referrer: referrals.referrer, total: count().as('total') })
    .from(referrals)
    .groupBy(referrals.referrer)
    .as('brought');
  const figures = {
    id: walletUsers.id,
    full_name: walletUsers.full_name,
    created_at: walletUsers.created_at,
    total_referrals_count: sql<number>`coalesce(${brought.total}, 0)::int`.as('total_referrals_count'),
    total_rewards_earned: sql<string>`coalesce(${wallets.earned}, 0.00)`.as('total_rewards_earned'),
    total_rewards_redeemed: sql<string>`coalesce(${wallets.redeemed}, 0.00)`.as('total_rewards_redeemed'),
    wallet_balance: sql<string>`coalesce(${wallets.balance}, 0.00)`.as('wallet_balance'),
  };
  const direction = order.startsWith('-') ? desc : asc;
  return db
    .select(figures)
    .from(walletUsers)
    .leftJoin(wallets, eq(wallets.user, walletUsers.id))
    .leftJoin(brought, eq(brought.referrer, walletUsers.id))
    .orderBy(direction(figures[order.replace('-', '') as Column]), asc(walletUsers.id))
    .limit(limit)
    .offset(offset);
}

/** The last transactions of some users, newest first, each beside its user. */
function readRecent(db: Database, users: readonly number[]) {
  const latest = db
    .select(transactionColumns)
    .from(walletTransactions)
    .where(and(eq(walletTransactions.user, walletUsers.id), isCompleted))
    .orderBy(desc(walletTransactions.created_at), desc(walletTransactions.id))
    .limit(RECENT_TRANSACTIONS)
    .as('latest');
  return db
    .select()
    .from(walletUsers)
    .innerJoinLateral(latest, sql`true`)
    .where(inArray(walletUsers.id, [...users]))
    .orderBy(desc(latest.created_at), desc(latest.id));
}
