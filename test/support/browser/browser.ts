import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';

import { placesOnPath } from '../programs';
import setClockAhead from '../setClockAhead.cjs';

const MISSING =
  'No browser found: install Chrome or Chromium, set CHROMIUM_PATH to one, ' +
  'or run "npx playwright-core install chromium".';

/**
 * What no page sees: the suggestions under the address bar, which are two pages themselves, and two fifths of the work
 * of a browser that starts. Only the last such list counts, so that it has what Playwright leaves out, too.
 */
const LEFT_OUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'MediaRouter'],
];

/** Software drawing and plain TCP: the same picture and the same traffic on every machine. */
const STEADY = ['--disable-gpu', '--disable-quic', `--disable-features=${LEFT_OUT.join(',')}`];

/**
 * Under test code is compiled once and not again for speed, which is a tenth of the work of a journey and is worth it
 * to none of them; a measurement has the engine as it is.
 */
const ENGINE = process.env.JEST_WORKER_ID === undefined ? [] : ['--js-flags=--no-opt --no-maglev'];

/**
 * Starts a headless browser: the one of CHROMIUM_PATH, else an installed Chrome or Chromium, else Playwright's own.
 * Where there is none, fails with one sentence that says how to get one.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...STEADY, ...ENGINE] });
}

/** A window of its own, in the zone and at the time of the tests. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ timezoneId: process.env.TZ, ...options });
  await context.addInitScript(setClockAhead, Number(process.env.CLOCK_AHEAD_MS));
  return context;
}

function findBrowser(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
    return wanted;
  }
  const found = [...installedPlaces(), chromium.executablePath()].find((place) => existsSync(place));
  if (!found) throw new Error(MISSING);
  return found;
}

function installedPlaces(): string[] {
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) =>
        ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'].map((place) =>
          path.join(root, place),
        ),
      );
  }
  if (process.platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium'];
    return ['/', homedir()].flatMap((root) =>
      names.map((name) => path.join(root, `Applications/${name}.app/Contents/MacOS/${name}`)),
    );
  }
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
  return placesOnPath(...names);
}
