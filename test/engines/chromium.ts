import type { Page } from 'playwright-core';

import { launchBrowser } from '#test/support/browser/browser';
import type { Deed, Engine, Started, Wire } from './wire';

/** The browser of the journeys, which every run of the tests has. */
export const chromium: Engine = { name: 'Chromium', isInstalled: true, packages: 'chromium', keepsPages: false, start };

async function start(): Promise<Started> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) faults.push(line.text());
  });
  return { wire: wireOf(await context.newPage()), faults, stop: () => browser.close() };
}

function wireOf(page: Page): Wire {
  return {
    open: (url) => page.goto(url, { waitUntil: 'commit' }),
    back: () => page.goBack({ waitUntil: 'commit' }),
    evaluate: (expression) => page.evaluate(expression),
    perform: async (deeds) => {
      for (const deed of deeds) await perform(page, deed);
    },
    chooseFile: (selector, path) => page.locator(selector).setInputFiles(path),
    picture: async () => (await page.screenshot()).toString('base64'),
    newTab: async () => wireOf(await page.context().newPage()),
    toFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}

async function perform({ mouse, keyboard }: Page, deed: Deed): Promise<void> {
  switch (deed.type) {
    case 'pointerMove':
      return mouse.move(deed.x, deed.y);
    case 'pointerDown':
      return mouse.down();
    case 'pointerUp':
      return mouse.up();
    case 'keyDown':
      return keyboard.down(deed.key);
    case 'keyUp':
      return keyboard.up(deed.key);
    case 'scroll':
      await mouse.move(deed.x, deed.y);
      return mouse.wheel(deed.deltaX, deed.deltaY);
  }
}
