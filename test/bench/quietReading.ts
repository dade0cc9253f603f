import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { atPace, quantile, type Figure } from './figures';
import { paced } from './pace';
import { freshContext, OURS } from './pages';
import { openList } from './probes';
import { withQuickService } from './quickService';

/** Milliseconds in which the worklist is made anew after a reading. */
const AFTER_MS = 1_500;

/** The tasks of one reading that are longer than 50 ms, in milliseconds. */
type LongTasks = readonly number[];

/** Measures what holds the worklist up while the list behind it is read anew from a service that answers at once. */
export async function measureQuietReading(browser: Browser, backend: Backend, readings: number): Promise<Figure[]> {
  const { measured, pace } = await paced(browser, () => readAgain(browser, backend, readings));
  const longest = measured.map((tasks) => Math.round(Math.max(0, ...tasks)));
  return [
    {
      what: 'The list is read anew behind "What waits": longest task',
      figure: `${quantile(longest, 0.5)} ms (${Math.max(...longest)} ms in the worst of ${readings} readings)`,
      bound: atPace(50, pace),
    },
  ];
}

/** The long tasks of every reading, one after another in one page. */
async function readAgain(browser: Browser, backend: Backend, readings: number): Promise<LongTasks[]> {
  return withQuickService(backend, async (service) => {
    const context = await freshContext(browser, service);
    try {
      const page = await openList(await context.newPage(), `${service.url}${OURS.address}`);
      await page.getByRole('button', { name: 'What waits' }).first().click();
      await page.locator('main [data-line]').first().waitFor({ timeout: 120_000 });
      await page.waitForTimeout(AFTER_MS);
      const seen: LongTasks[] = [];
      for (let reading = 0; reading < readings; reading += 1) seen.push(await readOnce(page));
      return seen;
    } finally {
      await context.close();
    }
  });
}

async function readOnce(page: Page): Promise<LongTasks> {
  const watched = await page.evaluateHandle(watchReading, AFTER_MS);
  await page.getByRole('button', { name: 'Refresh' }).click();
  return watched.evaluate(({ tasks }) => tasks);
}

/** Runs in the page: gathers the long tasks from the next click until so long after the list has been read. */
function watchReading(afterMs: number): { tasks: Promise<number[]> } {
  const tasks = new Promise<number[]>((resolve) => {
    const seen: PerformanceEntry[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'longtask' });
    const end = () => resolve(seen.map(({ duration }) => duration));
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ name }) => name.endsWith('/appointments/'))) return;
      observer.disconnect();
      setTimeout(end, afterMs);
    }).observe({ type: 'resource' });
  });
  return { tasks };
}
