import { UnreadableAnswer } from '#client/lib/errors';
import { dashboardOf, usersPageOf } from '#client/sections/referral-tracking/figures';
import { makeDashboard, makeTransaction, makeUsersPage } from '#test/support/builders/referral';

describe('the figures of a dashboard', () => {
  it('are numbers, or unknown', () => {
    const users = { total_users: '1200', new_users_last_30_days: null, users_with_referrals: 'many' } as never;
    const { user_statistics } = dashboardOf(makeDashboard({ user_statistics: users }));

    expect(user_statistics).toEqual({
      total_users: 1200,
      new_users_last_30_days: null,
      users_with_referrals: null,
      active_users: null,
    });
  });

  it('have lists where a service sent none, and only rows in them', () => {
    const { recent_transactions, top_referrers } = dashboardOf(
      makeDashboard({ recent_transactions: null as never, top_referrers: [null] as never }),
    );

    expect([recent_transactions, top_referrers]).toEqual([[], []]);
  });
});

describe('a page of users', () => {
  it('has numbers for pages that came as texts', () => {
    const page = makeUsersPage(2, 3);
    const { pagination } = usersPageOf(
      { ...page, pagination: { ...page.pagination, current_page: '2', total_pages: '3' } as never },
      2,
    );

    expect(pagination).toMatchObject({ current_page: 2, total_pages: 3, has_next: true });
  });

  it('is the one that was asked for when it does not say which', () => {
    const page = makeUsersPage(2, 3);
    const { pagination } = usersPageOf({ ...page, pagination: { has_next: true } as never }, 7);

    expect(pagination).toEqual({ current_page: 7, total_pages: 7, total_count: null, has_next: true });
  });

  it('keeps what is said of a movement, and invents nothing', () => {
    const [user] = makeUsersPage(1, 1).results;
    const results = [
      {
        ...user,
        recent_transactions: [makeTransaction({ transaction_type: null as never, created_at: null as never })],
      },
      null,
    ] as never;

    expect(usersPageOf(makeUsersPage(1, 1, results), 1).results).toMatchObject([
      { recent_transactions: [{ transaction_type: '', created_at: '', amount: '50.00' }] },
    ]);
  });

  it.each([[null], ['<html>'], [{ summary: null, pagination: {}, results: [] }], [{ summary: {}, pagination: {} }]])(
    'is not made of %p',
    (answer) => expect(() => usersPageOf(answer as never, 1)).toThrow(UnreadableAnswer),
  );
});
