import type { Page } from 'playwright-core';

const WITHIN_MS = 120_000;

interface Arrival {
  first?: number;
  all?: number;
}

/** Runs in the page from its start: notes when the first rows, and when everything, have been painted. */
export function watchArrival(): void {
  const arrival: Arrival = {};
  Object.assign(globalThis, { arrival });
  const look = () => {
    const hasRows = document.querySelector('[data-index]') !== null;
    if (hasRows) arrival.first ??= performance.now();
    if (hasRows && document.body.textContent.includes('Updated ')) arrival.all ??= performance.now();
    if (arrival.all === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Resolves once everything is in. */
export async function ready(page: Page): Promise<Required<Arrival>> {
  const handle = await page.waitForFunction(
    () => {
      const { arrival } = globalThis as unknown as { arrival: Arrival };
      return arrival.all !== undefined && arrival;
    },
    undefined,
    { timeout: WITHIN_MS },
  );
  return (await handle.jsonValue()) as Required<Arrival>;
}

/** The JavaScript heap in MB, after the garbage has been collected. */
export async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

/** Types a text and tells, for every key, the milliseconds until what it changed was painted. */
export async function keyToPaint(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    document.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { taken.push(performance.now() - timeStamp); };
        port2.postMessage(null);
      });
    }, true);
  });
  await page.locator('input[type="text"]').first().focus();
  for (let typed = 1; typed <= text.length; typed += 1) {
    await page.keyboard.press(text.charAt(typed - 1) === ' ' ? 'Space' : text.charAt(typed - 1));
    await page.waitForFunction((count) => (globalThis as unknown as { taken: number[] }).taken.length >= count, typed);
  }
  return page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken);
}

/** Scrolls for two seconds at 12,000 px/s and counts the frames that came late and those that showed a blank row. */
export function scrollThrough(page: Page): Promise<{ dropped: number; blank: number }> {
  return page.evaluate(async () => {
    const scroller = document.querySelector('[role="table"]');
    if (!scroller) throw new Error('There is no table to scroll');
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const isBlank = () => !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-index]');
    const frame = () => new Promise<number>((drawn) => { requestAnimationFrame(drawn); });
    const started = await frame();
    let [last, dropped, blank] = [started, 0, 0];
    while (last - started < 2000) {
      const now = await frame();
      if (now - last > 25) dropped += 1;
      last = now;
      scroller.scrollTop = (now - started) * 12;
      await new Promise<void>((painted) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { painted(); };
        port2.postMessage(null);
      });
      if (isBlank()) blank += 1;
    }
    scroller.scrollTop = 0;
    return { dropped, blank };
  });
}
