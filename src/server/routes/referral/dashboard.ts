import dayjs from 'dayjs';
import { count, countDistinct, desc, eq, gte, sql } from 'drizzle-orm';

import type { ReferralDashboard } from '#contract/referral';
import { DASHBOARD_ROWS, NEW_USER_DAYS } from '#contract/rules';
import type { Database } from '#server/db/client';
import { referrals, walletTransactions, walletUsers } from '#server/db/referralTables';
import { isCompleted, onlyRow, sums, transactionColumns } from './wallets';

/** Counts the figures of the dashboard (Spec 2 §3). */
export async function summarize(db: Database, now: Date): Promise<ReferralDashboard> {
  return {
    user_statistics: await countUsers(db, now),
    wallet_statistics: await addUpWallets(db),
    recent_transactions: await readRecent(db),
    top_referrers: await readTopReferrers(db),
  };
}

async function countUsers(db: Database, now: Date): Promise<ReferralDashboard['user_statistics']> {
  const isNew = gte(walletUsers.created_at, dayjs(now).subtract(NEW_USER_DAYS, 'day').toISOString());
  const users = await db
    .select({
      total_users: count(),
      new_users_last_30_days: sql<number>`(count(*) filter (where ${isNew}))::int`,
      active_users: sql<number>`(count(*) filter (where ${walletUsers.is_active}))::int`,
    })
    .from(walletUsers);
  const referrers = await db.select({ users_with_referrals: countDistinct(referrals.referrer) }).from(referrals);
  return { ...onlyRow(users), ...onlyRow(referrers) };
}

async function addUpWallets(db: Database): Promise<ReferralDashboard['wallet_statistics']> {
  const { balance, earned, pending, redeemed } = onlyRow(await db.select(sums).from(walletTransactions));
  return {
    total_wallet_balance: balance,
    total_rewards_distributed: earned,
    pending_rewards: pending,
    total_rewards_redeemed: redeemed,
  };
}

function readRecent(db: Database): Promise<ReferralDashboard['recent_transactions']> {
  return db
    .select({ ...transactionColumns, user: { name: walletUsers.full_name } })
    .from(walletTransactions)
    .innerJoin(walletUsers, eq(walletUsers.id, walletTransactions.user))
    .where(isCompleted)
    .orderBy(desc(walletTransactions.created_at), desc(walletTransactions.id))
    .limit(DASHBOARD_ROWS);
}

async function readTopReferrers(db: Database): Promise<ReferralDashboard['top_referrers']> {
  const top = db
    .select({ referrer: referrals.referrer, successful: count().as('successful') })
    .from(referrals)
    .where(eq(referrals.status, 'successful'))
    .groupBy(referrals.referrer)
    .orderBy(({ successful }) => [desc(successful), referrals.referrer])
    .limit(DASHBOARD_ROWS)
    .as('top');
  const wallet = db
    .select({ balance: sums.balance })
    .from(walletTransactions)
    .where(eq(walletTransactions.user, walletUsers.id))
    .as('wallet');
  return db
    .select({
      id: walletUsers.id,
      name: walletUsers.full_name,
      successful_referrals: top.successful,
      wallet_balance: wallet.balance,
    })
    .from(top)
    .innerJoin(walletUsers, eq(walletUsers.id, top.referrer))
    .innerJoinLateral(wallet, sql`true`)
    .orderBy(desc(top.successful), walletUsers.id);
}
