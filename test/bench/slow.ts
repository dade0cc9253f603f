import type { BrowserContext, Page } from 'playwright-core';

import { slowProcessor } from '../support/browser/pace';

let timesSlower = 1;

/** From now on the pages of `openPage` have a processor that is so many times slower. */
export function slowDown(times: number): void {
  if (!(times > 1)) throw new Error('--slow wants a number above 1, such as 4.');
  timesSlower = times;
}

/** A bound on the processor as it is, or on one that is slowed. */
export function orSlowed<Bound>(asItIs: Bound, slowed: Bound): Bound {
  return timesSlower > 1 ? slowed : asItIs;
}

/** A new page of a context, before it goes anywhere. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  if (timesSlower > 1) await slowProcessor(page, timesSlower);
  return page;
}
