import type { Browser, Locator, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { orAsFloor, type Compared, type Figure } from './figures';
import { button, freshContext, PAGES, type MeasuredPage } from './pages';
import { openList } from './probes';

const INTERACTIONS = 200;
const SLOWED_BY = 4;
const BOUND_MS = 100;
/** Interaction to Next Paint leaves out one interaction in so many. */
const LEFT_OUT_OF = 50;
/** Milliseconds that a finger stays on the button of a mouse. */
const PRESS_MS = 60;

type Interaction = (page: Page) => Promise<void>;

const press =
  (key: string): Interaction =>
  (page) =>
    page.keyboard.press(key);
const click =
  (target: (page: Page) => Locator, clickCount = 1): Interaction =>
  (page) =>
    clickOn(page, target(page), clickCount);
const period = (name: string) => click((page) => button(page, name));
const search = (page: Page) => page.getByRole('textbox').first();

/**
 * Clicks as a hand does: the pointer comes, what lies under it is painted, and the button goes down and up again. The
 * `click` of the library does all that at once, and looks in the page meanwhile at what is hit.
 */
async function clickOn(page: Page, target: Locator, clickCount: number): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.evaluate(untilPainted);
  await page.mouse.click(x, y, { clickCount, delay: PRESS_MS });
}

/** What somebody at a desk does again and again: look for a patient, open a row, change the period and the status. */
function roundOn({ statuses, status, opener }: MeasuredPage): readonly Interaction[] {
  const openRow = opener ? [click((page) => opener(page, 2))] : [];
  const choose = (name: string) => [...(statuses ? [click(statuses)] : []), click((page) => status(page, name))];
  return [
    click(search),
    ...['f', 'a', 't', 'i', 'm', 'a', 'Backspace', 'Backspace', 'ArrowDown', 'ArrowDown'].map(press),
    ...openRow,
    ...openRow,
    click(search, 3),
    press('Delete'),
    ...['Past', 'Upcoming'].map(period),
    ...['Pending', 'All'].flatMap(choose),
  ];
}

/** Measures how long an interaction of a scripted hour takes to its next paint, on a processor slowed four times. */
export async function measureHour(browser: Browser, backend: Backend): Promise<Figure> {
  const taken: Compared = { floor: NaN, peer: NaN, ours: NaN };
  for (const measured of PAGES) taken[measured.name] = await nextPaintOn(browser, backend, measured);
  return {
    what: `${INTERACTIONS} interactions on a processor slowed ${SLOWED_BY} times: Interaction to Next Paint`,
    figure: `${taken.ours} ms (floor ${taken.floor} ms; peer ${taken.peer} ms)`,
    bound: orAsFloor(BOUND_MS, taken.floor),
  };
}

/** Interaction to Next Paint of the hour on one page, in milliseconds. */
async function nextPaintOn(browser: Browser, backend: Backend, measured: MeasuredPage): Promise<number> {
  const context = await freshContext(browser, backend);
  try {
    const page = await openList(await context.newPage(), `${backend.url}${measured.address}`);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY });
    await page.evaluate(watchInteractions);
    const round = roundOn(measured);
    for (let done = 0; done < INTERACTIONS; done += 1) {
      await round[done % round.length]?.(page);
      await page.evaluate(untilPainted);
    }
    const durations = (await page.evaluate(interactionTimes)).sort((a, b) => b - a);
    return durations[Math.floor(INTERACTIONS / LEFT_OUT_OF)] ?? 0;
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps the longest event of every interaction. */
function watchInteractions(): void {
  const longest = new Map<number, number>();
  Object.assign(globalThis, { interactions: longest });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function interactionTimes(): number[] {
  return [...(globalThis as unknown as { interactions: Map<number, number> }).interactions.values()];
}

/** Runs in the page: resolves once what is to be drawn has been drawn. */
function untilPainted(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 30))));
}
