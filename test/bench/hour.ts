import type { Browser, Locator, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import type { Figure } from './figures';
import { freshContext } from './pages';
import { ready, watchArrival } from './probes';

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
  (name: string): Interaction =>
  (page) =>
    clickOn(page, page.getByRole('button', { name, exact: true }));
const choose =
  (name: string): Interaction =>
  (page) =>
    clickOn(page, page.getByRole('option', { name }));
const openStatus: Interaction = (page) => clickOn(page, page.getByRole('combobox', { name: 'Status' }));
const pressRow: Interaction = (page) => clickOn(page, page.locator('[data-index="2"] button').first());
const search: Interaction = (page) => clickOn(page, page.getByRole('textbox').first());
const selectSearch: Interaction = (page) => clickOn(page, page.getByRole('textbox').first(), 3);

/**
 * Clicks as a hand does: the pointer comes, what lies under it is painted, and the button goes down and up again. The
 * `click` of the library does all that at once, and looks in the page meanwhile at what is hit.
 */
async function clickOn(page: Page, target: Locator, clickCount = 1): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.evaluate(untilPainted);
  await page.mouse.click(x, y, { clickCount, delay: PRESS_MS });
}

/** What somebody at a desk does again and again: look for a patient, open a row, change the period and the status. */
const ROUND: readonly Interaction[] = [
  search,
  ...['f', 'a', 't', 'i', 'm', 'a', 'Backspace', 'Backspace'].map(press),
  press('ArrowDown'),
  press('ArrowDown'),
  pressRow,
  pressRow,
  selectSearch,
  press('Delete'),
  click('Past'),
  click('Upcoming'),
  openStatus,
  choose('Pending'),
  openStatus,
  choose('All'),
];

/** Measures how long an interaction of a scripted hour takes to its next paint, on a processor slowed four times. */
export async function measureHour(browser: Browser, backend: Backend): Promise<Figure> {
  const context = await freshContext(browser, backend);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchArrival);
    await page.goto(`${backend.url}/?section=appointments`);
    await ready(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY });
    await page.evaluate(watchInteractions);
    for (let done = 0; done < INTERACTIONS; done += 1) {
      await ROUND[done % ROUND.length]?.(page);
      await page.evaluate(untilPainted);
    }
    const durations = (await page.evaluate(interactionTimes)).sort((a, b) => b - a);
    const figure = durations[Math.floor(INTERACTIONS / LEFT_OUT_OF)] ?? 0;
    return {
      what: `${INTERACTIONS} interactions on a processor slowed ${SLOWED_BY} times: Interaction to Next Paint`,
      figure: `${figure} ms`,
      bound: `${BOUND_MS} ms`,
    };
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
  return new Promise((painted) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        setTimeout(painted, 30);
      });
    });
  });
}
