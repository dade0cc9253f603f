import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { atPace, quantile, type Figure } from './figures';
import { paced } from './pace';
import { freshContext } from './pages';

const ROUNDS = 3;

/** How a view came: milliseconds until it was drawn, and its longest task; those below 50 ms are not told. */
interface Opened {
  drawn: number;
  longest: number;
}

/** Each in a page that has not shown it before: the worklist, and the figures until the first picture is drawn. */
export async function measureViews(browser: Browser, backend: Backend): Promise<Figure[]> {
  const { measured, pace } = await paced(browser, async () => ({
    waits: await rounds(browser, backend, 'What waits', 'main [data-line]'),
    figures: await rounds(browser, backend, 'Figures', 'main [data-marks] [data-mark]'),
  }));
  const median = (opened: readonly Opened[], what: keyof Opened) =>
    Math.round(
      quantile(
        opened.map((one) => one[what]),
        0.5,
      ),
    );
  const longest = (view: string, opened: readonly Opened[]): Figure => ({
    what: `"${view}" is opened: longest task`,
    figure: `${median(opened, 'longest')} ms`,
    bound: atPace(50, pace),
  });
  return [
    longest('What waits', measured.waits),
    longest('Figures', measured.figures),
    {
      what: '"Figures" is opened: the first picture is drawn',
      figure: `${median(measured.figures, 'drawn')} ms`,
      bound: atPace(250, pace),
    },
  ];
}

async function rounds(browser: Browser, backend: Backend, view: string, element: string): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await freshContext(browser, backend);
    try {
      const page = await context.newPage();
      await page.goto(`${backend.url}/?section=appointments`);
      await page.getByText(/^Updated \d/).waitFor({ timeout: 120_000 });
      // What waits has been looked for, and counted in the sidebar.
      await page
        .getByRole('navigation')
        .getByText(/What waits \(\d/)
        .waitFor({ timeout: 120_000 });
      opened.push(await open(page, view, element));
    } finally {
      await context.close();
    }
  }
  return opened;
}

async function open(page: Page, view: string, element: string): Promise<Opened> {
  await page.evaluate(watchOpening, element);
  // The entry of the sidebar says how much waits as well.
  await page.getByRole('button', { name: view }).first().click();
  // As long as what stands below the view may still be drawn.
  await page.waitForTimeout(2_000);
  return page.evaluate(() => (globalThis as unknown as { opened: Opened }).opened);
}

/** Runs in the page: notes when the next click comes, when an element is there, and the longest task since. */
function watchOpening(element: string): void {
  const opened: Opened = { drawn: Number.POSITIVE_INFINITY, longest: 0 };
  Object.assign(globalThis, { opened });
  let begun = Number.POSITIVE_INFINITY;
  new PerformanceObserver((list) => {
    const held = list.getEntries().filter(({ startTime, duration }) => startTime + duration > begun);
    opened.longest = Math.max(opened.longest, ...held.map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const look = () => {
    if (document.querySelector(element)) opened.drawn = performance.now() - begun;
    else requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      begun = timeStamp;
      look();
    },
    { capture: true, once: true },
  );
}
