import type { Page } from 'playwright-core';

/** Counts the calls that are under way together. */
export interface Together {
  /** How many there were at most. */
  most: () => number;
  /** Counts a call until it has been answered. */
  count: (answer: () => Promise<void>) => Promise<void>;
}

/**
 * Counts the calls that a page has under way together. None is answered until as many have come as it is to send, so
 * that a busy machine, which answers the first before the last is sent, tells the same number as an idle one.
 */
export function countTogether(page: Page, expected: number): Together {
  let underWay = 0;
  let most = 0;
  let release: () => void = () => undefined;
  const full = new Promise<void>((resolve) => (release = resolve));
  return {
    most: () => most,
    count: async (answer) => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (underWay >= expected) release();
      await full;
      // What the page sent in the same moment has come too once it has answered.
      await page.evaluate(() => undefined);
      await answer();
      underWay -= 1;
    },
  };
}
