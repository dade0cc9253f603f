import type { Browser, BrowserContext } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import { measureBoard } from './board';
import { measureColdStart } from './coldStart';
import type { Figure } from './figures';
import { measureHour } from './hour';
import { measureListWork } from './listWork';
import { measureMillion, MILLION } from './million';
import { freshContext } from './pages';
import { measureQuick } from './quick';
import { measureQuietReading } from './quietReading';
import { makeSite, weigh, withRows } from './site';
import { measureViews } from './views';
import { measureWarmRounds } from './warmRounds';
import { measureWheel } from './wheel';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** What is measured, in front of one backend. */
interface Measuring {
  browser: Browser;
  backend: Backend;
  /** How long its list is. */
  rows: number;
  /** The folder of the page that it serves. */
  site: string;
}

const quick = ({ browser, backend, rows, site }: Measuring) => measureQuick(browser, backend, rows, site, ROUNDS);

const cold = ({ browser, backend, rows }: Measuring) => measureColdStart(browser, backend, rows, ROUNDS);

type Parts = Readonly<Record<string, (measuring: Measuring) => Promise<Figure[]>>>;

/**
 * What is measured in front of lists of these lengths. The weight is of the shortest: as long as a page waits for rows
 * it fetches what comes later too.
 */
const LISTS: readonly { rows: number; parts: Parts }[] = [
  { rows: 1_000, parts: { cold, weight: measureScripts } },
  { rows: 10_000, parts: { cold, quick } },
  {
    rows: ROWS,
    parts: {
      cold,
      quick,
      warm: ({ browser, backend, rows }) => measureWarmRounds(browser, backend, rows, ROUNDS),
      wheel: ({ browser, backend }) => measureWheel(browser, backend),
      hour: async ({ browser, backend }) => [await measureHour(browser, backend)],
      'list-work': ({ browser, backend }) => measureListWork(browser, backend),
      board: ({ browser, backend }) => measureBoard(browser, backend),
      views: ({ browser, backend }) => measureViews(browser, backend),
      'quiet-reading': ({ browser, backend }) => measureQuietReading(browser, backend, ROUNDS),
    },
  },
  { rows: MILLION, parts: { million: ({ browser, backend, site }) => measureMillion(browser, backend, site) } },
];

/** The names of the parts of `measureAppointments`. */
export const APPOINTMENT_PARTS: readonly string[] = [...new Set(LISTS.flatMap(({ parts }) => Object.keys(parts)))];

/** Measures the parts of the list of appointments that are wanted, on the built page in a real browser. */
export async function measureAppointments(
  isWanted: (part: string) => boolean,
  take: (figures: readonly Figure[]) => void,
): Promise<void> {
  const site = await makeSite();
  const browser = await launchBrowser();
  try {
    for (const { rows, parts } of LISTS) {
      const wanted = Object.entries(parts).filter(([part]) => isWanted(part));
      if (wanted.length > 0) {
        await withRows(rows, site, async (backend) => {
          for (const [, measure] of wanted) take(await measure({ browser, backend, rows, site }));
        });
      }
    }
  } finally {
    await browser.close();
  }
}

/** Weighs the scripts that a first visit asks for until the login is there, and until the list is. */
async function measureScripts({ browser, backend, site }: Measuring): Promise<Figure[]> {
  const address = `${backend.url}/?section=appointments`;
  const nobody = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const login = await weightUntil(nobody, address, 'input[type="password"]', site);
  const list = await weightUntil(await freshContext(browser, backend), address, '[data-index]', site);
  const peer = weigh(['peer.js'], site);
  return [
    { what: 'JavaScript to show the login, brotli', figure: `${login} KB`, bound: '155 KB' },
    { what: 'JavaScript to show the list in all, brotli', figure: `${list} KB (peer ${peer} KB)`, bound: '190 KB' },
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
  const weight = weigh((await scripts.jsonValue()) ?? [], site);
  await context.close();
  return weight;
}
