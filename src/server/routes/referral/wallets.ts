import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { WalletTransaction } from '#contract/referral';
import { REFERRAL_REWARD } from '#contract/rules';
import { walletTransactions } from '#server/db/referralTables';

const { amount, status, transaction_type } = walletTransactions;

/** What has arrived or left; what is pending is in no wallet yet. */
export const isCompleted = eq(status, 'completed');

const isReward = eq(transaction_type, REFERRAL_REWARD);
const isRedemption = eq(transaction_type, 'redemption');

const sumWhere = (condition: SQL | undefined) => sql`coalesce(sum(${amount}) filter (where ${condition}), 0.00)`;

/** The exact sums of transactions in AED. */
export const sums = {
  balance: sql<string>`${sumWhere(isCompleted)}`.as('balance'),
  earned: sql<string>`${sumWhere(and(isCompleted, isReward))}`.as('earned'),
  pending: sql<string>`${sumWhere(and(eq(status, 'pending'), isReward))}`.as('pending'),
  /** What was spent is taken out, and told as a positive amount. */
  redeemed: sql<string>`0.00 - ${sumWhere(and(isCompleted, isRedemption))}`.as('redeemed'),
};

/** A transaction as it travels. */
export function toTransaction(row: typeof walletTransactions.$inferSelect): WalletTransaction {
  return {
    id: row.id,
    transaction_type: row.transaction_type,
    amount: row.amount,
    notes: row.notes,
    created_at: row.created_at.toISOString(),
  };
}

/** The row of a query that always answers exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A query without a row');
  return row;
}
