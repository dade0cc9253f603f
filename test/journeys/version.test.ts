import type { Locator } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';
import { readCanaries } from '#test/support/browser/leaks';

const desk = setUpDesk();

/** What is typed in the journey of the report, beside the names of the demo data. */
const TYPED = ['zaffran', '481090'];

const load = () => desk.page.getByRole('button', { name: 'Load the new version' });
const line = () => desk.page.getByRole('status').filter({ has: load() });
const question = () => desk.page.getByRole('alertdialog');

/** From now on another build is served, without the files of this one that have not been fetched yet. */
async function deploy() {
  await desk.page.route('**/version.json', (route) => route.fulfill({ json: { version: 'another' } }));
  await desk.page.route('**/assets/*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }),
  );
}

/** Resolves once the page has been loaded anew. */
async function loadedAnew(press: () => Promise<void>) {
  await desk.page.evaluate(() => {
    Object.assign(window, { isOldPage: true });
  });
  // Whatever code is still asked for, the page finds no way back to its own version.
  await desk.page.unroute('**/assets/*.js');
  await press();
  await desk.page.waitForFunction(() => !('isOldPage' in window));
}

it('offers a new version after five minutes, and asks before what is typed would be lost', async () => {
  const { page } = desk;
  await page.clock.install();
  await desk.signIn('?section=manage-providers');
  await page.getByRole('button', { name: 'Password Reset' }).click();
  await page.getByLabel('Provider Email').fill('half.typed@mawid.example');
  await page.clock.fastForward('00:31');
  await page.waitForLoadState('networkidle');
  const lookedAt = page.waitForResponse('**/version.json');
  await page.clock.fastForward('05:01');
  await (await lookedAt).finished();
  expect(await load().count()).toBe(0);

  await deploy();
  await page.clock.fastForward('05:01');
  await line().waitFor();
  await desk.expectAccessible();
  await load().click();
  await question().getByText('Something on this page has not been saved').waitFor();
  await desk.answer('Cancel');
  expect(await page.getByLabel('Provider Email').inputValue()).toBe('half.typed@mawid.example');
  await load().click();
  await loadedAnew(() => question().getByRole('button', { name: 'Yes, load' }).click());
  await page.getByRole('button', { name: 'Password Reset' }).waitFor();
});

it('leads to the new version where a section is missing, and keeps Retry where the version is the same', async () => {
  const { page } = desk;
  await desk.signIn('?section=appointments');
  await page.locator('[data-index="0"]').waitFor();
  await page.route('**/assets/availabilities.*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Provider Availability' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'This section could not be loaded.' });
  await failed.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await load().count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await failed.waitFor({ state: 'detached' });

  await deploy();
  await page.getByRole('button', { name: 'Home Services' }).click();
  await line().waitFor();
  await failed.waitFor();
  await failed.getByRole('button').waitFor({ state: 'detached' });
  await desk.expectAccessible();
  await loadedAnew(() => load().click());
  await page.getByRole('heading', { level: 1, name: 'Home Services' }).waitFor();
});

it('fetches a dialog again on Retry, and tells what nothing has caught', async () => {
  const { page } = desk;
  await page.route('**/assets/*-rest.*.js', (route) => route.abort());
  const ahead = page.waitForEvent('requestfailed', (request) => request.url().includes('-rest.'));
  await desk.signIn('?section=appointments');
  await page.locator('[data-index="0"]').waitFor();
  await ahead;
  await page.waitForLoadState('networkidle');
  // Nobody has wanted anything of it yet.
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('?');
  const missing = page.getByRole('alert').filter({ hasText: 'A part of the page could not be loaded.' });
  await missing.waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await missing.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('dialog').waitFor();
  await missing.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    const event = () => new ErrorEvent('error', { error: new RangeError('made up') });
    for (let time = 0; time < 100; time += 1) window.dispatchEvent(event());
  });
  await page.getByRole('alert').filter({ hasText: 'Something went wrong on this page.' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
});

/** Fills a field and waits for what the page makes of it. */
async function search(field: Locator, text: string) {
  await field.fill(text);
  await field.press('Enter');
  await desk.page.waitForLoadState('networkidle');
}

it('reports what was done on the page without a word of a person', async () => {
  const { page } = desk;
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, reportUrl: '/problem-reports' } });
  });
  const posts: { text: string | null; authorization: string | undefined }[] = [];
  await page.route('**/problem-reports', async (route) => {
    const request = route.request();
    posts.push({ text: request.postData(), authorization: request.headers().authorization });
    await route.fulfill({ status: posts.length > 1 ? 204 : 503, body: '' });
  });
  await desk.open('?section=appointments');
  await desk.signInHere();
  await page.locator('[data-index="0"] [aria-expanded]').click();
  await search(page.getByRole('search').getByRole('textbox'), 'zaffran');
  await page.getByRole('button', { name: 'Provider Availability' }).click();
  await search(page.getByRole('search').getByRole('textbox'), 'zaffran');
  await page.getByRole('button', { name: 'Manage Providers' }).click();
  await search(page.getByRole('search').getByRole('textbox'), 'zaffran');
  await page.getByRole('button', { name: 'Password Reset' }).click();
  await page.getByLabel('Provider Email').fill('zaffran.typed@mawid.example');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await desk.answer('Yes, discard');
  await page.getByRole('button', { name: 'Referral Tracking' }).click();
  await page.getByLabel('One-time password').fill('481090');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('alert').waitFor();

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const text = await dialog.getByRole('region').innerText();
  expect(text).toMatch(/^Mawid [0-9a-f]{8,}\n/);
  expect(text).toContain('call GET /appointments/ 200');
  expect(text).toContain('manageProviders/reset');
  const canaries = [...(await readCanaries(desk.backend)), DEMO.email, desk.backend.token, ...TYPED];
  expect(canaries.filter((canary) => text.includes(canary))).toEqual([]);
  await desk.expectAccessible();

  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('alert').filter({ hasText: 'The report could not be sent.' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mawid-report.txt');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('status').filter({ hasText: 'The report was sent.' }).waitFor();
  expect(posts.map(({ text: sent, authorization }) => [sent?.trim(), authorization])).toEqual([
    [text.trim(), undefined],
    [text.trim(), undefined],
  ]);
});
