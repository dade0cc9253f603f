import { and, eq, sql, type SQL } from 'drizzle-orm';

import { REFERRAL_REWARD } from '#contract/rules';
import { walletTransactions } from '#server/db/referralTables';

const { id, transaction_type, status, amount, notes, created_at } = walletTransactions;

/** The columns of a transaction that are answered. */
export const transactionColumns = { id, transaction_type, amount, notes, created_at };

/** Whether a transaction counts towards a balance. */
export const isCompleted = eq(status, 'completed');

const isReward = eq(transaction_type, REFERRAL_REWARD);
const isRedemption = eq(transaction_type, 'redemption');

const sumWhere = (condition: SQL | undefined) => sql`coalesce(sum(${amount}) filter (where ${condition}), 0.00)`;

/** The exact sums of transactions in AED. */
export const sums = {
  balance: sql<string>`${sumWhere(isCompleted)}`.as('balance'),
  earned: sql<string>`${sumWhere(and(isCompleted, isReward))}`.as('earned'),
  pending: sql<string>`${sumWhere(and(eq(status, 'pending'), isReward))}`.as('pending'),
  /** Redemptions are negative amounts; their sum is positive. */
  redeemed: sql<string>`0.00 - ${sumWhere(and(isCompleted, isRedemption))}`.as('redeemed'),
};

/** The row of a query that always returns exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A query without a row');
  return row;
}
