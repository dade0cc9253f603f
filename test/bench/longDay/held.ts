import type { CDPSession, Page } from 'playwright-core';

import type { Figure } from '../figures';

/** How much of the first count a later one may have grown by at the end. */
const MAY_GROW_BY = 0.1;

/** What the browser holds of the page after its garbage has been collected. */
export interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

/** A session by which a page tells what it holds, and for how long it has worked. */
export async function performanceOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // By the time that it had the processor, however busy the machine is.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** One of the numbers that a browser has of a page. */
export async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** What is held now. */
export async function heldBy(session: CDPSession): Promise<Held> {
  // What a finalizer lets go of goes with the next collection.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const metric = (name: string) => metricOf(session, name);
  return {
    heap: (await metric('JSHeapUsedSize')) / 1_000_000,
    nodes: await metric('Nodes'),
    listeners: await metric('JSEventListeners'),
  };
}

/** By how much a page holds more at the end than after its first part. */
export function growthOf(time: string, part: string, held: readonly Held[]): Figure[] {
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured');
  const line = (what: string, name: keyof Held, unit: string): Figure => ({
    what: `${time}: ${what} at its end (after ${part} ${first[name].toFixed(0)}${unit})`,
    figure: `${last[name].toFixed(1)}${unit}`,
    bound: `${(first[name] * (1 + MAY_GROW_BY)).toFixed(1)}${unit}`,
  });
  return [line('heap', 'heap', ' MB'), line('nodes', 'nodes', ''), line('listeners', 'listeners', '')];
}
