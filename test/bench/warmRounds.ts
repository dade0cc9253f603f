import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { beyondFloor, longestTasks, quantile, ratio, type Compared, type Figure } from './figures';
import { LIST, watchFrames } from './frames';
import { paced } from './pace';
import { freshContext, PAGES, type MeasuredPage } from './pages';
import { framesToOpen, keyToPaint, ready, TYPED, untilPainted, usedHeap, watchArrival, type Tasks } from './probes';
import { openPage, orSlowed } from './slow';
import { untilKept } from './untilKept';

const SCROLLED_FOR_MS = 2000;
/** Pixels a millisecond. */
const SPEED = 12;

/** What one round of a page gives; times in milliseconds, the heap in MB. */
interface Round extends Tasks {
  first: number;
  all: number;
  isTold: boolean;
  heap: number;
  dropped: number;
  blank: number;
  keys: number[];
  switches: number[];
  /** Frames until a row is open; 0 where rows do not open. */
  opening: number;
}

type Rounds = Record<MeasuredPage['name'], Round[]>;

/** Loads each page again and again, its scripts in the cache, types into its search, switches and scrolls. */
export async function measureWarmRounds(
  browser: Browser,
  backend: Backend,
  rows: number,
  rounds: number,
): Promise<Figure[]> {
  const context = await freshContext(browser, backend);
  const page = await openPage(context);
  await watchArrival(page);
  const measured: Rounds = { floor: [], peer: [], ours: [] };
  const paces: number[] = [];
  const loadAll = async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const one of PAGES) measured[one.name].push(await measureRound(page, backend.url, one));
    }
  };
  const measureAll = async () => {
    const { pace } = await paced(browser, loadAll);
    paces.push(pace);
  };
  const list = `${rows.toLocaleString('en')} appointments`;
  const figures = await untilKept(measureAll, () => figuresOf(list, measured, quantile(paces, 0.5)));
  await context.close();
  return figures;
}

async function measureRound(page: Page, url: string, measuredPage: MeasuredPage): Promise<Round> {
  await page.goto('about:blank');
  await page.goto(`${url}${measuredPage.address}`);
  const arrival = await ready(page);
  const heap = await usedHeap(page);
  const scrolled = await watchFrames(page, LIST, SCROLLED_FOR_MS, SPEED);
  const keys = await keyToPaint(page, TYPED);
  const switches = await measureSwitches(page, measuredPage);
  const opener = measuredPage.opener?.(page, 3);
  const opening = opener ? await framesToOpen(page, opener, '[data-index="3"] [aria-colspan]') : 0;
  return { ...arrival, ...scrolled, heap, keys, switches, opening };
}

/** The switches of period and status, each to its paint. */
async function measureSwitches(page: Page, { statuses, status }: MeasuredPage): Promise<number[]> {
  const switches: number[] = [];
  const choosePeriod = (period: string) => page.getByRole('button', { name: period }).click();
  // The other two pages begin with both periods.
  await choosePeriod('Upcoming');
  for (const period of ['Past', 'Upcoming', 'Past', 'Upcoming']) {
    switches.push(await untilPainted(page, 'click', { hasNewRow: true }, () => choosePeriod(period)));
  }
  for (const name of ['Pending', 'All', 'Pending', 'All']) {
    const words = name === 'All' ? [] : [name.toLowerCase()];
    await statuses?.(page).click();
    switches.push(await untilPainted(page, 'click', { words, hasNewRow: true }, () => status(page, name).click()));
  }
  return switches;
}

function figuresOf(list: string, { ours, floor, peer }: Rounds, pace: number): Figure[] {
  const compared = (share: number, measure: (round: Round) => number[]): Compared => ({
    ours: quantile(ours.flatMap(measure), share),
    floor: quantile(floor.flatMap(measure), share),
    peer: quantile(peer.flatMap(measure), share),
  });
  const median = (what: string, bound: number, unit: string, measure: (round: Round) => number): Figure =>
    ratio(
      what,
      'floor',
      bound,
      unit,
      compared(0.5, (round) => [measure(round)]),
    );
  const pooled = (what: string, bound: number, share: number, measure: (round: Round) => number[]): Figure =>
    ratio(what, 'floor', bound, 'ms', compared(share, measure));
  const worst = (what: string, bound: string, measure: (round: Round) => number): Figure => ({
    what,
    figure: `${Math.round(Math.max(...ours.map(measure)))} ${bound.replace(/^\d+ ?/, '')}`.trim(),
    bound,
  });
  const most = (rounds: readonly Round[]) => Math.max(...rounds.map(({ dropped }) => dropped));
  const mostBlank = (rounds: readonly Round[]) => Math.max(...rounds.map(({ blank }) => blank));
  return [
    median(`${list}: first rows`, 0.4, 'ms', ({ first }) => first),
    median(`${list}: everything in and searchable`, 1.4, 'ms', ({ all }) => all),
    ...longestTasks(list, ours, pace),
    worst(`${list}: loads that do not say how many have come so far`, '0', ({ isTold }) => (isTold ? 0 : 1)),
    pooled('A key of the search to its paint: median', orSlowed(1.25, 1.3), 0.5, ({ keys }) => keys),
    pooled('A key of the search to its paint: p95', 1.4, 0.95, ({ keys }) => keys),
    pooled('The first key of a search to its paint: median', 1.4, 0.5, ({ keys }) => keys.slice(0, 1)),
    pooled('A switch of period or status to its paint: median', 1.5, 0.5, ({ switches }) => switches),
    pooled('A switch of period or status to its paint: p95', 1.5, 0.95, ({ switches }) => switches),
    worst('A row opens', '2 frames', ({ opening }) => opening),
    {
      what: 'Two seconds of scrolling at 12,000 px/s: dropped frames',
      figure: `${most(ours)} (floor ${most(floor)}; peer ${most(peer)})`,
      bound: beyondFloor(0, most(floor)),
    },
    {
      what: 'Two seconds of scrolling at 12,000 px/s: frames with a blank row',
      figure: `${mostBlank(ours)} (floor ${mostBlank(floor)}; peer ${mostBlank(peer)})`,
      bound: beyondFloor(0, mostBlank(floor)),
    },
    median('Heap after the load', 0.45, 'MB', ({ heap }) => heap),
  ];
}
