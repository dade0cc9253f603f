import type { Locator, Page } from 'playwright-core';

const WITHIN_MS = 120_000;

interface Arrival {
  first?: number;
  all?: number;
  /** How long the main thread was held, and since when; tasks below 50 ms are not told. */
  tasks: { startTime: number; duration: number }[];
}

/** Runs in the page from its start: notes when the first rows, and when everything, have been painted. */
export function watchArrival(): void {
  const arrival: Arrival = { tasks: [] };
  Object.assign(globalThis, { arrival });
  new PerformanceObserver((list) => {
    if (arrival.all === undefined) arrival.tasks.push(...list.getEntries());
  }).observe({ type: 'longtask' });
  const look = () => {
    const hasRows = document.querySelector('[data-index]') !== null;
    if (hasRows) arrival.first ??= performance.now();
    if (hasRows && document.body.textContent.includes('Updated ')) arrival.all ??= performance.now();
    if (arrival.all === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Resolves once everything is in; the longest task is one of those since the list was asked for. */
export async function ready(page: Page): Promise<{ first: number; all: number; longest: number }> {
  const handle = await page.waitForFunction(
    () => {
      const { arrival } = globalThis as unknown as { arrival: Arrival };
      const asked = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/appointments/'))?.startTime;
      if (arrival.first === undefined || arrival.all === undefined || asked === undefined) return null;
      const held = arrival.tasks.filter(({ startTime }) => startTime >= asked).map(({ duration }) => duration);
      return { first: arrival.first, all: arrival.all, longest: Math.max(0, ...held) };
    },
    undefined,
    { timeout: WITHIN_MS },
  );
  const arrived = await handle.jsonValue();
  if (!arrived) throw new Error('The list has not arrived');
  return arrived;
}

/** The JavaScript heap in MB, after the garbage has been collected. */
export async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

/** Types a text and tells, for every key, the milliseconds until rows that all match it were painted. */
export async function keyToPaint(page: Page, text: string): Promise<number[]> {
  const field = page.locator('input[type="text"]').first();
  const taken: number[] = [];
  await field.focus();
  for (let typed = 1; typed <= text.length; typed += 1) {
    const key = text.charAt(typed - 1);
    const words = text.slice(0, typed).split(' ').filter(Boolean);
    taken.push(await untilPainted(page, 'keydown', words, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  await field.fill('');
  return taken;
}

/** The milliseconds from an event to the paint in which every row in the page has these words. */
export async function untilPainted(page: Page, event: string, words: readonly string[], cause: () => Promise<void>): Promise<number> {
  const painted = await page.evaluateHandle(
    ([type, wanted]) => {
      const time = new Promise<number>((resolve, reject) => {
        setTimeout(() => { reject(new Error(`No row shows "${wanted.join(' ')}"`)); }, 10_000);
        const isShown = () => {
          const rows = [...document.querySelectorAll('[data-index]')].map((row) => row.textContent.toLowerCase());
          return rows.length > 0 && rows.every((row) => wanted.every((word) => row.includes(word)));
        };
        addEventListener(type, ({ timeStamp }) => {
          const look = () => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { if (isShown()) resolve(performance.now() - timeStamp); else requestAnimationFrame(look); };
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        }, { capture: true, once: true });
      });
      return { time };
    },
    [event, words] as const,
  );
  await cause();
  return painted.evaluate(({ time }) => time);
}

/** The frames from a click to the one that shows what it opens. */
export async function framesToOpen(page: Page, button: Locator, opened: string): Promise<number> {
  const counted = await page.evaluateHandle((selector) => {
    const frames = new Promise<number>((resolve) => {
      addEventListener('click', () => {
        let count = 0;
        const look = () => {
          count += 1;
          if (document.querySelector(selector)) resolve(count);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    });
    return { frames };
  }, opened);
  await button.click();
  return counted.evaluate(({ frames }) => frames);
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
