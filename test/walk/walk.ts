import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { openWindow } from '#test/support/browser/browser';
import { keepPace } from '#test/support/browser/pace';
import { TODAY } from '#test/support/builders/clinic';
import { chanceOf } from './chance';
import { chooseDeed, describe, type Memory } from './choice';
import { controlsInPage } from './controls';
import { perform, type Deed, type Step } from './deeds';
import { newlyTwice, readHeld } from './held';
import { brokenOn, isFocusLost } from './invariants';
import { countChanges, restOf, type Rest } from './rest';
import type { Sentences } from './sentences';
import type { Setting } from './setting';
import { makeWeather } from './weather';

/** What walks need: a browser, and what the page can say. */
export interface Ground {
  browser: Browser;
  sentences: Sentences;
}

/** How a walk went: the steps that could be made, and what was broken after the last of them. */
export interface Walked {
  steps: readonly Step[];
  broken: readonly string[];
}

/** A page that is walked through, in front of a service of its own. */
interface Walk {
  ground: Ground;
  setting: Setting;
  page: Page;
  rest: Rest;
  /** What the page has thrown, or written to the console as an error. */
  faults: string[];
  /** Texts of the service's data. */
  texts: ReadonlySet<string>;
}

/** Takes so many steps that chance chooses, until something is broken. */
export async function walkByChance(ground: Ground, setting: Setting, count: number, picture: string): Promise<Walked> {
  const chance = chanceOf(setting.seed);
  const memory: Memory = new Map();
  return onGround(ground, setting, setting.address, picture, async (walk) => {
    const steps: Step[] = [];
    let broken = await lookAtStart(walk);
    while (broken.length === 0 && steps.length < count) {
      const step = { at: queryOf(walk.page), deed: await nextDeed(walk, chance, memory) };
      const result = await take(walk, step.deed);
      if (!result) continue;
      steps.push(step);
      broken = result;
    }
    return { steps, broken };
  });
}

/** Takes steps that are given, from a fresh load where the first was made, and leaves out what cannot be done. */
export async function walkAgain(
  ground: Ground,
  setting: Setting,
  steps: readonly Step[],
  picture: string,
): Promise<Walked> {
  return onGround(ground, setting, steps[0]?.at ?? setting.address, picture, async (walk) => {
    const taken: Step[] = [];
    let broken = await lookAtStart(walk);
    for (const step of steps) {
      if (broken.length > 0) break;
      const result = await take(walk, step.deed);
      if (!result) continue;
      taken.push(step);
      broken = result;
    }
    return { steps: taken, broken };
  });
}

/** Opens the page on a service with fresh data, walks, and looks at the end at what the service holds. */
async function onGround(
  ground: Ground,
  setting: Setting,
  address: string,
  picture: string,
  walk: (walk: Walk) => Promise<Walked>,
): Promise<Walked> {
  const backend = await startBackend({ page: true, env: { CLOCK_AHEAD_MS: String(startOf(setting) - realNow()) } });
  const context = await openContext(ground.browser, setting);
  try {
    const { held, texts } = await readHeld(backend);
    const page = await context.newPage();
    const weather = await makeWeather(context, setting.seed, setting.sky, new URL(backend.url).origin);
    const [rest, faults] = [restOf(page, weather), watchFaults(page)];
    await keepAtDesk(page, backend);
    await keepPace(page);
    await page.goto(`${backend.url}/${address}`, { waitUntil: 'commit' });
    const walked = await walk({ ground, setting, page, rest, faults, texts });
    const twice = newlyTwice(held, (await readHeld(backend)).held);
    const broken = [...walked.broken, ...twice.map((one) => `Held twice: ${one}`)];
    if (broken.length > 0) await keepPicture(page, picture);
    return { ...walked, broken };
  } finally {
    await Promise.all([context.close(), backend.stop()]);
  }
}

/** When a walk begins. */
const startOf = ({ hour }: Setting) => new Date(`${TODAY}T${String(hour).padStart(2, '0')}:00`).getTime();

/** The real time; the clock of a test goes ahead of it. */
const realNow = () => Date.now() - Number(process.env.CLOCK_AHEAD_MS ?? 0);

async function openContext(browser: Browser, setting: Setting): Promise<BrowserContext> {
  const { size, theme, forcedColors, reducedMotion, language } = setting;
  const context = await openWindow(browser, {
    viewport: size,
    locale: language === 'ar' ? 'ar-AE' : 'en-GB',
    colorScheme: theme,
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  // The loader of these scripts names inner functions with a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (given) => given');
  await context.addInitScript(countChanges);
  await context.clock.install({ time: startOf(setting) });
  await context.clock.pauseAt(startOf(setting) + 1000);
  return context;
}

/** Signs the administrator in, and keeps the page where it is: no other page, no print dialog, no question. */
async function keepAtDesk(page: Page, { token }: Backend): Promise<void> {
  await page.addInitScript(
    ({ token: kept, user }) => {
      globalThis.print = () => dispatchEvent(new Event('afterprint'));
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('walk')) return;
      sessionStorage.setItem('walk', 'begun');
      localStorage.setItem('mawid.token', kept);
      localStorage.setItem('mawid.user', user);
    },
    { token, user: DEMO.email },
  );
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('popup', (popup) => void popup.close());
}

/** What the browser itself writes, of a refused or failed call, and of a link to a phone that is pressed twice. */
const OF_BROWSER = /^(Failed to load resource|Not allowed to launch 'tel:)/;

function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`));
  page.on('console', (line) => {
    const isOurs = line.type() === 'error' && !OF_BROWSER.test(line.text());
    if (isOurs) faults.push(`Console: ${line.text()}`);
  });
  page.on('crash', () => faults.push('The page has crashed'));
  return faults;
}

const queryOf = (page: Page) => new URL(page.url()).search;

async function lookAtStart(walk: Walk): Promise<string[]> {
  return look(walk, { isByKey: false, wasFocusLost: true });
}

/** Does one thing and tells what is broken then; nothing where it could not be done. */
async function take(walk: Walk, deed: Deed): Promise<string[] | null> {
  const wasFocusLost = await isFocusLost(walk.page);
  if (!(await perform(walk.page, deed))) return null;
  return look(walk, { isByKey: deed.kind === 'key' && !deed.key.endsWith('Tab'), wasFocusLost });
}

async function look(walk: Walk, after: { isByKey: boolean; wasFocusLost: boolean }): Promise<string[]> {
  const { page, rest, faults, ground, texts } = walk;
  const busy = await rest.until();
  // A page that has more to do may have drawn what takes the focus in its last frame.
  if (await isFocusLost(page)) await rest.until();
  const broken = await brokenOn(page, ground.sentences, texts, after);
  return [...faults.splice(0), ...(busy === null ? [] : [`Busy for too long: ${busy}`]), ...broken];
}

async function nextDeed({ page, ground }: Walk, chance: ReturnType<typeof chanceOf>, memory: Memory): Promise<Deed> {
  const controls = await page.evaluate(controlsInPage);
  const { meaning } = ground.sentences;
  const place = placeOf(page);
  const focused = controls.find(({ hasFocus }) => hasFocus);
  const focus = focused ? describe(focused, { place, meaning }) : 'nothing';
  return chooseDeed({ controls, focus, place, meaning }, chance, memory);
}

/** Which view of which section is on the screen. */
function placeOf(page: Page): string {
  const { searchParams } = new URL(page.url());
  return ['section', 'view', 'tab', 'span', 'period'].map((name) => searchParams.get(name) ?? '').join('/');
}

async function keepPicture(page: Page, file: string): Promise<void> {
  mkdirSync('.cache/walk', { recursive: true });
  await page.screenshot({ path: file }).catch(() => undefined);
}
