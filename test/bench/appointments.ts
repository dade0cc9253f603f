import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { startBackend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import { measureBoard } from './board';
import { coldStartFigures, measureColdStart } from './coldStart';
import type { Figure } from './figures';
import { measureHour } from './hour';
import { measureListWork } from './listWork';
import { freshContext } from './pages';
import { makeSite } from './site';
import { measureWarmRounds } from './warmRounds';
import { measureWheel } from './wheel';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SHORTER_LISTS = [1_000, 10_000];

/** Measures the list of appointments on the built page in a real browser, in front of the real backend. */
export async function measureAppointments(): Promise<Figure[]> {
  const site = await makeSite();
  const browser = await launchBrowser();
  const withRows = async <Measured>(rows: number, measure: (backend: Backend) => Promise<Measured>) => {
    const backend = await startBackend({
      page: true,
      args: ['--appointments', String(rows)],
      env: { MAWID_PAGE_DIR: site },
    });
    try {
      return await measure(backend);
    } finally {
      await backend.stop();
    }
  };
  const startCold = (rows: number) => async (backend: Backend) =>
    coldStartFigures(await measureColdStart(browser, backend, rows, ROUNDS));
  try {
    const figures: Figure[] = [];
    for (const rows of SHORTER_LISTS) figures.push(...(await withRows(rows, startCold(rows))));
    const long = await withRows(ROWS, async (backend) => [
      ...(await startCold(ROWS)(backend)),
      ...(await measureWarmRounds(browser, backend, ROWS, ROUNDS)),
      ...(await measureWheel(browser, backend)),
      await measureHour(browser, backend),
      ...(await measureListWork(browser, backend)),
      ...(await measureBoard(browser, backend)),
      ...(await measureScripts(browser, backend, site)),
    ]);
    return [...figures, ...long];
  } finally {
    await browser.close();
  }
}

/** Weighs the scripts that a first visit asks for until the login is there, and until the list is. */
async function measureScripts(browser: Browser, backend: Backend, site: string): Promise<Figure[]> {
  const address = `${backend.url}/?section=appointments`;
  const nobody = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const login = await weightUntil(nobody, address, 'input[type="password"]', site);
  const list = await weightUntil(await freshContext(browser, backend), address, '[data-index]', site);
  const peer = weigh(new Set(['peer.js']), site);
  return [
    { what: 'JavaScript to show the login, brotli', figure: `${login} KB`, bound: '150 KB' },
    { what: 'JavaScript to show the list in all, brotli', figure: `${list} KB (peer ${peer} KB)`, bound: '185 KB' },
  ];
}

/** Opens an address, weighs the scripts that are asked for until an element is there, and closes the context. */
async function weightUntil(context: BrowserContext, address: string, element: string, site: string): Promise<number> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(element).first().waitFor();
  const weight = weigh(scripts, site);
  await context.close();
  return weight;
}

/** Thousands of bytes that these scripts take on their way, as the build has compressed them. */
function weigh(scripts: ReadonlySet<string>, site: string): number {
  const bytes = [...scripts].map((name) => {
    const file = path.join(site, name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
}
