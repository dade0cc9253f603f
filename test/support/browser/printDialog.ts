import type { Locator, Page } from 'playwright-core';

/** Has the page note from now on that it has opened the print dialog of the browser, which then stays open. */
export async function holdPrintDialog(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.printing;
    window.print = () => {
      document.documentElement.dataset.printing = '';
    };
  });
}

/** Is there while the dialog is open: before that a page does not listen for its end. */
export function printDialog(page: Page): Locator {
  return page.locator('html[data-printing]');
}

/** Closes the dialog, once the page has opened it. */
export async function closePrintDialog(page: Page): Promise<void> {
  await printDialog(page).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    delete document.documentElement.dataset.printing;
    dispatchEvent(new Event('afterprint'));
  });
}
