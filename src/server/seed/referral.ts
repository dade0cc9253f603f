import dayjs, { type Dayjs } from 'dayjs';

import { REFERRAL_REWARD } from '#contract/rules';
import { hashPassword } from '../db/passwords';
import { otpCodes, referrals, walletTransactions, walletUsers } from '../db/referralTables';
import { DEMO } from '../demo/accounts';
import { insertInBatches } from './batches';
import { makePerson } from './people';
import { makeChance, type Chance } from './random';
import type { SeedTools } from './tools';

type User = typeof walletUsers.$inferInsert;
type Referral = typeof referrals.$inferInsert;
type Transaction = typeof walletTransactions.$inferInsert;

/** A transaction whose amount is a whole number of fils, a hundred to a dirham. */
type Movement = Omit<Transaction, 'amount'> & { fils: number };

const USUAL_USERS = 300;
const DAYS_BACK = 540;
const REWARDS_FILS = [5000, 5000, 7500, 10000, 12550, 25025] as const;
const WELCOME_FILS = 2500;
const LEAST_REDEMPTION_FILS = 5000;
/** What is redeemed is a multiple of this. */
const WHOLE_FILS = 500;
const PAID = ['Paid a lab package', 'Paid a home visit', 'Paid a nursing visit', 'Paid a therapy session'] as const;

/** Makes people with wallets, their referrals and their transactions, from which all figures are added up. */
export async function seedReferral({ db, today, size }: SeedTools): Promise<void> {
  const chance = makeChance(3);
  const users = makeUsers(size.walletUsers ?? USUAL_USERS, today, chance);
  const brought = makeReferrals(users, chance);
  const transactions = makeTransactions(users, brought, today, chance);
  await insertInBatches(db, walletUsers, users);
  await insertInBatches(db, referrals, brought);
  await insertInBatches(db, walletTransactions, transactions);
  await db.insert(otpCodes).values({ mobile: DEMO.otpMobile, code_hash: await hashPassword(DEMO.otp) });
}

/** Makes users, oldest first, so that each can have been referred by one with a lower key. */
function makeUsers(count: number, today: Dayjs, chance: Chance): User[] {
  return Array.from({ length: count }, (_, at) => {
    const { first, last } = makePerson(chance, 15);
    return {
      id: at + 1,
      full_name: `${first} ${last}`,
      is_active: chance.percent(86),
      created_at: today.subtract(Math.round((DAYS_BACK * 24 * 60 * (count - at)) / count), 'minute').toISOString(),
    };
  });
}

/** Lets half of the users be referred by others, a few of whom refer many. */
function makeReferrals(users: readonly User[], chance: Chance): Referral[] {
  return users
    .filter((user) => user.id > 1 && chance.percent(50))
    .map((user) => ({
      referred: user.id,
      referrer: chance.between(1, chance.between(1, user.id - 1)),
      status: chance.percent(80) ? ('successful' as const) : ('pending' as const),
      created_at: user.created_at,
    }));
}

function makeTransactions(
  users: readonly User[],
  brought: readonly Referral[],
  today: Dayjs,
  chance: Chance,
): Transaction[] {
  const rewards = brought
    .filter(({ status }) => status === 'successful')
    .flatMap((referral) => makeRewards(referral, users[referral.referred - 1]?.full_name ?? '', today, chance));
  const earned = new Map<number, Movement[]>();
  for (const reward of rewards.filter(({ status }) => status === 'completed'))
    earned.set(reward.user, [...(earned.get(reward.user) ?? []), reward]);
  const spent = [...earned.values()].flatMap((ofUser) => makeSpending(ofUser, today, chance));
  return [...rewards, ...spent].map(({ fils, ...transaction }) => ({ ...transaction, amount: inDirhams(fils) }));
}

/** Rewards both persons of a successful referral. */
function makeRewards(
  { referrer, referred, created_at }: Referral,
  name: string,
  today: Dayjs,
  chance: Chance,
): Movement[] {
  const isRecent = today.diff(created_at, 'day') < 10;
  const reward = (user: number, fils: number, notes: string): Movement => ({
    user,
    transaction_type: REFERRAL_REWARD,
    status: isRecent && chance.percent(60) ? 'pending' : 'completed',
    fils,
    notes,
    created_at: later(created_at, chance.between(1, 60), today),
  });
  return [
    reward(referrer, chance.pick(REWARDS_FILS), `Reward for referring ${name}`),
    reward(referred, WELCOME_FILS, 'Welcome reward'),
  ];
}

/** Takes some of what a wallet has earned out of it, in the weeks after each reward and never more than is there. */
function makeSpending(rewards: readonly Movement[], today: Dayjs, chance: Chance): Movement[] {
  let balance = 0;
  return [...rewards].sort(bySoonest).flatMap(({ user, fils, created_at }) => {
    balance += fils;
    const spending = chooseSpending(balance, chance);
    if (!spending) return [];
    balance -= spending.fils;
    const minutes = chance.between(2 * 24 * 60, 40 * 24 * 60);
    const entry = { ...spending, fils: -spending.fils, created_at: later(created_at, minutes, today) };
    return [{ user, status: 'completed' as const, ...entry }];
  });
}

const bySoonest = (one: Movement, other: Movement) => (one.created_at < other.created_at ? -1 : 1);

/** What becomes of a wallet after a reward, if anything. */
function chooseSpending(
  balance: number,
  chance: Chance,
): Pick<Movement, 'transaction_type' | 'fils' | 'notes'> | undefined {
  if (balance >= LEAST_REDEMPTION_FILS && chance.percent(35)) {
    const fils = Math.floor((balance * chance.pick([0.4, 0.5, 1])) / WHOLE_FILS) * WHOLE_FILS;
    return { transaction_type: 'redemption', fils, notes: chance.pick(PAID) };
  }
  if (chance.percent(2)) return { transaction_type: 'adjustment', fils: 1000, notes: 'Reward counted twice' };
  if (chance.percent(2)) return { transaction_type: 'expiry', fils: 500, notes: '' };
  return undefined;
}

function later(moment: string, minutes: number, latest: Dayjs): string {
  const time = dayjs(moment).add(minutes, 'minute');
  return (time.isBefore(latest) ? time : latest).toISOString();
}

const inDirhams = (fils: number) => (fils / 100).toFixed(2);
