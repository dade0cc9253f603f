import { screen, within } from '@testing-library/react';

import { Dashboard } from '#client/sections/referral-tracking/components/Dashboard';
import { RecentTransactions } from '#client/sections/referral-tracking/components/RecentTransactions';
import { TopReferrers } from '#client/sections/referral-tracking/components/TopReferrers';
import { dashboardOf } from '#client/sections/referral-tracking/figures';
import { PageBar } from '#client/ui/layout/PageBar';
import { makeDashboard, makeTransaction } from '#test/support/builders/referral';
import { renderPage } from '#test/support/page/renderPage';

describe('recent transactions', () => {
  it('are ten at most, each with name, notes, date and one sign', () => {
    const many = Array.from({ length: 12 }, (_, id) => ({ ...makeTransaction({ id }), user: { name: `User ${id}` } }));
    renderPage(<RecentTransactions transactions={many} />);

    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toHaveTextContent('User 0Reward for the third friend · 20 Nov 2026+AED 50.00');
  });

  it('tell referral rewards from other kinds', () => {
    renderPage(
      <RecentTransactions
        transactions={[
          makeTransaction({ id: 1 }),
          makeTransaction({ id: 2, transaction_type: 'redemption', amount: '-12.5', notes: null }),
        ]}
      />,
    );

    const [reward, redemption] = screen.getAllByRole('listitem');
    expect(reward).toHaveAttribute('data-type', 'referral_reward');
    expect(redemption).toHaveTextContent('Unknown UserRedemption · 20 Nov 2026−AED 12.50');
  });

  it('say when there are none', () => {
    renderPage(<RecentTransactions transactions={[]} />);

    expect(screen.getByText('No recent transactions')).toBeInTheDocument();
  });
});

describe('top referrers', () => {
  it('have rank, name, referrals and wallet', () => {
    renderPage(
      <TopReferrers
        referrers={[
          { id: 7, name: 'سعيد بن راشد', successful_referrals: 38, wallet_balance: '1850' },
          { id: 9, name: null, successful_referrals: 1, wallet_balance: null as never },
        ]}
      />,
    );

    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['1سعيد بن راشد38 referralsAED 1,850.00', '2Unknown User1 referralN/A']);
  });

  it('say when there are none', () => {
    renderPage(<TopReferrers referrers={[]} />);

    expect(screen.getByText('No referrers found')).toBeInTheDocument();
  });
});

describe('the way through the pages', () => {
  it('offers the numbered pages, and the neighbours as the flags allow', async () => {
    const onPageChosen = jest.fn();
    const { person } = renderPage(
      <PageBar
        text="Showing page 7 of 9 (180 total users)"
        page={7}
        buttons={5}
        hasPrevious
        hasNext={false}
        onPageChosen={onPageChosen}
      />,
    );

    const bar = within(screen.getByRole('navigation'));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Previous',
      '1',
      '2',
      '3',
      '4',
      '5',
      'Next',
    ]);
    expect(bar.getByRole('button', { name: 'Next' })).toBeDisabled();
    await person.click(bar.getByRole('button', { name: 'Previous' }));
    await person.click(bar.getByRole('button', { name: '3' }));
    expect(onPageChosen.mock.calls).toEqual([[6], [3]]);
  });
});

it('the pictures of the dashboard show their numbers as a table too', async () => {
  const { press } = renderPage(<Dashboard dashboard={dashboardOf(makeDashboard())} />);
  const picture = within(await screen.findByRole('region', { name: 'Rewards a day' }));
  const name = picture.getAllByRole('img')[0]?.getAttribute('aria-label');
  await press('Show as table: Rewards a day');

  expect(picture.getByRole('table', { name: 'Rewards a day' })).toBeInTheDocument();
  expect(picture.getAllByRole('img')[0]).toHaveAccessibleName(name ?? '');
});
