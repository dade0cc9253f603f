import type { Page } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';
import { hoursAt } from '#test/support/browser/hours';

const desk = setUpDesk();

const { openFirstDoctor } = hoursAt(desk);

const locked = (page: Page) => page.getByRole('heading', { name: 'Locked' });

async function unlock(password: string) {
  await desk.page.getByLabel('Password').fill(password);
  await desk.page.getByRole('button', { name: 'Unlock', exact: true }).click();
}

/** Opens a form with something typed into it, on a desk whose clock the test turns. */
async function openForm() {
  const { page } = desk;
  await page.clock.install();
  await desk.signIn('?section=manage-providers');
  await page.getByRole('button', { name: 'Password Reset' }).click();
  await page.getByLabel('Provider Email').fill('half.typed@mawid.example');
}

it('locks every tab that nobody uses, after a warning, and is then as it was left', async () => {
  const { page } = desk;
  await openForm();
  const other = await desk.newTab();
  await other.goto(`${desk.url}/?section=appointments`);
  const opener = other.locator('[data-index="0"] [aria-expanded]');
  const name = await opener.locator('[dir="auto"]').first().innerText();
  // A script that is on its way when the clock of all tabs leaps would have taken too long.
  await other.waitForLoadState('networkidle');

  await page.clock.fastForward('14:30');
  const warning = page.getByRole('alert').filter({ hasText: 'locks in' });
  await warning.waitFor();
  await page.mouse.move(300, 300);
  await warning.waitFor({ state: 'detached' });

  await page.clock.fastForward('15:01');
  await Promise.all([locked(page).waitFor(), locked(other).waitFor({ timeout: 2000 })]);
  expect(await page.locator('html').innerHTML()).not.toContain('half.typed');
  expect(await other.locator('html').innerHTML()).not.toContain(name);
  await desk.expectAccessible();

  await unlock('wrong');
  await page.getByText('Unlocking failed. Please check your password.').waitFor();
  await unlock(DEMO.password);
  await page.getByRole('dialog').waitFor();
  expect(await page.getByLabel('Provider Email').inputValue()).toBe('half.typed@mawid.example');
  await opener.waitFor();

  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Lock now' }).click();
  await Promise.all([locked(page).waitFor(), locked(other).waitFor()]);
  await other.getByText(DEMO.email).waitFor();
  expect(await other.locator('html').innerHTML()).not.toContain(name);
});

it('is locked after a time without a page, and reads nothing of anybody before it is unlocked', async () => {
  const { page } = desk;
  await page.clock.install();
  await desk.signIn('?section=appointments');
  await page.locator('[data-index="0"]').waitFor();
  await page.mouse.move(200, 200);
  await page.clock.runFor(1000);
  await page.goto('about:blank');
  await page.clock.fastForward('15:01');

  const other = await desk.newTab();
  const read: string[] = [];
  desk.context.on('request', (request) => read.push(new URL(request.url()).pathname));
  for (const one of [page, other, page]) {
    await one.goto(`${desk.url}/?section=appointments`);
    await locked(one).waitFor();
    await one.waitForLoadState('networkidle');
  }
  expect(read.filter((path) => path.includes('-service/'))).toEqual([]);
  await unlock(DEMO.password);
  for (const one of [page, other]) await one.locator('[data-index="0"]').waitFor();
});

it('asks before half-typed opening hours are lost, also at the lock', async () => {
  const { page } = desk;
  await page.clock.install();
  await desk.signIn('?section=availabilities');
  await openFirstDoctor('Al Noor Marina');
  await page.getByLabel('Available From').fill('10:4');
  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    void question.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  while (asked === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.getByRole('button', { name: 'Appointments' }).click();
  await page.locator('[data-index="0"]').waitFor();
  await page.close({ runBeforeUnload: true });
  while (asked === 1) await page.evaluate(() => new Promise(requestAnimationFrame));

  await page.getByRole('button', { name: 'Provider Availability' }).click();
  await page.clock.fastForward('15:01');
  await locked(page).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await desk.answer('Cancel');
  await unlock(DEMO.password);
  await page.getByRole('list', { name: 'Availability calendar' }).waitFor();
  expect(await page.getByLabel('Available From').inputValue()).toBe('10:4');
});

it('is locked or signed out where other tabs were while Back brings the page back as it was left', async () => {
  const { page } = desk;
  await desk.signIn();
  const name = await page.locator('[data-index="0"] [dir="auto"]').first().innerText();
  // As the browser does: it tells such a page of nothing that is stored meanwhile.
  const bringBack = (key: string, value: string | null) =>
    page.evaluate(
      ([name, stored]) => {
        if (stored === null) localStorage.removeItem(name);
        else localStorage.setItem(name, stored);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
      [key, value] as const,
    );
  await bringBack('mawid.locked', 'yes');
  await locked(page).waitFor();
  expect(await page.locator('html').innerHTML()).not.toContain(name);

  await bringBack('mawid.locked', null);
  await page.getByText(name).first().waitFor();
  await bringBack('mawid.token', null);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  expect(await page.locator('html').innerHTML()).not.toContain(name);
});

it('stays locked through a reload, and asks before Sign Out drops what was typed', async () => {
  const { page } = desk;
  await openForm();
  await page.clock.fastForward('15:01');
  await locked(page).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await desk.answer('Cancel');
  await locked(page).waitFor();

  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await locked(page).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|locked/.test(key)))).toEqual(
    [],
  );
});
