import type { Browser } from 'playwright-core';

import { launchBrowser } from '#test/support/browser/browser';
import { isKept, tableOf, type Figure } from '../figures';
import { workThroughAfternoon } from './afternoon';
import { workThroughDay } from './day';
import { lookOn } from './lookOn';

/** What can be asked for by name. */
const PARTS: Readonly<Record<string, (browser: Browser) => Promise<Figure[]>>> = {
  day: workThroughDay,
  afternoon: workThroughAfternoon,
  idle: lookOn,
};

/** Measures what only hours show, or the parts of it that are named, and ends with 1 when a promise is broken. */
async function main() {
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    for (const name of wanted) {
      const part = PARTS[name];
      if (!part) throw new Error(`No part is called ${name}. Parts: ${Object.keys(PARTS).join(', ')}.`);
      figures.push(...(await part(browser)));
    }
  } finally {
    await browser.close();
  }
  console.log(tableOf(figures));
  process.exitCode = figures.every(isKept) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
