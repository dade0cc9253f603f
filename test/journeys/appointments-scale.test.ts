import dayjs from 'dayjs';
import type { Page } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { openWindow } from '#test/support/browser/browser';
import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment } from '#test/support/builders/clinic';

/** More rows than the highest element of a browser holds at a scale of 8: 4,194,303 pixels, or 93,206 rows. */
const ROWS = 120_000;
const LAST = ROWS - 1;

const desk = setUpDesk();

/** Has the service answer a page with so many appointments of tomorrow. */
async function serveRows(page: Page): Promise<void> {
  const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');
  const body = JSON.stringify(
    Array.from({ length: ROWS }, (_, index) =>
      makeAppointment({
        id: index + 1,
        date: tomorrow,
        user_id: index + 1,
        local_user: { user_id: index + 1, name: index === LAST ? 'Zainab the Last' : 'Omar Aziz' },
      }),
    ),
  );
  await page.route('**/appointment-service/appointments/', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}

/** The list at a screen of two pixels for one, enlarged to 400%. */
async function openEnlarged(): Promise<Page> {
  const context = await openWindow(desk.context.browser()!, {
    viewport: { width: 640, height: 500 },
    deviceScaleFactor: 8,
  });
  const page = await context.newPage();
  await serveRows(page);
  await page.goto(`${desk.url}/?section=appointments`);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText(/^Updated /).waitFor();
  return page;
}

/** Which row lies just above the lower edge of the table. */
function lowestRow(page: Page): Promise<number> {
  return page.getByRole('table').evaluate((table) => {
    const { left, top } = table.getBoundingClientRect();
    const row = document.elementFromPoint(left + 40, top + table.clientTop + table.clientHeight - 3);
    return Number(row?.closest<HTMLElement>('[data-index]')?.dataset.index);
  });
}

/** Pixels of a row below the upper edge of the page. */
const topOf = (page: Page, index: number) =>
  page.locator(`[data-index="${index}"]`).evaluate((row) => row.getBoundingClientRect().top);

it('reaches the last of 120,000 rows at a scale of 8: by the scroll bar, by key, by wheel and by search', async () => {
  const page = await openEnlarged();
  const last = page.locator(`[data-index="${LAST}"]`);

  await page.getByRole('table').evaluate((table) => {
    table.scrollTop = table.scrollHeight;
  });
  await last.waitFor();
  expect(await lowestRow(page)).toBe(LAST);
  expect(await last.locator('[role="row"]').getAttribute('aria-rowindex')).toBe(String(ROWS + 1));

  await page.getByRole('table').evaluate((table) => {
    table.scrollTop = 0;
  });
  await page.locator('[data-index="0"] button').focus();
  await page.keyboard.press('End');
  await last.locator('button:focus').waitFor();
  expect(await lowestRow(page)).toBe(LAST);

  await page.getByRole('table').hover();
  const before = await topOf(page, LAST);
  await page.mouse.wheel(0, -90);
  await page.waitForFunction(
    ([index, expected]) => {
      const row = document.querySelector(`[data-index="${index}"]`);
      return row !== null && Math.abs(row.getBoundingClientRect().top - Number(expected)) < 1;
    },
    [LAST, before + 90],
  );

  await page.getByPlaceholder('Search').fill('zainab');
  await page.getByRole('button', { name: 'Zainab the Last' }).click();
  await page.locator('[data-index="0"] [aria-colspan]').waitFor();
  await page.context().close();
});

it('fills the window with rows after it was opened with none', async () => {
  await serveRows(desk.page);
  await desk.signIn('?q=nobody-of-that-name');
  const { page } = desk;
  await page.getByText(/^No upcoming appointments found/).waitFor();
  await page.getByText(/^Updated /).waitFor();

  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.locator('[data-index="0"]').waitFor();
  expect(await lowestRow(page)).toBeGreaterThan(10);
});
