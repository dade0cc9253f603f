import type { Page } from 'playwright-core';

/** Milliseconds from one press to the next of somebody who means both, and between the two of a double click. */
const MEANT_MS = 1000;
const DOUBLE_MS = 170;

/**
 * Has the presses on the pages that a tab opens come a second after one another: Playwright presses as fast as nobody
 * does who means both (decisions: presses).
 */
export async function keepPace(page: Page): Promise<void> {
  await page.addInitScript(takeTime, MEANT_MS);
}

/** Has presses on the page that is open come so many milliseconds after one another. */
export async function pressEvery(page: Page, ms: number): Promise<void> {
  await page.evaluate((between) => Object.assign(globalThis, { betweenPresses: between }), ms);
}

/** Has whatever is pressed meanwhile be pressed as fast as a double click is. */
export async function asDoubleClick(page: Page, press: () => Promise<void>): Promise<void> {
  await pressEvery(page, DOUBLE_MS);
  await press();
  // The press may have led to another page, which has the pace of all.
  await pressEvery(page, MEANT_MS);
}

/** From now on the processor of a page is so many times slower. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Runs in the page before its own scripts: as much time passes from each press to the next as is wanted. */
function takeTime(meantMs: number): void {
  let now = 0;
  const note = (event: Event) => {
    const { betweenPresses = meantMs } = globalThis as { betweenPresses?: number };
    now += betweenPresses;
    Object.defineProperty(event, 'timeStamp', { value: now });
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, { capture: true });
}
