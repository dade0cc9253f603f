import dayjs from 'dayjs';
import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { atPace, quantile, type Figure } from './figures';
import { LIST } from './frames';
import { paced } from './pace';
import { FLOOR, freshContext } from './pages';
import { openList, untilPainted } from './probes';
import { droppedFrames, TURN_EVERY_MS, turnWheels } from './wheel';

const DAYS = 8;
/** Pixels of each event of the wheel. */
const WHEEL = 100;
const BOARD = { scroller: '[role="grid"]' };

/** Measures the day board: from a change of the day to its paint, and whether it scrolls sideways without a stop. */
export async function measureBoard(browser: Browser, backend: Backend): Promise<Figure[]> {
  const context = await freshContext(browser, backend);
  try {
    const page = await context.newPage();
    await page.goto(`${backend.url}/?section=appointments&view=board`);
    await page.getByText(/^Updated \d/).waitFor({ timeout: 120_000 });
    await page.locator('[role="grid"] [data-id]').first().waitFor();
    const { measured: taken, pace } = await paced(browser, () => changeDays(page));
    const doctors = await page.locator('[role="grid"]').getAttribute('aria-colcount');
    // It shows how many frames the machine loses at the moment whatever a page does.
    const plain = await openList(await context.newPage(), backend.url + FLOOR.address);
    const sideways = await turnWheels(
      {
        floor: { page: plain, ground: LIST, delta: { deltaX: 0, deltaY: WHEEL } },
        ours: { page, ground: BOARD, delta: { deltaX: WHEEL, deltaY: 0 } },
      },
      ({ ours, floor }) => [
        droppedFrames(
          `The day board scrolls sideways, ${WHEEL} px every ${TURN_EVERY_MS} ms, beside the list of the floor`,
          0,
          ours,
          { floor },
        ),
      ],
    );
    const [median, most] = [0.5, 1].map((share) => Math.round(quantile(taken, share)));
    return [
      {
        what: `The day board with ${Number(doctors) - 1} doctors: a change of the day to its paint`,
        figure: `${median} ms (${most} ms at worst)`,
        bound: atPace(100, pace),
      },
      ...sideways,
    ];
  } finally {
    await context.close();
  }
}

async function changeDays(page: Page): Promise<number[]> {
  const next = page.getByRole('button', { name: 'Next day' });
  const taken: number[] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const match = `input[name="day"][value="${dayjs().add(day, 'day').format('D MMM YYYY')}"]`;
    taken.push(await untilPainted(page, 'click', { match }, () => next.click()));
  }
  return taken;
}
