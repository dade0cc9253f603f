import type { Browser } from 'playwright-core';

import { quantile } from './figures';
import { addNameHelper } from './pages';

/** Milliseconds in which the machine whose milliseconds are promised makes and lays out the rows of `drawRows`. */
const REFERENCE_MS = 55;

/** How often they are drawn each time. */
const TURNS = 15;

/** What was measured, and the pace of the machine meanwhile. */
interface Paced<Measured> {
  measured: Measured;
  /** How many times as long as the reference the machine took for plain rows, on the average of before and after. */
  pace: number;
}

/** Measures something, and before and after it how fast the machine is at the moment. */
export async function paced<Measured>(browser: Browser, measure: () => Promise<Measured>): Promise<Paced<Measured>> {
  const before = await timeForRows(browser);
  const measured = await measure();
  const after = await timeForRows(browser);
  return { measured, pace: (before + after) / 2 / REFERENCE_MS };
}

async function timeForRows(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await addNameHelper(page);
  await page.goto('about:blank');
  const times = await page.evaluate(drawRows, TURNS);
  await page.close();
  return quantile(times, 0.5);
}

/** Runs in the page: replaces 500 rows of six cells by others, again and again, and tells how long each time took. */
function drawRows(turns: number): number[] {
  const row = 'display: flex; height: 45px; border-top: 1px solid #ddd';
  const cell = 'width: 200px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
  return Array.from({ length: turns }, (_, turn) => {
    const started = performance.now();
    const cells = (index: number) =>
      Array.from({ length: 6 }, (__, at) => `<div style="${cell}">Row ${turn}.${index} cell ${at}</div>`).join('');
    document.body.innerHTML = Array.from(
      { length: 500 },
      (__, index) => `<div style="${row}">${cells(index)}</div>`,
    ).join('');
    document.body.getBoundingClientRect();
    return performance.now() - started;
  });
}
