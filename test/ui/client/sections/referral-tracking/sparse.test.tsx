import { screen, within } from '@testing-library/react';

import { referralTrackingSection } from '#client/sections/referral-tracking';
import { Dashboard } from '#client/sections/referral-tracking/components/Dashboard';
import { UsersExport } from '#client/sections/referral-tracking/components/UsersExport';
import { dashboardUnlocked, usersLoaded } from '#client/sections/referral-tracking/events';
import { dashboardOf, usersPageOf } from '#client/sections/referral-tracking/figures';
import { UsersView } from '#client/sections/referral-tracking/UsersView';
import type { WalletUsersReply } from '#contract/referral';
import { makeDashboard, makeTransaction, makeUsersPage, makeWalletUser } from '#test/support/builders/referral';
import { renderPage } from '#test/support/page/renderPage';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { keepSaved } from '#test/support/page/steps';

/** The value under the name of a figure. */
const figure = (name: string) => screen.getByText(name).nextSibling?.textContent;

describe('a dashboard with gaps', () => {
  const sparse = makeDashboard({
    user_statistics: { total_users: 1200, new_users_last_30_days: null, users_with_referrals: '300' } as never,
    recent_transactions: [makeTransaction({ transaction_type: null as never, notes: null, created_at: null as never })],
    wallet_statistics: { total_wallet_balance: '640.5', pending_rewards: null } as never,
    top_referrers: [{ id: 1, name: null, successful_referrals: null as never, wallet_balance: null as never }],
  });

  it('shows what is known, and N/A for what is not, in its figures, its pictures and its lists', async () => {
    renderPage(<Dashboard dashboard={dashboardOf(sparse)} />);

    expect(figure('Total Users')).toBe('1,200');
    expect(figure('New Users (last 30 days)')).toBe('N/A');
    expect(figure('Active Users')).toBe('N/A');
    expect(screen.getByText('25% of all')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: /In wallets/ })).toHaveAccessibleName(
      'All rewards, In wallets, AED 640.50',
    );
    expect(screen.getByText('Redeemed: not known · Pending: not known')).toBeInTheDocument();
    expect(within(screen.getAllByRole('list')[1]!).getByRole('listitem')).toHaveTextContent(
      'Unknown User · N/A+AED 50.00',
    );
    expect(screen.getByText('Unknown User', { selector: 'ol *' })).toBeInTheDocument();
  });
});

it('a part of nothing is not told', () => {
  const users = { total_users: 0, new_users_last_30_days: 0, users_with_referrals: 0, active_users: 0 };
  renderPage(<Dashboard dashboard={dashboardOf(makeDashboard({ user_statistics: users }))} />);

  expect(figure('Total Users')).toBe('0');
  expect(screen.queryByText(/% of all/)).toBeNull();
});

describe('a page of users with gaps', () => {
  it('leads to the next page, whatever the numbers came as', async () => {
    const { pagination, ...page } = makeUsersPage(2, 3);
    const sparse = {
      ...page,
      summary: { total_users: '1200' },
      pagination: { ...pagination, current_page: '2', total_count: null },
    } as unknown as WalletUsersReply;
    const { press, store } = renderWithStore(<UsersView />, {
      reducers: referralTrackingSection.reducers,
      given: [dashboardUnlocked(null), usersLoaded(usersPageOf(sparse, 2))],
    });
    expect(figure('Total Users')).toBe('1,200');
    expect(figure('Active Users')).toBe('N/A');
    await screen.findByRole('region', { name: 'Wallets on this page' });
    await press('Next');

    expect(store.getState().address.params).toEqual({ page: '3' });
  });
});

const saved = keepSaved();

it('exports the users of the page as plain values, and leaves out what is not known', async () => {
  const named = makeWalletUser({
    full_name: '=Amal',
    created_at: '2026-03-01T21:00:00Z',
    total_referrals_count: 3,
    total_rewards_earned: '1250.50',
    total_rewards_redeemed: '0.00',
    wallet_balance: '-5.25',
  });
  const unknown = { id: 2, created_at: 'long ago', wallet_balance: 'many' } as never;
  const { results } = usersPageOf(makeUsersPage(1, 1, [named, unknown]), 1);
  const { person, press } = renderPage(<UsersExport users={results} />);
  await press('Export');
  await person.click(screen.getByRole('menuitem', { name: 'Download CSV' }));

  expect(saved[0]?.name).toBe('wallet-users.csv');
  expect(new TextDecoder().decode(await saved[0]?.bytes())).toBe(
    [
      'Name,Created,Total Referrals,Rewards Earned,Rewards Redeemed,Wallet Balance',
      "'=Amal,2 Mar 2026,3,1250.5,0,-5.25",
      ',,,,,',
      '',
    ].join('\r\n'),
  );
});
