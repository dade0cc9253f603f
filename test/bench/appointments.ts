import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

import { DEMO } from '#server/seed/demo';
import type { Backend } from '#test/support/backend/liveBackend';
import { startBackend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import { measureBoard } from './board';
import { coldStartFigures, measureColdStart } from './coldStart';
import type { Figure } from './figures';
import { measureHour } from './hour';
import { measureListWork } from './listWork';
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

/** Signs in, and weighs the scripts that the page asked for until then and until the list. */
async function measureScripts(browser: Browser, { url }: Backend, site: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(`${url}/?section=appointments`);
  await page.getByLabel('Email').fill(DEMO.email);
  const login = weigh(scripts, site);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator('[data-index]').first().waitFor();
  const list = weigh(scripts, site);
  await page.close();
  const peer = weigh(new Set(['peer.js']), site);
  return [
    { what: 'JavaScript to show the login, brotli', figure: `${login} KB`, bound: '150 KB' },
    { what: 'JavaScript to show the list in all, brotli', figure: `${list} KB (peer ${peer} KB)`, bound: '185 KB' },
  ];
}

/** Thousands of bytes that these scripts take on their way, as the build has compressed them. */
function weigh(scripts: ReadonlySet<string>, site: string): number {
  const bytes = [...scripts].map((name) => {
    const file = path.join(site, name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
}
