import type { Route } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';
import { inArabicDigits, paste } from '#test/support/browser/paste';

const desk = setUpDesk();

const dialog = () => desk.page.getByRole('dialog', { name: 'Enter OTP for Referral Dashboard' });

const showing = (number: number) => `Showing page ${number} of 15 (300 total users)`;

async function sendCode(code: string) {
  await desk.page.getByLabel('One-time password').fill(code);
  await desk.page.keyboard.press('Enter');
}

describe('the referral dashboard', () => {
  it('stays locked for a wrong code, opens for the right one, and is locked again after it was left', async () => {
    await desk.signIn('?section=referral-tracking');
    const { page } = desk;
    await dialog().waitFor();
    await desk.expectAccessible();

    await sendCode('000000');
    await dialog().getByRole('alert').waitFor();
    expect(await page.getByText('Please verify your identity to access the dashboard.').count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('mawid.token'))).not.toBeNull();

    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Enter one-time password' }).click();
    expect(await page.getByLabel('One-time password').inputValue()).toBe('');
    expect(await dialog().getByRole('alert').count()).toBe(0);
    await sendCode('111111');
    await dialog().getByRole('alert').waitFor();
    await paste(page.getByLabel('One-time password'), `\u200e${inArabicDigits(DEMO.otp.replace('3', '3–'))}`);
    await page.keyboard.press('Enter');
    for (const title of ['User Statistics', 'Wallet & Rewards', 'Recent Transactions', 'Top Referrers']) {
      await page.getByRole('heading', { name: title }).waitFor();
    }
    await page.getByText(/^Last updated/).waitFor();
    await page
      .getByRole('img', { name: 'In wallets' })
      .and(page.getByRole('img', { name: /\d\.\d\d/ }))
      .waitFor();
    await desk.expectAccessible();

    await page.getByRole('button', { name: 'Appointments' }).click();
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: 'Referral Tracking' }).click();
    await dialog().waitFor();
    expect(await page.getByRole('heading', { name: 'Top Referrers' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await desk.expectAccessible();
    await page.getByRole('button', { name: 'Enter one-time password' }).click();
    await sendCode(DEMO.otp);
    await page.getByRole('heading', { name: 'Top Referrers' }).waitFor();
  });

  it('is over with the session, when not the code but the token was refused', async () => {
    await desk.signIn('?section=referral-tracking');
    const { page } = desk;
    const refused = { status: 401, json: { detail: 'Token has expired' } };
    await page.route(/verify-otp|specialties_v2/, (route) => route.fulfill(refused));
    await sendCode(DEMO.otp);

    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
  });

  it('opens with the stored token where the token of the code is forbidden', async () => {
    await desk.signIn('?section=referral-tracking');
    const { page } = desk;
    const stored = await page.evaluate(() => localStorage.getItem('mawid.token'));
    let verified = '';
    await page.route('**/verify-otp', async (route) => {
      const response = await route.fetch();
      verified = ((await response.json()) as { access: string }).access;
      await route.fulfill({ response });
    });
    await page.route('**/operations/dashboard', (route) => {
      const { authorization = '' } = route.request().headers();
      if (authorization !== `Bearer ${stored}`) return route.fulfill({ status: 403, json: { detail: 'Not yours.' } });
      return route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${verified}` } });
    });
    await sendCode(DEMO.otp);
    await page.getByRole('heading', { name: 'Top Referrers' }).waitFor();
  });

  it('shows its own shape while it is read, why it could not be, and loads on Retry without a new code', async () => {
    await desk.signIn('?section=referral-tracking');
    const { page } = desk;
    const hanging = new Promise<Route>((resolve) => void page.route('**/operations/dashboard', resolve));
    await sendCode(DEMO.otp);
    await page.getByRole('progressbar', { name: 'Loading referral dashboard...' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'The one-time password was verified.' }).waitFor();
    expect(await page.locator('span[data-variant=rounded]').count()).toBeGreaterThan(8);
    await (await hanging).abort();
    await page.getByRole('heading', { name: 'Error Loading Dashboard' }).waitFor();
    await page.getByText('Failed to load dashboard data').waitFor();
    await desk.expectAccessible();

    await page.unroute('**/operations/dashboard');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Top Referrers' }).waitFor();
  });

  it('leads through the pages of all users and back, and shows only the page asked for last', async () => {
    await desk.signIn('?section=referral-tracking&view=users');
    const { page } = desk;
    await sendCode(DEMO.otp);
    await page.getByText(showing(1)).waitFor();
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.getByRole('button', { name: 'View All Users' }).click();
    await page.getByText(showing(1)).waitFor();
    await page.getByRole('region', { name: 'Wallets on this page' }).locator('[data-mark]').first().waitFor();
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: '3', exact: true }).click();
    await page.getByText(showing(3)).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(showing(4)).waitFor();
    expect(page.url()).toContain('page=4');
    expect(await page.getByRole('button', { name: '6', exact: true }).count()).toBe(0);

    await page.getByRole('row').nth(1).getByRole('button').click();
    await page.locator('[data-open]').waitFor();
    await desk.expectAccessible();

    await page.goBack();
    await page.getByText(showing(3)).waitFor();
    const abandoned = page.waitForEvent('requestfailed', (request) => request.url().includes('page=2'));
    await page.route('**/operations/users/?*page=2', () => undefined);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByRole('button', { name: '5', exact: true }).click();
    await page.getByText(showing(5)).waitFor();
    await abandoned;
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(showing(6)).waitFor();
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Top Referrers' }).waitFor();
  });
});
