import type { Browser, CDPSession, Page } from 'playwright-core';

import { statusOf } from '#client/entities/appointments';
import { changeAppointmentStatus, createAppointment, listAppointments, type Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { CHANGES_QUERY } from '#contract/rules';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { countBytes } from '#test/support/browser/bytes';
import { keepPace } from '#test/support/browser/pace';
import { addNameHelper } from '../pages';
import { performanceOf } from './held';

/** One page at which somebody works for hours, by a clock that is moved ahead, beside a colleague at another desk. */
export interface LongDesk {
  page: Page;
  session: CDPSession;
  colleague: Colleague;
  /** Lets so many seconds pass, and waits for what they bring; a session that ends is gone on with once it can be. */
  pass: (seconds: number) => Promise<void>;
  /** What the browser has complained of. */
  errors: string[];
  /** The bytes of all answers since the last look, with their heads, and of those that tell what has changed. */
  takeBytes: () => number;
  takeChangesBytes: () => number;
}

/** Opens the list of so many appointments, where tokens live so many seconds. */
export async function openLongDesk(browser: Browser, rows: number, tokenSeconds: number) {
  const backend = await startBackend({
    page: true,
    args: ['--appointments', String(rows)],
    env: { MAWID_CHANGES_QUERY: CHANGES_QUERY, MAWID_TOKEN_SECONDS: String(tokenSeconds) },
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await addNameHelper(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await keepPace(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  await page.clock.install();
  await page.addInitScript(watchTasks);
  const session = await performanceOf(page);
  const takeBytes = await countBytes(session);
  const takeChangesBytes = await countBytes(session, (url) => url.includes(CHANGES_QUERY));
  let underWay = 0;
  const came = () => (underWay -= 1);
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', came);
  page.on('requestfailed', came);
  await page.goto(`${backend.url}/?section=appointments`);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText(/^Updated \d/).waitFor({ timeout: 300_000 });
  await goOnWhereEnded(page);
  const desk: LongDesk = {
    page,
    session,
    errors,
    colleague: colleagueAt(backend),
    pass: async (seconds) => {
      for (let left = seconds; left > 0; left -= STEP_SECONDS) {
        await page.clock.fastForward(Math.min(left, STEP_SECONDS) * 1000);
        await pause(AT_REST_MS);
        while (underWay > 0) await pause(AT_REST_MS);
        const isAsked = await page.evaluate(
          () => navigator.onLine && document.querySelector('[type=password]') !== null,
        );
        // Whatever is pressed is pressed once it has gone on.
        if (isAsked) await page.locator('main').click({ trial: true });
      }
    },
    takeBytes,
    takeChangesBytes,
  };
  return { desk, stop: () => Promise.all([context.close(), backend.stop()]) };
}

/** Milliseconds for a step of somebody who sits here. */
const PATIENCE_MS = 15_000;
/** What is due within so many seconds comes at once. */
const STEP_SECONDS = 8;
/** Milliseconds after which what has come is drawn, and nothing more is asked. */
const AT_REST_MS = 40;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Goes on with the password wherever the page asks for it. */
async function goOnWhereEnded(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByLabel('Password'), async (field) => {
    // It takes no Enter in its first second (decisions: sessions).
    await page.clock.fastForward(1100);
    await field.fill(DEMO.password);
    await field.press('Enter');
  });
}

/** Runs in the page: keeps the longest of the tasks above 50 ms. */
function watchTasks(): void {
  const seen = { longest: 0 };
  Object.assign(globalThis, { tasks: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask' });
}

/** The longest task since the last look, in milliseconds; 0 where none took 50. */
export function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { tasks } = globalThis as unknown as { tasks: { longest: number } };
    const { longest } = tasks;
    tasks.longest = 0;
    return longest;
  });
}

/** Somebody at another desk, who knows how everything stands at the service. */
export interface Colleague {
  /** How an appointment stands now. */
  statusOf: (id: string) => string | undefined;
  /** Hears what has changed, whoever has changed it. */
  listen: () => Promise<void>;
  /** Sets the status of a pending appointment, of the last or the first in time, and returns it. */
  change: (status: string, which?: 'first' | 'last') => Promise<Appointment>;
  /** Books a visit for somebody who is known. */
  book: (minutes: number) => Promise<void>;
}

/** As long as a token is used that may live a minute only, in milliseconds. */
const TOKEN_USED_MS = 30_000;

function colleagueAt(backend: Backend): Colleague {
  let token = { text: '', since: -Infinity };
  const tokenNow = async () => {
    if (Date.now() - token.since > TOKEN_USED_MS) token = { text: await backend.signIn(), since: Date.now() };
    return token.text;
  };
  const known = new Map<string, Appointment>();
  let newest = '';
  const listen = async () => {
    const query = newest ? { [CHANGES_QUERY]: newest } : {};
    const { body } = await backend.call(listAppointments, { query, token: await tokenNow() });
    for (const one of body) {
      known.set(String(one.id), one);
      if ((one.updated_at ?? '') > newest) newest = one.updated_at ?? '';
    }
  };
  const today = new Date().toISOString().slice(0, 10);
  const pending = () =>
    [...known.values()]
      .filter(({ status, date }) => status === 'pending' && date > today)
      .sort((one, other) => `${one.date} ${one.start_time}`.localeCompare(`${other.date} ${other.start_time}`));
  const setStatus = async (id: Id, status: string) =>
    backend.call(changeAppointmentStatus, { params: { id }, body: { status }, token: await tokenNow() });
  return {
    listen,
    statusOf: (id) => {
      const one = known.get(id);
      return one && statusOf(one);
    },
    change: async (status, which = 'last') => {
      await listen();
      const one = which === 'last' ? pending().at(-1) : pending()[0];
      if (!one) throw new Error('Nothing is pending any more');
      await setStatus(one.id, status);
      await listen();
      return one;
    },
    book: async (minutes) => {
      const like = [...known.values()].find((one) => one.local_user && one.location_id && one.date > today);
      if (!like) throw new Error('Nobody is known');
      const at = (minute: number) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
      const { user_id, doctor_id, location_id, date } = like;
      const body = { user_id, doctor_id, location_id, date, start_time: at(minutes), end_time: at(minutes + 1) };
      await backend.call(createAppointment, { body, token: await tokenNow() });
      await listen();
    },
  };
}
