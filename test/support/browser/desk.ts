import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { DEMO } from '#server/seed/demo';
import type { Backend, StartOptions } from '../backend/liveBackend';
import { startBackend } from '../backend/liveBackend';
import { launchBrowser } from './browser';

/** A front desk: the real backend with the built page, and a browser in front of it. */
export interface Desk {
  backend: Backend;
  /** Where the browser finds the page: the backend itself, unless a test puts something in front of it. */
  url: string;
  context: BrowserContext;
  page: Page;
  /** Opens the page at a query string without signing in. */
  open: (query?: string) => Promise<void>;
  /** Opens the page at a query string as the demo administrator. */
  signIn: (query?: string) => Promise<void>;
  /** Signs in on the login form that is on the page. */
  signInHere: () => Promise<void>;
  /**
   * Answers the question on the page, and waits until it is gone: as long as it stands, nothing behind it has a role.
   */
  answer: (button: string) => Promise<void>;
  /** Fails with what axe finds against WCAG 2.2 AA on the page as it is. */
  expectAccessible: () => Promise<void>;
}

/**
 * Sets a desk up for the journeys of one file: one backend and one browser for all, a fresh page for each. A journey
 * also fails when the page has thrown, or has written an error of its own to the console.
 */
export function setUpDesk(options: StartOptions = {}): Desk {
  const desk = {} as Desk;
  let browser: Browser;
  let faults: string[] = [];

  beforeAll(async () => {
    [browser, desk.backend] = await Promise.all([launchBrowser(), startBackend({ ...options, page: true })]);
    desk.url = desk.backend.url;
  });
  afterAll(async () => {
    await Promise.all([browser.close(), desk.backend.stop()]);
  });
  beforeEach(async () => {
    faults = [];
    desk.context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      timezoneId: process.env.TZ,
      locale: 'en-GB',
    });
    desk.page = await desk.context.newPage();
    watchForFaults(desk.page, faults);
  });
  afterEach(async () => {
    await desk.context.close();
    expect(faults).toEqual([]);
  });

  return Object.assign(desk, {
    open: async (query = '') => {
      await desk.page.goto(`${desk.url}/${query}`);
    },
    signIn: async (query = '') => {
      await desk.open(query);
      await desk.signInHere();
    },
    signInHere: async () => {
      await desk.page.getByLabel('Email').fill(DEMO.email);
      await desk.page.getByLabel('Password').fill(DEMO.password);
      await desk.page.getByRole('button', { name: 'Login' }).click();
      await desk.page.getByRole('button', { name: 'Sign Out', includeHidden: true }).waitFor();
    },
    answer: async (button: string) => {
      const question = desk.page.getByRole('alertdialog');
      await question.getByRole('button', { name: button }).click();
      await question.waitFor({ state: 'detached' });
    },
    expectAccessible: async () => {
      expect(await violations(desk.page)).toEqual([]);
    },
  });
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  await page.evaluate(axeSource);
  const results = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    return axe.run(document, { runOnly: { type: 'tag', values: tags } });
  }, WCAG_22_AA);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** What a refused or failed call writes is the browser's own line, not the page's. */
function watchForFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) faults.push(line.text());
  });
}
