import { dashboardOf, usersPageOf } from '#client/sections/referral-tracking/figures';
import {
  referralsEach,
  rewardsADay,
  walletsOf,
  whereRewardsAre,
} from '#client/sections/referral-tracking/pictures/rewards';
import { makeDashboard, makeTransaction, makeUsersPage, makeWalletUser } from '#test/support/builders/referral';

const reward = (created_at: string, amount: unknown, transaction_type = 'referral_reward') =>
  makeTransaction({ created_at, amount: amount as never, transaction_type });

const daily = (...transactions: ReturnType<typeof reward>[]) => {
  const { recent_transactions } = dashboardOf(makeDashboard({ recent_transactions: transactions }));
  const { numbers, notes } = rewardsADay(recent_transactions);
  return { counts: numbers.counts.flat(), notes: notes.map((note) => typeof note === 'object' && note.values) };
};

it.each([
  ['none', [], { counts: [], notes: [] }],
  [
    'one of each of two days, with those between them',
    [reward('2026-11-20T08:00:00', '50.25'), reward('2026-11-18T23:00:00', 7)],
    { counts: [7, 0, 50.25], notes: [] },
  ],
  ['two of a day', [reward('2026-11-20', '1'), reward('2026-11-20T10:00:00', '2')], { counts: [3], notes: [] }],
  ['another kind', [reward('2026-11-20', '90', 'redemption')], { counts: [], notes: [] }],
  ['no date', [reward('', '5'), reward('2026-11-20', '2')], { counts: [2], notes: [{ count: 1 }] }],
  ['no amount', [reward('2026-11-20', 'many')], { counts: [], notes: [{ count: 1 }] }],
  ['a year apart', [reward('2025-11-20', 4), reward('2026-11-20', 5)], { counts: [4, 5], notes: [] }],
])('the rewards a day, of %s', (_, transactions, expected) => {
  expect(daily(...transactions)).toEqual(expected);
});

it('one bar says where the rewards are, and what is not known', () => {
  const { wallet_statistics: wallet } = dashboardOf(
    makeDashboard({
      wallet_statistics: { total_wallet_balance: '640.5', total_rewards_redeemed: null, pending_rewards: -3 } as never,
    }),
  );
  const { numbers, notes } = whereRewardsAre(wallet);
  expect(numbers.counts).toEqual([[640.5, 0, 0]]);
  expect(notes).toHaveLength(1);
});

it('the referrers and the wallets have a bar each, and unknown ones are counted beside', () => {
  const { top_referrers } = dashboardOf(
    makeDashboard({
      top_referrers: [
        { id: 1, name: 'Amal', successful_referrals: 31, wallet_balance: '0' },
        { id: 2, name: null, successful_referrals: null as never, wallet_balance: '0' },
      ],
    }),
  );
  expect(referralsEach(top_referrers)).toMatchObject({ numbers: { counts: [[31], [0]] }, notes: [{}] });
  const { results } = usersPageOf(
    makeUsersPage(1, 1, [
      makeWalletUser({ id: 1, wallet_balance: '12.50', total_rewards_redeemed: '2' }),
      makeWalletUser({ id: 2, wallet_balance: '-4', total_rewards_redeemed: 'some' }),
    ]),
    1,
  );
  expect(walletsOf(results)).toMatchObject({
    numbers: {
      counts: [
        [12.5, 2],
        [0, 0],
      ],
    },
    notes: [{ values: { count: 1 } }, { values: { count: 1 } }],
  });
});
