import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { visitCold } from './coldStart';
import { longestTasks, quantile, ratio, type Compared, type Figure } from './figures';
import { paced } from './pace';
import { FLOOR, OURS, PEER, STREAMING_FLOOR } from './pages';
import { ready, topRows, type Tasks } from './probes';
import { withQuickService } from './quickService';
import { weigh } from './site';
import { orSlowed } from './slow';
import { untilKept } from './untilKept';

const PAGES = { floor: FLOOR, streaming: STREAMING_FLOOR, peer: PEER, ours: OURS };

/** Milliseconds after which what a page has fetched is weighed. */
const WEIGHED_AFTER_MS = 3000;

/** A first visit in front of a service that answers at once; milliseconds from the navigation. */
interface QuickVisit extends Tasks {
  /** Everything is in, counted and searchable. */
  all: number;
  /** The first eight rows of the finished list stand there. */
  top: number;
  /** How often the first eight rows became others once they stood there. */
  changes: number;
  /** What was fetched of scripts in three seconds, in thousands of bytes. */
  scripts: number;
}

type Visits = Record<keyof typeof PAGES, QuickVisit[]>;

/** Measures first visits in front of a service that answers a list of so many at once, in no order. */
export async function measureQuick(
  browser: Browser,
  backend: Backend,
  rows: number,
  site: string,
  visits: number,
): Promise<Figure[]> {
  return withQuickService(backend, async (service) => {
    const seen: Visits = { floor: [], streaming: [], peer: [], ours: [] };
    const paces: number[] = [];
    const visitAll = async () => {
      const { pace } = await paced(browser, async () => {
        for (let visit = 0; visit < visits; visit += 1) {
          for (const [name, { address }] of Object.entries(PAGES)) {
            const look = (page: Page) => lookAt(page, site);
            seen[name as keyof Visits].push(await visitCold(browser, service, address, look));
          }
        }
      });
      paces.push(pace);
    };
    return untilKept(visitAll, () => figuresOf(seen, rows, quantile(paces, 0.5)));
  });
}

async function lookAt(page: Page, site: string): Promise<QuickVisit> {
  const { all, drawing, longest } = await ready(page);
  const { at: top, changes } = await topRows(page);
  await pause(Math.max(0, WEIGHED_AFTER_MS - top));
  const scripts = await page.evaluate((within) => {
    const calls = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < within);
    return calls.map(({ name }) => new URL(name).pathname).filter((name) => name.endsWith('.js'));
  }, WEIGHED_AFTER_MS);
  return { all, drawing, longest, top, changes, scripts: weigh(scripts, site) };
}

function figuresOf({ floor, streaming, peer, ours }: Visits, rows: number, pace: number): Figure[] {
  const list = `${rows.toLocaleString('en')} appointments of a quick service, cold`;
  const median = (visits: readonly QuickVisit[], measure: (visit: QuickVisit) => number) =>
    quantile(visits.map(measure), 0.5);
  const beside = (plain: readonly QuickVisit[], measure: (visit: QuickVisit) => number): Compared => ({
    ours: median(ours, measure),
    floor: median(plain, measure),
    peer: median(peer, measure),
  });
  const isLong = rows >= 100_000;
  const changes = ours.map((visit) => visit.changes);
  return [
    ratio(
      `${list}: the first eight rows of the whole list`,
      'peer',
      isLong ? 1.25 : 1,
      'ms',
      beside(floor, ({ top }) => top),
    ),
    ratio(
      `${list}: everything in and searchable, beside a streaming floor`,
      isLong ? 'floor' : orSlowed('peer', 'floor'),
      isLong ? 1.8 : orSlowed(1.1, 1.6),
      'ms',
      beside(streaming, ({ all }) => all),
    ),
    ...longestTasks(list, ours, pace),
    {
      what: `${list}: how often the first eight rows become others`,
      figure: `${quantile(changes, 0.5)} (${Math.max(...changes)} in the worst visit)`,
      bound: isLong ? '1' : '0',
    },
    {
      what: `${list}: JavaScript fetched in three seconds, brotli`,
      figure: `${Math.max(...ours.map((one) => one.scripts))} KB (peer ${median(peer, (one) => one.scripts)} KB)`,
      bound: '240 KB',
    },
  ];
}
