import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { belongsTo, identity, moment, money } from './columns';

/**
 * People with a wallet; the key is that of their account in the booking app. Their balances and counts are not stored,
 * but added up from the tables below.
 */
export const walletUsers = pgTable(
  'wallet_users',
  {
    id: integer('id').primaryKey(),
    full_name: text('full_name').notNull(),
    is_active: boolean('is_active').notNull().default(true),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index().on(table.created_at)],
);

export type ReferralStatus = 'pending' | 'successful';

/** Who brought whom; a person was brought by one other at most. */
export const referrals = pgTable(
  'referrals',
  {
    referred: belongsTo('referred_id', () => walletUsers.id).primaryKey(),
    referrer: belongsTo('referrer_id', () => walletUsers.id),
    status: text('status').$type<ReferralStatus>().notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.referrer, table.status),
    check('nobody_refers_themselves', sql`${table.referred} <> ${table.referrer}`),
  ],
);

export type WalletTransactionType = 'referral_reward' | 'redemption' | 'adjustment' | 'expiry';
export type WalletTransactionStatus = 'completed' | 'pending';

/** Money that went into wallets (positive) or out of them (negative); only completed transactions make up a balance. */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    id: identity(),
    user: belongsTo('user_id', () => walletUsers.id),
    transaction_type: text('transaction_type').$type<WalletTransactionType>().notNull(),
    status: text('status').$type<WalletTransactionStatus>().notNull(),
    amount: money('amount').notNull(),
    notes: text('notes').notNull().default(''),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index().on(table.user, table.created_at.desc()), index().on(table.created_at.desc())],
);

/** The one-time passwords that open the referral dashboard, by mobile number, hashed. */
export const otpCodes = pgTable('otp_codes', {
  mobile: text('mobile').primaryKey(),
  code_hash: text('code_hash').notNull(),
});
