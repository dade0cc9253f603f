import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { quantile, ratio, type Compared, type Figure } from './figures';
import { freshContext, PAGES } from './pages';
import { ready, watchArrival } from './probes';
import { openPage } from './slow';
import { untilKept } from './untilKept';

/**
 * Milliseconds in which browser and server come to rest before a visit: a browser is busy for as long with what the
 * last page has left and with a new window of its own.
 */
const REST_MS = 2500;

/** A first visit: milliseconds from the navigation. */
interface Start {
  /** The list was asked for. */
  asked: number;
  /** Rows were painted. */
  first: number;
}

/** Measures a first visit to a list of so many rows: all scripts are fetched and compiled anew. */
export async function measureColdStart(
  browser: Browser,
  backend: Backend,
  rows: number,
  visits: number,
): Promise<Figure[]> {
  const starts: Record<keyof Compared, Start[]> = { floor: [], peer: [], ours: [] };
  const visitAll = async () => {
    for (let visit = 0; visit < visits; visit += 1) {
      for (const { name, address } of PAGES) starts[name].push(await visitCold(browser, backend, address, ready));
    }
  };
  return untilKept(visitAll, () => figuresOf(starts, rows));
}

function figuresOf(starts: Record<keyof Compared, Start[]>, rows: number): Figure[] {
  const list = `${rows.toLocaleString('en')} appointments, cold`;
  const median = (measure: (start: Start) => number): Compared => ({
    ours: quantile(starts.ours.map(measure), 0.5),
    floor: quantile(starts.floor.map(measure), 0.5),
    peer: quantile(starts.peer.map(measure), 0.5),
  });
  const [first, asked] = [median((start) => start.first), median((start) => start.asked)];
  return [
    rows < 100_000
      ? ratio(`${list}: first rows`, 'peer', 1, 'ms', first)
      : ratio(`${list}: first rows`, 'floor', 0.4, 'ms', first),
    ratio(`${list}: until the list is asked for`, 'floor', 2.25, 'ms', asked),
  ];
}

/** Visits an address in a context that knows nothing but the token, and closes it once what is looked at is there. */
export async function visitCold<Seen>(
  browser: Browser,
  backend: Backend,
  address: string,
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await freshContext(browser, backend);
  try {
    const page = await openPage(context);
    await watchArrival(page);
    await pause(REST_MS);
    await page.goto(`${backend.url}${address}`, { waitUntil: 'commit' });
    return await look(page);
  } finally {
    await context.close();
  }
}
