import type { Locator, Page } from 'playwright-core';

/** A million rows take a slow machine minutes. */
const WITHIN_MS = 600_000;

interface Arrival {
  first?: number;
  all?: number;
  /** Whether the page has said how many have come so far. */
  isTold: boolean;
  /** How long the main thread was held, and since when; tasks below 50 ms are not told. */
  tasks: { startTime: number; duration: number }[];
}

/** Runs in the page from its start: notes when the first rows, and when everything, have been painted. */
export function watchArrival(): void {
  const arrival: Arrival = { tasks: [], isTold: false };
  Object.assign(globalThis, { arrival });
  new PerformanceObserver((list) => {
    if (arrival.all === undefined) arrival.tasks.push(...list.getEntries());
  }).observe({ type: 'longtask' });
  const look = () => {
    const hasRows = document.querySelector('[data-index]') !== null;
    if (hasRows) arrival.first ??= performance.now();
    const text = hasRows ? document.body.textContent : '';
    arrival.isTold ||= text.includes(' so far');
    if (text.includes('Updated ')) arrival.all ??= performance.now();
    if (arrival.all === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Resolves once the first rows have been painted, with the milliseconds since the navigation. */
export async function firstRows(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => (globalThis as unknown as { arrival: Arrival }).arrival.first,
    undefined,
    { timeout: WITHIN_MS },
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** When a list came, in milliseconds since the navigation. */
interface Arrived {
  asked: number;
  first: number;
  all: number;
  /** The longest task since the list was asked for. */
  longest: number;
  isTold: boolean;
}

/** Resolves once everything is in. */
export async function ready(page: Page): Promise<Arrived> {
  const handle = await page.waitForFunction(
    () => {
      const { arrival } = globalThis as unknown as { arrival: Arrival };
      const asked = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith('/appointments/'))?.startTime;
      if (arrival.first === undefined || arrival.all === undefined || asked === undefined) return null;
      const held = arrival.tasks.filter(({ startTime }) => startTime >= asked).map(({ duration }) => duration);
      return { asked, first: arrival.first, all: arrival.all, longest: Math.max(0, ...held), isTold: arrival.isTold };
    },
    undefined,
    { timeout: WITHIN_MS },
  );
  const arrived = await handle.jsonValue();
  if (!arrived) throw new Error('The list has not arrived');
  return arrived;
}

/** Opens a list in a new page, and resolves once everything is in. */
export async function openList(page: Page, address: string): Promise<Page> {
  await page.addInitScript(watchArrival);
  await page.goto(address);
  await ready(page);
  return page;
}

/** The JavaScript heap in MB, after the garbage has been collected. */
export async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

/** What is typed into a search, key by key. */
export const TYPED = 'fatima al za';

/** Types a text into a search and tells, for every key, the milliseconds until rows that all match it were painted. */
export async function keyToPaint(page: Page, text: string): Promise<number[]> {
  const field = page.locator('input[type="text"]').first();
  const taken = await typeInto(page, field, text, (typed) => ({ words: typed.split(' ').filter(Boolean) }));
  await untilPainted(page, 'input', { hasNewRow: true }, () => field.fill(''));
  return taken;
}

/** Types a text and tells, for every key, the milliseconds until what is wanted of the text so far was painted. */
export async function typeInto(
  page: Page,
  field: Locator,
  text: string,
  wantedOf: (typed: string) => Wanted,
): Promise<number[]> {
  const taken: number[] = [];
  await field.focus();
  for (let at = 0; at < text.length; at += 1) {
    const key = text.charAt(at);
    const wanted = wantedOf(text.slice(0, at + 1));
    taken.push(await untilPainted(page, 'keydown', wanted, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  return taken;
}

/** How the rows of a list are told from those of the list before. */
interface Wanted {
  /** Every row has them. */
  words?: readonly string[];
  /** At least one row was not in the page before the event. */
  hasNewRow?: boolean;
  /** Something in the page matches this selector. */
  match?: string;
}

/** The milliseconds from an event to the paint in which the rows in the page are those that are wanted. */
export async function untilPainted(
  page: Page,
  event: string,
  wanted: Wanted,
  cause: () => Promise<void>,
): Promise<number> {
  const painted = await page.evaluateHandle(
    ([type, { words = [], hasNewRow = false, match = 'body' }]) => {
      const time = new Promise<number>((resolve, reject) => {
        setTimeout(() => {
          reject(new Error(`The list has not changed: "${words.join(' ')}"`));
        }, 10_000);
        const rowsInPage = () =>
          [...document.querySelectorAll('[data-index]')].map((row) => row.textContent.toLowerCase());
        const before = new Set(rowsInPage());
        const isShown = () => {
          const rows = rowsInPage();
          const hasWords =
            words.length === 0 || (rows.length > 0 && rows.every((row) => words.every((word) => row.includes(word))));
          return hasWords && document.querySelector(match) && (!hasNewRow || rows.some((row) => !before.has(row)));
        };
        addEventListener(
          type,
          ({ timeStamp }) => {
            const look = () => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                if (isShown()) resolve(performance.now() - timeStamp);
                else requestAnimationFrame(look);
              };
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
      return { time };
    },
    [event, wanted] as const,
  );
  await cause();
  return painted.evaluate(({ time }) => time);
}

/** The frames from a click to the one that shows what it opens. */
export async function framesToOpen(page: Page, button: Locator, opened: string): Promise<number> {
  const counted = await page.evaluateHandle((selector) => {
    const frames = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        () => {
          let count = 0;
          const look = () => {
            count += 1;
            if (document.querySelector(selector)) resolve(count);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    return { frames };
  }, opened);
  await button.click();
  return counted.evaluate(({ frames }) => frames);
}
