import type { CDPSession, Page } from 'playwright-core';

import { listAppointments } from '#contract/appointments';
import { startBackend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import { isKept, tableOf, type Figure } from './figures';
import { freshContext } from './pages';

/** How often each thing is done in a day. */
const DAY = { searches: 2_000, changes: 300, dialogs: 100, visits: 50, refreshes: 50 };
const TENTHS = 10;
const ROWS = 10_000;

/** How much of the first tenth's a count may have grown by at the end. */
const MAY_GROW_BY = 0.1;

/** What the browser holds of the page after its garbage has been collected. */
interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Works through a day of eight hours at one page and tells whether it holds more at the end than in the morning. */
async function main() {
  const browser = await launchBrowser();
  const backend = await startBackend({ page: true, args: ['--appointments', String(ROWS)] });
  try {
    const context = await freshContext(browser, backend);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${backend.url}/?section=appointments`);
    await page.getByText(/^Updated \d/).waitFor();
    const held: Held[] = [];
    for (let tenth = 0; tenth < TENTHS; tenth += 1) {
      await work(page, tenth);
      held.push(await heldBy(session));
      console.log(`${tenth + 1}/${TENTHS}`, JSON.stringify(held.at(-1)));
    }
    const figures = figuresOf(held);
    console.log(tableOf(figures));
    process.exitCode = figures.every(isKept) ? 0 : 1;
  } finally {
    await Promise.all([browser.close(), backend.stop()]);
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
    const row = page.locator('[data-index="0"]');
    const name = await row.getAttribute('data-key');
    await row.locator('[aria-expanded]').click();
    await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
    await page.waitForFunction(
      (key) => document.querySelector('[data-index="0"]')?.getAttribute('data-key') !== key,
      name,
    );
    await page.getByRole('button', { name: 'Close' }).last().click();
  }
  await chooseStatus(page, 'All');
}

async function chooseStatus(page: Page, name: string): Promise<void> {
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

async function heldBy(session: CDPSession): Promise<Held> {
  // What a finalizer lets go of goes with the next collection.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize') / 1_000_000, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

function figuresOf(held: readonly Held[]): Figure[] {
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured');
  const line = (what: string, name: keyof Held, unit: string): Figure => ({
    what: `A day of eight hours: ${what} at its end (after the first tenth ${first[name].toFixed(0)}${unit})`,
    figure: `${last[name].toFixed(1)}${unit}`,
    bound: `${(first[name] * (1 + MAY_GROW_BY)).toFixed(1)}${unit}`,
  });
  return [line('heap', 'heap', ' MB'), line('nodes', 'nodes', ''), line('listeners', 'listeners', '')];
}

/** Runs in the page: resolves once what is to be drawn has been drawn. */
function untilPainted(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
