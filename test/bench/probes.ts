import type { Locator, Page } from 'playwright-core';

/** A million rows take a slow machine minutes. */
const WITHIN_MS = 600_000;

/** The longest tasks of a load since the list was asked for, in milliseconds; those below 50 ms are not told. */
export interface Tasks {
  /** Until the first rows stand. */
  drawing: number;
  /** From then on until everything is in. */
  longest: number;
}

/** When a list came, in milliseconds since the navigation. */
interface Arrived extends Tasks {
  asked: number;
  first: number;
  all: number;
  /** Whether the page has said how many have come so far. */
  isTold: boolean;
}

/** The rows at the top of the list, in milliseconds since the navigation. */
interface Top {
  /** Since when they are those that stay. */
  at: number;
  /** How often they have become others once there were any. */
  changes: number;
}

/** What a page tells of its own start; `null` where it does not come to it. */
interface OwnStart {
  firstRows: number | null;
  arrived: Arrived | null;
  topRows: Top | null;
}

/** Has a page note, from the start of all that it opens, when the first rows and when everything have been painted. */
export async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(noteArrival, WITHIN_MS);
}

function noteArrival(withinMs: number): void {
  const promised = <Told>() => {
    let tell: (told: Told | null) => void = () => undefined;
    const promise = new Promise<Told | null>((resolve) => (tell = resolve));
    setTimeout(tell, withinMs, null);
    return { promise, tell };
  };
  const firstRows = promised<number>();
  const arrived = promised<Arrived>();
  const topRows = promised<Top>();
  Object.assign(globalThis, {
    firstRows: firstRows.promise,
    arrived: arrived.promise,
    topRows: topRows.promise,
  });

  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  let first = 0;
  let isTold = false;
  const arrivedNow = (): Arrived => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/appointments/'));
    const asked = calls[0]?.startTime ?? Number.NaN;
    const longestIn = (from: number, to: number) =>
      tasks.reduce((most, { startTime: at, duration }) => (at >= from && at < to ? Math.max(most, duration) : most), 0);
    const all = performance.now();
    return { asked, first, all, drawing: longestIn(asked, first), longest: longestIn(first, all), isTold };
  };
  const top: Top = { at: 0, changes: -1 };
  const indexOf = ({ dataset }: HTMLElement) => Number(dataset.index);
  let texts = '';
  let all = Infinity;
  // Told by the ends of their texts: where a picture has come, the letters at the beginning go.
  const lookAtTop = () => {
    // A list of today may begin below the visits that are over.
    const head = document.querySelector('[role="columnheader"], th')?.getBoundingClientRect().bottom ?? 0;
    const seen = [...document.querySelectorAll<HTMLElement>('[data-index]')]
      .filter((row) => row.getBoundingClientRect().bottom > head + 1)
      .sort((a, b) => indexOf(a) - indexOf(b));
    const now = seen
      .slice(0, 8)
      .map((row) => row.textContent.slice(-40))
      .join('\n');
    if (seen[0] && now !== texts) Object.assign(top, { at: performance.now(), changes: top.changes + 1 });
    texts = now;
  };
  const look = () => {
    const hasRows = document.querySelector('[data-index]') !== null;
    if (hasRows) firstRows.tell((first ||= performance.now()));
    lookAtTop();
    const text = hasRows && all === Infinity ? document.body.textContent : '';
    isTold ||= text.includes(' so far');
    if (text.includes('Updated ')) {
      all = performance.now();
      arrived.tell(arrivedNow());
    }
    if (performance.now() > all + 1000) topRows.tell(top);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Resolves once the first rows have been painted, with the milliseconds since the navigation. */
export const firstRows = (page: Page) => toldBy(page, 'firstRows');

/** Resolves once everything is in. */
export const ready = (page: Page) => toldBy(page, 'arrived');

/** Resolves a second after everything is in, with what became of the first eight rows. */
export const topRows = (page: Page) => toldBy(page, 'topRows');

/**
 * What a page tells of its start. It is asked past the driver of the browser, which would first run scripts of its own
 * in the page, for tens of the milliseconds that are measured.
 */
async function toldBy<Name extends keyof OwnStart>(page: Page, name: Name): Promise<NonNullable<OwnStart[Name]>> {
  const session = await page.context().newCDPSession(page);
  const options = { expression: name, awaitPromise: true, returnByValue: true };
  const { result } = await session.send('Runtime.evaluate', options);
  await session.detach();
  const told = result.value as OwnStart[Name] | undefined;
  if (told === null || told === undefined) throw new Error(`The list has not come: ${result.description ?? name}`);
  return told;
}

/** Opens a list in a new page, and resolves once everything is in. */
export async function openList(page: Page, address: string): Promise<Page> {
  await watchArrival(page);
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

/** What is typed into a search, key by key; an `f` would find who has `Prof.` as a title in Arabic letters, too. */
export const TYPED = 'hassan al za';

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
        setTimeout(() => reject(new Error(`The list has not changed: "${words.join(' ')}"`)), 10_000);
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
    const frames = new Promise<number>((resolve) =>
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
      ),
    );
    return { frames };
  }, opened);
  await button.click();
  return counted.evaluate(({ frames }) => frames);
}
