import { listLabServices } from '#contract/homeServices/lists';
import { listWalletUsers, readDashboard, verifyOtp, type WalletUser } from '#contract/referral';
import { DASHBOARD_ROWS, REFERRAL_REWARD, WALLET_USERS_ORDER, WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const USERS = 610;
const fils = (amount: unknown) => Math.round(Number(amount) * 100);
const total = (amounts: unknown[]) => amounts.reduce<number>((sum, amount) => sum + fils(amount), 0);

describe('the referral service', () => {
  let backend: Backend;
  let token: string;
  beforeAll(async () => {
    backend = await startBackend({ args: ['--users', String(USERS)] });
    token = (await verify(DEMO.otp)).body.access ?? '';
  });
  afterAll(() => backend.stop());

  const verify = (otp: unknown, mobile: unknown = DEMO.otpMobile, as?: string | null) =>
    backend.call(verifyOtp, { body: { mobile, otp }, token: as });
  const page = (query: object = {}) =>
    backend.call(listWalletUsers, {
      query: { order_by: WALLET_USERS_ORDER, page_size: WALLET_USERS_PAGE_SIZE, page: 1, ...query },
      token,
    });
  const allUsers = async (order_by = WALLET_USERS_ORDER): Promise<WalletUser[]> => {
    const numbers = Array.from({ length: Math.ceil(USERS / 100) }, (_, at) => at + 1);
    const pages = await Promise.all(numbers.map((number) => page({ order_by, page_size: 100, page: number })));
    return pages.flatMap(({ body }) => body.results);
  };

  describe('behind the one-time password', () => {
    it('opens with a token of its own, which opens nothing else', async () => {
      expect(token).not.toBe('');
      expect((await backend.call(readDashboard, { token })).status).toBe(200);
      const elsewhere = await backend.call(listLabServices, { token });
      expect(elsewhere).toMatchObject({ status: 403, body: { detail: expect.any(String) as string } });
    });

    it('stays shut for the token of the sign-in, and for none', async () => {
      const withOwn = await backend.call(readDashboard);
      expect(withOwn.status).toBe(403);
      expect(withOwn.body).toEqual({ detail: 'Please verify your identity with the one-time password first.' });
      expect((await backend.call(listWalletUsers)).status).toBe(403);
      expect((await backend.call(readDashboard, { token: null })).status).toBe(401);
      expect((await backend.call(listWalletUsers, { token: 'nonsense' })).status).toBe(401);
    });

    it('answers a wrong code and an unknown number alike, and keeps the code to itself', async () => {
      const wrong = await verify('000000');
      const unknown = await verify(DEMO.otp, '+971511111111');
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(unknown.body).toEqual(wrong.body);
      expect(wrong.body).toEqual({ detail: expect.any(String) as string });
      expect((await verify(DEMO.otp)).status).toBe(200);
    });

    it('reads a code in whatever digits and groups it was typed', async () => {
      const eastern = DEMO.otp.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      const answer = await verify(
        `\u200e${eastern.slice(0, 2)}\u2013${eastern.slice(2)}`,
        `\u202a${DEMO.otpMobile}\u202c`,
      );
      expect(answer.status).toBe(200);
    });

    it('names missing and impossible fields', async () => {
      const { status, body } = await backend.call(verifyOtp, { body: { otp: '1234567' } });
      expect(status).toBe(400);
      expect(Object.keys(body).sort()).toEqual(['mobile', 'otp']);
      expect((await verify('')).status).toBe(400);
      expect((await verify(DEMO.otp, DEMO.otpMobile, null)).status).toBe(401);
    });
  });

  describe('adds up', () => {
    it('the wallets, exactly as their owners see them', async () => {
      const { body } = await backend.call(readDashboard, { token });
      const users = await allUsers();
      expect(users).toHaveLength(USERS);
      expect(body.user_statistics).toMatchObject({
        total_users: USERS,
        users_with_referrals: users.filter(({ total_referrals_count }) => total_referrals_count > 0).length,
      });
      const { wallet_statistics: wallets } = body;
      expect(fils(wallets.total_wallet_balance)).toBe(total(users.map((user) => user.wallet_balance)));
      expect(fils(wallets.total_rewards_distributed)).toBe(total(users.map((user) => user.total_rewards_earned)));
      expect(fils(wallets.total_rewards_redeemed)).toBe(total(users.map((user) => user.total_rewards_redeemed)));
      expect(fils(wallets.pending_rewards)).toBeGreaterThan(0);
      for (const amount of Object.values(wallets)) expect(amount).toMatch(/^\d+\.\d\d$/);
    });

    it('who is new in the last thirty days', async () => {
      const { body } = await backend.call(readDashboard, { token });
      const since = Date.now() - 30 * 24 * 60 * 60 * 1000;
      const fresh = (await allUsers()).filter(({ created_at }) => Date.parse(created_at) >= since);
      expect(body.user_statistics.new_users_last_30_days).toBe(fresh.length);
      expect(fresh.length).toBeGreaterThan(0);
    });

    it('the last transactions and the best referrers, ten of each', async () => {
      const { body } = await backend.call(readDashboard, { token });
      expect(body.recent_transactions).toHaveLength(DASHBOARD_ROWS);
      const moments = body.recent_transactions.map(({ created_at }) => Date.parse(created_at));
      expect(moments).toEqual([...moments].sort((one, other) => other - one));
      expect(body.recent_transactions[0]).toEqual({
        id: expect.any(Number) as number,
        transaction_type: expect.any(String) as string,
        amount: expect.stringMatching(/^-?\d+\.\d\d$/) as string,
        notes: expect.any(String) as string,
        created_at: expect.any(String) as string,
        user: { name: expect.any(String) as string },
      });

      expect(body.top_referrers).toHaveLength(DASHBOARD_ROWS);
      const counts = body.top_referrers.map(({ successful_referrals }) => successful_referrals);
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
      const users = new Map((await allUsers()).map((user) => [user.id, user]));
      for (const { id, wallet_balance, successful_referrals } of body.top_referrers) {
        expect(wallet_balance).toBe(users.get(id)?.wallet_balance);
        expect(successful_referrals).toBeLessThanOrEqual(users.get(id)?.total_referrals_count ?? 0);
      }
    });
  });

  describe('lists the users', () => {
    it('page by page, richest first, with the figures above', async () => {
      const { status, body } = await page();
      expect(status).toBe(200);
      expect(body.results).toHaveLength(WALLET_USERS_PAGE_SIZE);
      expect(body.pagination).toEqual({
        current_page: 1,
        total_pages: 31,
        total_count: USERS,
        has_previous: false,
        has_next: true,
      });
      expect(body.summary).toMatchObject({ total_users: USERS, active_users: expect.any(Number) as number });
      const last = (await page({ page: 31 })).body;
      expect(last.results).toHaveLength(USERS - 30 * WALLET_USERS_PAGE_SIZE);
      expect(last.pagination).toMatchObject({ current_page: 31, has_previous: true, has_next: false });
      expect(last.summary).toEqual(body.summary);

      const users = await allUsers();
      const balances = users.map(({ wallet_balance }) => fils(wallet_balance));
      expect(balances).toEqual([...balances].sort((one, other) => other - one));
      expect(new Set(users.map(({ id }) => id)).size).toBe(USERS);
      expect(fils(body.summary.total_wallet_balance)).toBe(total(balances.map((amount) => amount / 100)));
    });

    it('with at most five transactions each, newest first, that make up the wallet where they are all', async () => {
      const users = await allUsers();
      const complete = users.filter(({ recent_transactions: own }) => own && own.length < 5);
      expect(complete.length).toBeGreaterThan(10);
      for (const { recent_transactions = [], ...user } of complete) {
        const sumOf = (type?: string) =>
          total(
            (recent_transactions ?? [])
              .filter((one) => one.transaction_type === (type ?? one.transaction_type))
              .map(({ amount }) => amount),
          );
        expect(sumOf()).toBe(fils(user.wallet_balance));
        expect(sumOf(REFERRAL_REWARD)).toBe(fils(user.total_rewards_earned));
        expect(-sumOf('redemption')).toBeCloseTo(fils(user.total_rewards_redeemed));
      }
      for (const { recent_transactions } of users) {
        const moments = (recent_transactions ?? []).map(({ created_at }) => created_at);
        expect(moments.length).toBeLessThanOrEqual(5);
        expect(moments).toEqual([...moments].sort().reverse());
      }
    });

    it('in the order asked for', async () => {
      const earned = (await allUsers('total_rewards_earned')).map((user) => fils(user.total_rewards_earned));
      expect(earned).toEqual([...earned].sort((one, other) => one - other));
      const dates = (await allUsers('-created_at')).map(({ created_at }) => created_at);
      expect(dates).toEqual([...dates].sort().reverse());
    });

    it('and refuses orders, sizes and pages that there are not', async () => {
      const refused = [
        { order_by: 'password' },
        { order_by: '--full_name' },
        { page_size: 101 },
        { page_size: 0 },
        { page: 0 },
        { page: 'x' },
      ];
      for (const query of refused)
        expect(await page(query)).toMatchObject({
          status: 400,
          body: { [Object.keys(query)[0] ?? '']: expect.any(Array) as string[] },
        });
      expect(await page({ page: 32 })).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } });
    });
  });

  it('says when to try again after too many wrong codes, also when they come at once and one is right', async () => {
    const other = await backend.signIn('contact@alnoor.example', DEMO.providerPassword);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify('999999', DEMO.otpMobile, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      // Two have been wrong above, and the count belongs to the code.
      ...Array<number>(3).fill(401),
      ...Array<number>(5).fill(429),
    ]);
    const refused = await verify(DEMO.otp, DEMO.otpMobile, other);
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('Too many') as string } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The count belongs to the code: another account has no guesses of its own.
    expect((await verify(DEMO.otp)).status).toBe(429);
  });
});

describe('the referral service without anybody in it', () => {
  it('answers zeros and one empty page', async () => {
    const backend = await startBackend({ args: ['--users', '0'] });
    try {
      const { body } = await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: DEMO.otp } });
      const dashboard = await backend.call(readDashboard, { token: body.access ?? '' });
      expect(dashboard.body).toEqual({
        user_statistics: { total_users: 0, new_users_last_30_days: 0, active_users: 0, users_with_referrals: 0 },
        wallet_statistics: {
          total_wallet_balance: '0.00',
          total_rewards_distributed: '0.00',
          pending_rewards: '0.00',
          total_rewards_redeemed: '0.00',
        },
        recent_transactions: [],
        top_referrers: [],
      });
      const users = await backend.call(listWalletUsers, { token: body.access ?? '' });
      expect(users.body).toMatchObject({ pagination: { total_pages: 1, has_next: false }, results: [] });
    } finally {
      await backend.stop();
    }
  });
});
