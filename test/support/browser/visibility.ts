import type { Page } from 'playwright-core';

/** The page is hidden or shown, as when another tab comes to the front. */
export function becomes(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
