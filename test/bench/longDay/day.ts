import type { Browser, Page } from 'playwright-core';

import { listAppointments } from '#contract/appointments';
import { startBackend } from '#test/support/backend/liveBackend';
import { keepPace } from '#test/support/browser/pace';
import type { Figure } from '../figures';
import { freshContext } from '../pages';
import { growthOf, heldBy, performanceOf, type Held } from './held';

/** How often each thing is done in a day. */
const DAY = { searches: 2_000, changes: 300, dialogs: 100, visits: 50, refreshes: 50 };
const TENTHS = 10;
const ROWS = 10_000;

/** Works through a day of eight hours at one page, which may hold no more at its end than in the morning. */
export async function workThroughDay(browser: Browser): Promise<Figure[]> {
  const backend = await startBackend({ page: true, args: ['--appointments', String(ROWS)] });
  try {
    const context = await freshContext(browser, backend);
    const page = await context.newPage();
    await keepPace(page);
    const session = await performanceOf(page);
    await page.goto(`${backend.url}/?section=appointments`);
    await page.getByText(/^Updated \d/).waitFor();
    const held: Held[] = [];
    for (let tenth = 0; tenth < TENTHS; tenth += 1) {
      await work(page, tenth);
      held.push(await heldBy(session));
      console.error(`${tenth + 1}/${TENTHS}`, JSON.stringify(held.at(-1)));
    }
    return growthOf('A day of eight hours', 'the first tenth', held);
  } finally {
    await backend.stop();
  }
}

/** A tenth of the day; it ends where it began, at the list without a search. */
async function work(page: Page, tenth: number): Promise<void> {
  const times = (count: number) => Array.from({ length: count / TENTHS }, (_, at) => tenth * (count / TENTHS) + at);
  for (const at of times(DAY.searches)) await search(page, at);
  await page.getByRole('textbox').first().fill('');
  for (let left = times(DAY.dialogs).length; left > 0; left -= 1) await openDialog(page);
  await changeStatuses(page, times(DAY.changes).length);
  for (const at of times(DAY.visits)) await visit(page, at);
  for (let left = times(DAY.refreshes).length; left > 0; left -= 1) await refresh(page);
}

const SOUGHT = ['fatima', 'al', 'omar h', 'dubai', 'x', 'sara thompson', 'dr', 'noura'];

async function search(page: Page, at: number): Promise<void> {
  await page
    .getByRole('textbox')
    .first()
    .fill(SOUGHT[at % SOUGHT.length] ?? '');
  await page.evaluate(untilPainted);
}

/** Goes to the board, asks there for the first free time and closes that dialog; goes back to the list. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Day board' }).click();
  await page.getByRole('button', { name: 'First free' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'List' }).click();
}

/** Accepts pending appointments, one after another, and closes what is said of it. */
async function changeStatuses(page: Page, count: number): Promise<void> {
  await chooseStatus(page, 'Pending');
  for (let done = 0; done < count; done += 1) {
    // Not the first of the list, which opens at what is to come.
    const key = await page.locator('[data-index][data-key]').first().getAttribute('data-key');
    const row = page.locator(`[data-index][data-key="${key}"]`);
    await row.locator('[aria-expanded]').first().click();
    await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close' }).last().click();
  }
  await chooseStatus(page, 'All');
}

/** Narrows the list to a status, or to all. */
export async function chooseStatus(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name }).click();
  await page.evaluate(untilPainted);
}

const SECTIONS = ['Manage Providers', 'Home Services', 'Provider Availability'];

async function visit(page: Page, at: number): Promise<void> {
  const navigation = page.getByRole('navigation');
  await navigation.getByRole('button', { name: SECTIONS[at % SECTIONS.length] }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await navigation.getByRole('button', { name: 'Appointments' }).click();
  await page.locator('[data-index]').first().waitFor();
}

async function refresh(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(listAppointments.path));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await answered;
  await page.getByRole('button', { name: 'Refresh', disabled: false }).waitFor();
}

/** Runs in the page: resolves once what is to be drawn has been drawn. */
function untilPainted(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
