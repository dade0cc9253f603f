import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

import type { Figure } from './figures';

interface Writing {
  begun: number;
  took: number;
  longest: number;
}

/** Downloads the upcoming appointments as a CSV file: how long that takes, and for how long it holds the page up. */
export async function measureCsv(page: Page): Promise<Figure[]> {
  await page.getByRole('button', { name: 'Views, columns, export' }).click();
  const choice = page.getByRole('menuitem', { name: 'Download CSV' });
  await choice.waitFor();
  await page.evaluate(watchWriting);
  const [file] = await Promise.all([page.waitForEvent('download'), choice.click()]);
  const rows = readFileSync(await file.path(), 'utf8').split('\r\n').length - 2;
  const { took, longest } = await page.evaluate(() => (globalThis as unknown as { writing: Writing }).writing);
  const named = `CSV of ${rows.toLocaleString('en')} rows`;
  return [
    { what: `${named}, from the click to the file`, figure: `${Math.round(took)} ms`, bound: '2000 ms' },
    { what: `${named}, the longest task`, figure: `${Math.round(longest)} ms`, bound: '50 ms' },
  ];
}

/** Runs in the page: notes when the next click comes, when a file stands, and the longest task between the two. */
function watchWriting(): void {
  const writing: Writing = { begun: 0, took: 0, longest: 0 };
  Object.assign(globalThis, { writing });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      writing.begun = timeStamp;
    },
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    const held = list.getEntries().filter(({ startTime }) => startTime + 1 >= writing.begun && writing.begun > 0);
    writing.longest = Math.max(writing.longest, ...held.map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob: Blob) => {
    writing.took = performance.now() - writing.begun;
    return createObjectURL.call(URL, blob);
  };
}
