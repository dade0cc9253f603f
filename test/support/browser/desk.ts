import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import { titledDoctor } from '#client/lib/doctorName';
import type { LanguageCode } from '#client/lib/languages';
import type { Translation } from '#contract/common';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend, type StartOptions } from '../backend/liveBackend';
import { tellMovedTexts } from '../page/movedTexts';
import { inArabic, sentenceInArabic } from './arabic';
import { launchBrowser, openWindow } from './browser';
import { leaksOf, listenForLeaks, listenToTyping, readCanaries, type Canaries } from './leaks';
import { asDoubleClick, keepPace, pressEvery, slowProcessor } from './pace';
import { readIn } from './readingPage';

/** A front desk: the real backend with the built page, and a browser in front of it. */
export interface Desk {
  backend: Backend;
  /** Where the browser finds the page: the backend itself, unless a test puts something in front of it. */
  url: string;
  context: BrowserContext;
  /** The page in the language of this run; a journey asks for everything in English. */
  page: Page;
  /** What an English text is in the language of this run, to compare with what the page shows. */
  says: (text: string) => string;
  /** The name of an item that has one in both languages, as the page shows it first. */
  called: (english: string, arabic: string) => string;
  /** How the page calls a doctor of a name in the data, as one without a title. */
  doctor: (name: string) => string;
  /** The name that the page shows first of an item of the catalogue. */
  nameOf: (item: NamedItem) => string;
  /**
   * Chooses an option by a name that it shows, in whichever language, and waits until the list is gone: a click that
   * meets what is behind a menu is tried again at another height, and the row of a long list may then be another's.
   */
  choose: (select: Locator, option: string) => Promise<void>;
  /** Another tab of the same browser. */
  newTab: () => Promise<Page>;
  /** Opens the page at a query string without signing in. */
  open: (query?: string) => Promise<void>;
  /** Opens the page at a query string as the demo administrator, whose session the device has kept. */
  signIn: (query?: string) => Promise<void>;
  /** Goes to a query string within the page that is open, as Back does, which spares the start of another one. */
  goTo: (query: string) => Promise<void>;
  /** Has the browser want a theme, and waits until the page that is open has it. */
  inTheme: (theme: 'light' | 'dark') => Promise<void>;
  /** Signs in on the login form that is on the page. */
  signInHere: () => Promise<void>;
  /**
   * Answers the question on the page, and waits until it is gone: as long as it stands, nothing behind it has a role.
   */
  answer: (button: string) => Promise<void>;
  /** Has presses on the page that is open come so many milliseconds after one another; at first it is a second. */
  pressEvery: (ms: number) => Promise<void>;
  /** Presses twice as fast as a double click is. */
  doubleClick: (target: Locator) => Promise<void>;
  /**
   * Stops the clock of the page, so that what waits for a time happens when the test says so, however long a busy
   * machine takes until then.
   */
  stopClock: () => Promise<void>;
  /** Fails with what axe finds against WCAG 2.2 AA on the page as it is; `inColours` looks at its colours alone. */
  expectAccessible: (extent?: 'inColours') => Promise<void>;
}

interface NamedItem {
  name?: string | null;
  translations?: readonly Translation[] | null;
}

/** How long a step of a journey may take: a busy machine needs twice what Playwright allows to take 100,000 rows in. */
const PATIENCE_MS = 60_000;

/** A clock stops ahead of where it is, since none goes back. */
const UNTIL_STOPPED_MS = 10_000;

/** The language that the journeys of this run are made in. */
const LANGUAGE: LanguageCode = process.env.JOURNEY_LANGUAGE === 'ar' ? 'ar' : 'en';

/** How many times slower than it is the processor of a page is in this run. */
const TIMES_SLOWER = Number(process.env.JOURNEYS_SLOWER ?? 1);

const LOCALES: Readonly<Record<LanguageCode, string>> = { en: 'en-GB', ar: 'ar-AE' };

/**
 * Sets a desk up for the journeys of one file: one backend and one browser for all, which keeps the code that it has
 * read and nothing else, and a fresh page for each. A journey also fails when the page has thrown, has written an
 * error of its own to the console, has moved a text that a translator might have taken, has asked for what its policy
 * refuses, or has left a text of a person, or one that was typed, where others may find it.
 */
export function setUpDesk(options: StartOptions = {}): Desk {
  const desk = {} as Desk;
  let browser: Browser;
  /** Stays open, so that a journey begins in a tab of a window that is there: a new window takes a second of work. */
  let blank: Page;
  let faults: string[] = [];
  let said: string[] = [];
  let typed = new Set<string>();
  let canaries: Canaries = [];
  let visits = 0;
  let isClockStopped = false;

  beforeAll(async () => {
    // A journey may have the list answered in place of the backend, which would go on telling its own changes.
    const env = { MAWID_CHANGES_QUERY: '', ...options.env };
    [browser, desk.backend] = await Promise.all([launchBrowser(), startBackend({ ...options, env, page: true })]);
    desk.url = desk.backend.url;
    canaries = await readCanaries(desk.backend);
    desk.context = await openWindow(browser, {
      viewport: { width: 1440, height: 900 },
      locale: LOCALES[LANGUAGE],
    });
    desk.context.setDefaultTimeout(PATIENCE_MS);
    blank = await desk.context.newPage();
  });
  afterAll(async () => {
    await Promise.all([browser.close(), desk.backend.stop()]);
  });
  beforeEach(async () => {
    faults = [];
    said = [];
    typed = new Set();
    desk.page = await desk.newTab();
    await desk.page.addInitScript(forgetOnce);
  });
  afterEach(async () => {
    // The pages of a browser share their clock.
    if (isClockStopped) await desk.page.clock.resume();
    isClockStopped = false;
    const pages = desk.context.pages().filter((page) => page !== blank);
    const shown = hasFailed() ? await Promise.all(pages.map(whatIsShown)) : [];
    const leaks = await Promise.all(pages.map((page) => leaksOf(page, canaries, [...typed], said)));
    await Promise.all(pages.map((page) => page.close()));
    expect({ faults, leaks: leaks.flat() }).toEqual({ faults: [], leaks: [] });
    if (shown.length > 0) throw new Error(`What stood on screen:\n${shown.join('\n')}`);
  });

  return Object.assign(desk, {
    says: (text: string) =>
      LANGUAGE === 'en' ? text : (sentenceInArabic(text) ?? (expect.stringMatching(inArabic(text, true)) as string)),
    called: (english: string, arabic: string) => (LANGUAGE === 'en' ? english : arabic),
    doctor: (name: string) => titledDoctor(name) ?? '',
    nameOf: ({ name, translations }: NamedItem) => {
      const arabic = translations?.find(({ locale }) => locale === 'ar')?.name;
      return desk.called(name ?? '', arabic || (name ?? ''));
    },
    choose: async (select: Locator, option: string) => {
      const { page } = desk;
      const offered = page.getByRole('option').filter({ has: page.getByText(option, { exact: true }) });
      const list = page.getByRole('listbox', { includeHidden: true }).filter({ visible: true });
      await select.waitFor();
      await select.click({ timeout: 5000 }).catch(async () => {
        // A field whose menu comes between press and release lies behind that, where no second press reaches it.
        if (!(await list.isVisible())) await select.click();
      });
      await offered.click();
      // An option that comes to lie under the pointer takes no press that follows too soon.
      const hasClosed = () => list.waitFor({ state: 'hidden', timeout: 2000 });
      // On a busy machine it may have gone meanwhile.
      await hasClosed().catch(() => offered.click({ timeout: 2000 }).catch(hasClosed));
      await list.waitFor({ state: 'hidden' });
    },
    newTab: async () => {
      const page = await desk.context.newPage();
      watchForFaults(page, faults);
      listenForLeaks(page, said);
      await listenToTyping(page, typed);
      await page.addInitScript(tellViolations);
      await page.addInitScript(tellMovedTexts);
      await keepPace(page);
      if (TIMES_SLOWER > 1) await slowProcessor(page, TIMES_SLOWER);
      return readIn(LANGUAGE, page);
    },
    open: async (query = '') => {
      await desk.page.goto(`${desk.url}/${query}`, { waitUntil: 'commit' });
    },
    signIn: async (query = '') => {
      visits += 1;
      await desk.page.addInitScript(storeSession, { visit: visits, token: desk.backend.token, user: DEMO.email });
      await desk.open(query);
      await desk.page.getByRole('navigation', { name: 'Sections', includeHidden: true }).waitFor();
    },
    goTo: async (query: string) => {
      await desk.page.evaluate(async (to) => {
        history.pushState(null, '', `/${to}`);
        dispatchEvent(new PopStateEvent('popstate'));
        // What was there before is gone once another picture has been drawn.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, query);
    },
    inTheme: async (theme: 'light' | 'dark') => {
      await desk.page.emulateMedia({ colorScheme: theme });
      await desk.page.locator(`html[data-theme="${theme}"]`).waitFor();
    },
    signInHere: async () => {
      await desk.page.getByLabel('Email').fill(DEMO.email);
      await desk.page.getByLabel('Password').fill(DEMO.password);
      await desk.page.getByRole('button', { name: 'Login' }).click();
      await desk.page.getByRole('navigation', { name: 'Sections', includeHidden: true }).waitFor();
    },
    answer: async (button: string) => {
      const question = desk.page.getByRole('alertdialog');
      await question.getByRole('button', { name: button, exact: true }).click();
      await question.waitFor({ state: 'detached' });
    },
    pressEvery: (ms: number) => pressEvery(desk.page, ms),
    doubleClick: (target: Locator) => asDoubleClick(desk.page, () => target.dblclick()),
    stopClock: async () => {
      await desk.page.clock.install();
      await desk.page.clock.pauseAt(Date.now() + UNTIL_STOPPED_MS);
      isClockStopped = true;
    },
    expectAccessible: async (extent?: 'inColours') => {
      expect(await violations(desk.page, extent ? COLOURS : WCAG_22_AA)).toEqual([]);
    },
  });
}

/** Whether the journey has failed, as the environment of journeys knows. */
const hasFailed = () => (globalThis as { hasFailed?: boolean }).hasFailed === true;

/** So many lines of a page say where a journey has come to. */
const LINES_SHOWN = 120;

/** Where a page stands and what a reader of the screen meets there. */
async function whatIsShown(page: Page): Promise<string> {
  const all = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  const active = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String);
  return [page.url(), `Focus: ${active}`, ...all.split('\n').slice(0, LINES_SHOWN)].join('\n');
}

/** Writes to the console what the policy of the page has refused, so that it counts as a fault. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
    console.error(`The policy refused ${effectiveDirective} ${blockedURI} ${sample} in ${sourceFile}`),
  );
}

/** Clears what another journey left on the device, before a new tab first reads it. */
function forgetOnce(): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('fresh')) return;
  sessionStorage.setItem('fresh', 'yes');
  localStorage.clear();
}

/** Leaves a session on the device before the page first reads it; a reload finds what the page made of it. */
function storeSession({ visit, token, user }: { visit: number; token: string; user: string }): void {
  if (location.protocol === 'about:') return;
  // Of scripts that run before a page none is said to be the first.
  if (!sessionStorage.getItem('fresh')) localStorage.clear();
  sessionStorage.setItem('fresh', 'yes');
  const done = `visit ${visit}`;
  if (sessionStorage.getItem(done)) return;
  sessionStorage.setItem(done, 'made');
  localStorage.setItem('mawid.token', token);
  localStorage.setItem('mawid.user', user);
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_22_AA = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** WCAG 2.5.3, which axe asks for only by name. */
const LABEL_IN_NAME = { 'label-content-name-mismatch': { enabled: true } } as const;
/** All of it that depends on the theme. */
const COLOURS = { type: 'rule', values: ['color-contrast'] } as const;
type Rules = typeof WCAG_22_AA | typeof COLOURS;

/** Rows of a table after the thirtieth: more of the same, which would take axe most of its time. */
const MORE_ROWS = ['[data-key]:nth-child(n + 31)', '.MuiDataGrid-row:nth-child(n + 31)'];

async function violations(page: Page, rules: Rules): Promise<string[]> {
  const found = await violationsNow(page, rules);
  // While it was looked at, a button may have come to life: what is in motion has no colour of its own.
  return found.length > 0 ? violationsNow(page, rules) : found;
}

async function violationsNow(page: Page, runOnly: Rules): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    async ([runOnly, rules, exclude]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> };
      };
      // Of what is right nobody wants to know more: to describe it takes longer than to find it.
      return axe.run({ exclude }, { runOnly, rules, resultTypes: ['violations'], preload: false });
    },
    [runOnly, runOnly === WCAG_22_AA ? LABEL_IN_NAME : {}, MORE_ROWS] as const,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** What a refused or failed call writes is the browser's own line, not the page's. */
function watchForFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) faults.push(line.text());
  });
}
