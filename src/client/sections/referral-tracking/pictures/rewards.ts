import { numberOf } from '#client/lib/counts';
import { addDays, dayAndMonth, dayOf, weekdayName } from '#client/lib/dates';
import { say, shownName, type Text } from '#client/lib/text';
import { momentOf } from '#client/lib/zone';
import type { Numbers } from '#client/ui/charts/numbers';
import type { DateText } from '#contract/common';
import { REFERRAL_REWARD } from '#contract/rules';
import type { DashboardFigures, WalletUserRow } from '../figures';
import { referralMessages } from '../messages';
import { pictureMessages } from './messages';

/** Numbers, and what could not be drawn of them, in words. */
export interface Drawn {
  numbers: Numbers;
  notes: readonly Text[];
}

/** So many days stand side by side, also those without a reward; of more, those alone that have one. */
const MOST_DAYS = 31;

/** The rewards of each day, in AED; what has no day, or no amount, is counted beside. */
export function rewardsADay(transactions: DashboardFigures['recent_transactions']): Drawn {
  const sums = new Map<DateText, number>();
  let [undated, unknown] = [0, 0];
  for (const { transaction_type, created_at, amount } of transactions) {
    if (transaction_type !== REFERRAL_REWARD) continue;
    const [at, sum] = [momentOf(created_at), numberOf(amount)];
    if (Number.isNaN(at.getTime())) undated += 1;
    else if (sum === null) unknown += 1;
    else sums.set(dayOf(at), (sums.get(dayOf(at)) ?? 0) + sum);
  }
  const days = daysOf([...sums.keys()].sort());
  return {
    numbers: {
      rows: days.map((day) => ({
        label: say(pictureMessages.day, { weekday: weekdayName(day), date: dayAndMonth(day) }),
        lines: [dayAndMonth(day)],
      })),
      columns: [{ label: pictureMessages.rewards }],
      counts: days.map((day) => [sums.get(day) ?? 0]),
    },
    notes: [
      ...(undated > 0 ? [say(pictureMessages.undated, { count: undated })] : []),
      ...(unknown > 0 ? [say(pictureMessages.unknown, { count: unknown })] : []),
    ],
  };
}

function daysOf(sorted: readonly DateText[]): readonly DateText[] {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = Array.from({ length: MOST_DAYS }, (_, at) => addDays(first, at)).filter((day) => day <= last);
  return all.at(-1) === last ? all : sorted;
}

/** Where the rewards are: in wallets, redeemed, and pending, as one bar. */
export function whereRewardsAre(wallet: DashboardFigures['wallet_statistics']): Drawn {
  const parts = [
    { label: referralMessages.inWallets, amount: wallet.total_wallet_balance },
    { label: referralMessages.redeemed, amount: wallet.total_rewards_redeemed },
    { label: referralMessages.pending, amount: wallet.pending_rewards },
  ];
  return {
    numbers: {
      rows: [{ label: pictureMessages.all }],
      columns: parts,
      counts: [parts.map(({ amount }) => drawable(amount))],
    },
    notes: parts
      .filter(({ amount }) => numberOf(amount) === null)
      .map(({ label }) => say(pictureMessages.notKnown, { name: label })),
  };
}

/** How many each of the best referrers has referred. */
export function referralsEach(referrers: DashboardFigures['top_referrers']): Drawn {
  const unknown = referrers.filter(({ successful_referrals }) => successful_referrals === null).length;
  return {
    numbers: {
      rows: referrers.map(({ name }) => ({ label: nameOf(name) })),
      columns: [{ label: pictureMessages.referrals }],
      counts: referrers.map(({ successful_referrals }) => [drawable(successful_referrals)]),
    },
    notes: unknown > 0 ? [say(pictureMessages.unknown, { count: unknown })] : [],
  };
}

/** What each user of a page has in the wallet, and has redeemed. */
export function walletsOf(users: readonly WalletUserRow[]): Drawn {
  const unknown = users.filter(
    ({ wallet_balance, total_rewards_redeemed }) =>
      numberOf(wallet_balance) === null || numberOf(total_rewards_redeemed) === null,
  ).length;
  const below = users.filter(({ wallet_balance }) => (numberOf(wallet_balance) ?? 0) < 0).length;
  return {
    numbers: {
      rows: users.map(({ full_name }) => ({ label: nameOf(full_name) })),
      columns: [{ label: referralMessages.walletBalance }, { label: referralMessages.redeemed }],
      counts: users.map((user) => [drawable(user.wallet_balance), drawable(user.total_rewards_redeemed)]),
    },
    notes: [
      ...(unknown > 0 ? [say(pictureMessages.unknown, { count: unknown })] : []),
      ...(below > 0 ? [say(pictureMessages.below, { count: below })] : []),
    ],
  };
}

const nameOf = (name: string | null | undefined) => shownName(name) ?? referralMessages.unknownUser;

/** What a bar can be as long as: what is not known, or below zero, has none. */
function drawable(amount: unknown): number {
  return Math.max(0, numberOf(amount) ?? 0);
}
