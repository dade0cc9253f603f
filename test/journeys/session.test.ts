import { readdirSync, readFileSync } from 'node:fs';

import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';
import { inArabicDigits, paste } from '#test/support/browser/paste';

const desk = setUpDesk();

const list = () => desk.page.getByRole('table', { name: 'Appointments' });

describe('the session', () => {
  it('begins with a valid pair only', async () => {
    await desk.open();
    const { page } = desk;
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await desk.expectAccessible();

    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByLabel('Email').fill('admin@mawid.example');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Login' }).press('Enter');
    await page.getByText('Login failed. Please check your credentials.').waitFor();
    // It was disabled meanwhile, which takes the focus away.
    await page.locator('button:focus', { hasText: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await desk.expectAccessible();

    await paste(page.getByLabel('Email'), `\u202a${DEMO.email}\u202c`);
    await page.getByLabel('Password').fill(DEMO.password);
    expect(await page.getByLabel('Email').inputValue()).toBe(DEMO.email);
    await page.getByLabel('Password').press('Enter');
    await list().waitFor();
    // What had the focus is gone: the next press of Tab begins at the section.
    await page.locator('main:focus').waitFor();
  });

  it('outlives a reload, and ends in every tab at once', async () => {
    await desk.signIn();
    const { page } = desk;
    await page.reload();
    await list().waitFor();
    const other = await desk.newTab();
    await other.goto(desk.backend.url);
    await other.getByRole('table', { name: 'Appointments' }).waitFor();

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await page.locator('main:focus').waitFor();
    await other.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('mawid.token'))).toBeNull();
  });

  it('ends once, at the root page, when a service refuses the token', async () => {
    await desk.signIn('?period=past');
    const { page } = desk;
    await list().waitFor();
    await page.evaluate(() => localStorage.setItem('mawid.token', 'no longer valid'));
    await page.reload();

    await page.getByText('Your session has ended. Please log in again.').waitFor();
    expect(await page.getByText('Your session has ended. Please log in again.').count()).toBe(1);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('mawid.token'))).toBeNull();
  });
});

describe('the shell', () => {
  it('is accessible in the dark, opens the five sections by their names and restores the open one', async () => {
    await desk.signIn();
    const { page } = desk;
    await list().waitFor();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Use dark colours' }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await desk.expectAccessible();

    for (const name of ['Provider Availability', 'Manage Providers', 'Home Services', 'Referral Tracking']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, includeHidden: true }).waitFor();
      await page.keyboard.press('Escape');
    }
    await page.waitForURL(({ searchParams }) => searchParams.get('section') === 'referral-tracking');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Home Services' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Home Services' }).waitFor();
    await page.getByText(`© ${new Date().getFullYear()}`).waitFor();
  });
});

describe('a start that cannot work', () => {
  it.each([
    [
      'a missing key',
      { providerServiceUrl: '/provider-service', appointmentServiceUrl: '', referralServiceUrl: '/r' },
      'appointmentServiceUrl',
    ],
    ['a text that is no JSON', '{"providerServiceUrl":', 'config.json could not be read'],
  ])('says so in the case of %s', async (_, config, sentence) => {
    const { page } = desk;
    await page.route('**/config.json', (route) =>
      route.fulfill(typeof config === 'string' ? { body: config } : { json: config }),
    );
    await desk.open();
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await desk.expectAccessible();
  });
});

describe('an extension that speaks the protocol of the Redux DevTools', () => {
  it('is shown nothing', async () => {
    await desk.page.addInitScript(() => {
      const shown: string[] = [];
      type Enhancer = (made: unknown) => unknown;
      const compose = (...enhancers: Enhancer[]): Enhancer => {
        shown.push('compose');
        return (made) => enhancers.reduceRight((inner, enhance) => enhance(inner), made);
      };
      const connect = () => {
        shown.push('connect');
        return { init: () => undefined, send: () => undefined, subscribe: () => undefined };
      };
      Object.assign(window, {
        shown,
        __REDUX_DEVTOOLS_EXTENSION__: Object.assign(() => compose(), { connect }),
        __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose,
      });
    });
    await desk.signIn();
    await list().waitFor();

    expect(await desk.page.evaluate('shown')).toEqual([]);
  });
});

it('a password and a one-time password are pasted, and known to whatever keeps passwords', async () => {
  const { page } = desk;
  await desk.open();
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
  expect(await email.getAttribute('autocomplete')).toBe('username');
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  await paste(email, DEMO.email);
  await paste(password, DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await list().waitFor();

  await desk.goTo('?section=referral-tracking');
  const code = page.getByRole('dialog').getByRole('textbox');
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await paste(code, inArabicDigits(DEMO.otp));
  await page.getByRole('dialog').getByRole('button', { name: 'Verify & Continue' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('the console of the shipped page tells nothing of its workflows', async () => {
  await desk.signIn();
  await list().waitFor();
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const isToldBy = scripts.filter((file) => readFileSync(`dist/assets/${file}`, 'utf8').includes(' waits for '));

  expect(await desk.page.evaluate('typeof sagas')).toBe('undefined');
  expect(scripts.length).toBeGreaterThan(10);
  expect(isToldBy).toEqual([]);
});
