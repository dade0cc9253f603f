import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { DEMO } from '#server/seed/demo';
import { startBackend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import type { Figure } from './availability';
import { framesToOpen, keyToPaint, ready, scrollThrough, untilPainted, usedHeap, watchArrival } from './probes';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const TYPED = 'fatima al za';

/** What one round of a page gives; times in milliseconds, the heap in MB. */
interface Round {
  first: number;
  all: number;
  longest: number;
  isTold: boolean;
  heap: number;
  dropped: number;
  blank: number;
  keys: number[];
  switches: number[];
}

/** What a round of the product gives beyond what the floor can do. */
interface ProductRound extends Round {
  opening: number;
}

/**
 * Measures the list of appointments against the floor: plain DOM that fetches whole, parses whole and searches one
 * string a row.
 */
export async function measureAppointments(): Promise<Figure[]> {
  const backend = await startBackend({ page: true, args: ['--appointments', String(ROWS)] });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // The loader of these scripts names inner functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (given) => given');
    await page.addInitScript(watchArrival);
    const floorPage = { contentType: 'text/html', body: readFileSync('test/bench/floor.html', 'utf8') };
    await page.route('**/floor', (route) => route.fulfill(floorPage));
    const sizes = await measureScripts(page, backend.url);
    await page.evaluate((token) => {
      localStorage.setItem('floorToken', token);
    }, backend.token);
    const floor: Round[] = [];
    const ours: ProductRound[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
      floor.push(await measureRound(page, `${backend.url}/floor`, choose));
      const chooseOption = (name: string) => page.getByRole('option', { name }).click();
      const round = await measureRound(page, `${backend.url}/?section=appointments`, chooseOption);
      ours.push({
        ...round,
        opening: await framesToOpen(page, page.locator('[data-index="3"] button'), '[data-index="3"] .details'),
      });
    }
    return [...compare(ours, floor), ...sizes];
  } finally {
    await Promise.all([browser.close(), backend.stop()]);
  }
}

async function measureRound(
  page: Page,
  address: string,
  chooseStatus: (status: string) => Promise<void>,
): Promise<Round> {
  await page.goto('about:blank');
  await page.goto(address);
  const arrival = await ready(page);
  const heap = await usedHeap(page);
  const scrolled = await scrollThrough(page);
  const keys = await keyToPaint(page, TYPED);
  const switches = await measureSwitches(page, chooseStatus);
  return { ...arrival, ...scrolled, heap, keys, switches };
}

/** The switches of period and status, each to its paint. */
async function measureSwitches(page: Page, chooseStatus: (status: string) => Promise<void>): Promise<number[]> {
  const switches: number[] = [];
  const choosePeriod = (period: string) => page.getByRole('button', { name: period }).click();
  // The floor begins with both periods.
  await choosePeriod('Upcoming');
  for (const period of ['Past', 'Upcoming', 'Past', 'Upcoming']) {
    switches.push(await untilPainted(page, 'click', { hasNewRow: true }, () => choosePeriod(period)));
  }
  for (const status of ['Pending', 'All', 'Pending', 'All']) {
    const field = page.getByRole('combobox', { name: 'Status' });
    if (await field.isVisible()) await field.click();
    const words = status === 'All' ? [] : [status.toLowerCase()];
    switches.push(await untilPainted(page, 'click', { words, hasNewRow: true }, () => chooseStatus(status)));
  }
  return switches;
}

/** Signs in, and weighs the scripts that the page asked for until then and until the list. */
async function measureScripts(page: Page, url: string): Promise<Figure[]> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(`${url}/?section=appointments`);
  await page.getByLabel('Email').fill(DEMO.email);
  const login = weigh(scripts);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await ready(page);
  return [
    { what: 'JavaScript to show the login, brotli', figure: `${login} KB`, bound: '175 KB' },
    { what: 'JavaScript to show the list in all, brotli', figure: `${weigh(scripts)} KB`, bound: '225 KB' },
  ];
}

function weigh(scripts: ReadonlySet<string>): number {
  const files = [...scripts].map((name) => path.join('dist', name));
  const bytes = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
}

function compare(ours: readonly ProductRound[], floor: readonly Round[]): Figure[] {
  const against = (mine: number, least: number, unit: string) =>
    `${(mine / least).toFixed(2)} × floor (${Math.round(mine)} against ${Math.round(least)} ${unit})`;
  const ratio = (what: string, bound: number, unit: string, measure: (round: Round) => number): Figure => {
    const [mine, least] = [quantile(ours.map(measure), 0.5), quantile(floor.map(measure), 0.5)];
    return { what, figure: against(mine, least, unit), bound: `${bound} × floor` };
  };
  const pooled = (what: string, bound: number, share: number, measure: (round: Round) => number[]): Figure => {
    const [mine, least] = [quantile(ours.flatMap(measure), share), quantile(floor.flatMap(measure), share)];
    return { what, figure: against(mine, least, 'ms'), bound: `${bound} × floor` };
  };
  const worst = (what: string, bound: string, measure: (round: ProductRound) => number): Figure => ({
    what,
    figure: `${Math.round(Math.max(...ours.map(measure)))} ${bound.replace(/^\d+ ?/, '')}`.trim(),
    bound,
  });
  const longestTask = (what: string): Figure => {
    const tasks = ours.map(({ longest }) => Math.round(longest));
    return { what, figure: `${quantile(tasks, 0.5)} ms (${Math.max(...tasks)} ms in the worst round)`, bound: '50 ms' };
  };
  const list = `${ROWS.toLocaleString('en')} appointments`;
  return [
    ratio(`${list}: first rows`, 0.5, 'ms', ({ first }) => first),
    ratio(`${list}: everything in and searchable`, 1.4, 'ms', ({ all }) => all),
    longestTask(`${list}: longest task while they arrive`),
    worst(`${list}: loads that do not say how many have come so far`, '0', ({ isTold }) => (isTold ? 0 : 1)),
    pooled('A key of the search to its paint: median', 1.5, 0.5, ({ keys }) => keys),
    pooled('A key of the search to its paint: p95', 1.5, 0.95, ({ keys }) => keys),
    pooled('A switch of period or status to its paint: median', 1.5, 0.5, ({ switches }) => switches),
    pooled('A switch of period or status to its paint: p95', 1.5, 0.95, ({ switches }) => switches),
    worst('A row opens', '2 frames', ({ opening }) => opening),
    worst('Two seconds of scrolling at 12,000 px/s: dropped frames', '0', ({ dropped }) => dropped),
    worst('Two seconds of scrolling at 12,000 px/s: frames with a blank row', '0', ({ blank }) => blank),
    ratio('Heap after the load', 0.7, 'MB', ({ heap }) => heap),
  ];
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
