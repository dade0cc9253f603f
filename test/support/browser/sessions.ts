import type { Page } from 'playwright-core';

/** Has the next call of this kind answered as if the session had ended. */
export async function endSessionAt(page: Page, address: string, method: string): Promise<void> {
  let isOver = false;
  await page.route(address, (route) => {
    if (isOver || route.request().method() !== method) return route.continue();
    isOver = true;
    return route.fulfill({ status: 401, json: { detail: 'Token has expired' } });
  });
}
