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

/** What is measured, in front of one backend. */
interface Measuring {
  browser: Browser;
  backend: Backend;
  /** How long its list is. */
  rows: number;
  /** The folder of the page that it serves. */
  site: string;
}

const cold = async ({ browser, backend, rows }: Measuring) =>
  coldStartFigures(await measureColdStart(browser, backend, rows, ROUNDS));

type Parts = Readonly<Record<string, (measuring: Measuring) => Promise<Figure[]>>>;

/** What is measured in front of the shortest list: as long as a page waits for rows it fetches what comes later too. */
const OF_SHORTEST: Parts = { cold, weight: measureScripts };
const OF_SHORTER: Parts = { cold };
const OF_LONGEST: Parts = {
  cold,
  warm: ({ browser, backend, rows }) => measureWarmRounds(browser, backend, rows, ROUNDS),
  wheel: ({ browser, backend }) => measureWheel(browser, backend),
  hour: async ({ browser, backend }) => [await measureHour(browser, backend)],
  'list-work': ({ browser, backend }) => measureListWork(browser, backend),
  board: ({ browser, backend }) => measureBoard(browser, backend),
};

/** The names of the parts of `measureAppointments`. */
export const APPOINTMENT_PARTS: readonly string[] = Object.keys({ ...OF_SHORTEST, ...OF_LONGEST });

/** Measures the parts of the list of appointments that are wanted, on the built page in a real browser. */
export async function measureAppointments(isWanted: (part: string) => boolean): Promise<Figure[]> {
  const site = await makeSite();
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    for (const rows of [...SHORTER_LISTS, ROWS]) {
      const parts = Object.entries(partsOf(rows)).filter(([part]) => isWanted(part));
      if (parts.length > 0) {
        await withRows(rows, site, async (backend) => {
          for (const [, measure] of parts) figures.push(...(await measure({ browser, backend, rows, site })));
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}

function partsOf(rows: number): Parts {
  if (rows === ROWS) return OF_LONGEST;
  return rows === SHORTER_LISTS[0] ? OF_SHORTEST : OF_SHORTER;
}

async function withRows(rows: number, site: string, measure: (backend: Backend) => Promise<void>): Promise<void> {
  const args = ['--appointments', String(rows)];
  const backend = await startBackend({ page: true, args, env: { MAWID_PAGE_DIR: site } });
  try {
    await measure(backend);
  } finally {
    await backend.stop();
  }
}

/** Weighs the scripts that a first visit asks for until the login is there, and until the list is. */
async function measureScripts({ browser, backend, site }: Measuring): Promise<Figure[]> {
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

/** Opens an address, weighs the scripts that have come by the frame in which an element is there, and closes all. */
async function weightUntil(context: BrowserContext, address: string, element: string, site: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const scripts = await page.waitForFunction((selector) => {
    if (!document.querySelector(selector)) return null;
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return paths.filter((name) => name.endsWith('.js'));
  }, element);
  const weight = weigh(new Set(await scripts.jsonValue()), site);
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
