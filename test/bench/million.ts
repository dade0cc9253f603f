import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { visitCold } from './coldStart';
import { atPace, quantile, type Figure } from './figures';
import { LIST } from './frames';
import { paced } from './pace';
import { FLOOR, freshContext, OURS } from './pages';
import { firstRows, keyToPaint, openList, TYPED, usedHeap } from './probes';
import { withRows } from './site';
import { droppedFrames, TURN_EVERY_MS, turnWheels } from './wheel';

export const MILLION = 1_000_000;
const NAME = `${MILLION.toLocaleString('en')} appointments`;
/** The list of the floor beside it: how many frames the machine loses at the moment whatever a page does. */
const FLOOR_ROWS = 10_000;
const VISITS = 5;
/** Pixels of each event of the wheel. */
const WHEEL = 200;

/**
 * Measures a million appointments on our page alone: the other two read the body whole, and it is longer than the
 * longest string that an engine allows.
 */
export async function measureMillion(browser: Browser, backend: Backend, site: string): Promise<Figure[]> {
  const { measured, pace } = await paced(browser, () => measureList(browser, backend, site));
  const { first, heap, keys, turned } = measured;
  const ms = (what: string, values: readonly number[], share: number, bound: number): Figure => ({
    what: `${NAME}${what}`,
    figure: `${Math.round(quantile(values, share))} ms`,
    bound: atPace(bound, pace),
  });
  return [
    ms(', cold: first rows', first, 0.5, 1000),
    { what: `${NAME}: heap after the load`, figure: `${Math.round(heap)} MB`, bound: '450 MB' },
    ms(': a key of the search to its paint, median', keys, 0.5, 60),
    ms(': a key of the search to its paint, p95', keys, 0.95, 90),
    ...turned,
  ];
}

async function measureList(browser: Browser, backend: Backend, site: string) {
  const first: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    first.push(await visitCold(browser, backend, OURS.address, firstRows));
  }
  const context = await freshContext(browser, backend);
  const page = await openList(await context.newPage(), backend.url + OURS.address);
  const heap = await usedHeap(page);
  const keys = await keyToPaint(page, TYPED);
  const turned = await withRows(FLOOR_ROWS, site, (beside) => turnBeside(browser, beside, page));
  await context.close();
  return { first, heap, keys, turned };
}

async function turnBeside(browser: Browser, beside: Backend, page: Page): Promise<Figure[]> {
  const context = await freshContext(browser, beside);
  const plain = await openList(await context.newPage(), beside.url + FLOOR.address);
  const turning = { ground: LIST, delta: { deltaX: 0, deltaY: WHEEL } };
  const floorRows = `${FLOOR_ROWS.toLocaleString('en')} of the floor`;
  const what = `${NAME}, beside ${floorRows}: wheel of ${WHEEL} px every ${TURN_EVERY_MS} ms`;
  const figures = await turnWheels(
    { floor: { page: plain, ...turning }, ours: { page, ...turning } },
    ({ ours, floor }) => [
      droppedFrames(what, 0, ours, { floor }),
      { what: `${what}: frames with a blank row`, figure: String(ours.blank), bound: '0' },
    ],
  );
  await context.close();
  return figures;
}
