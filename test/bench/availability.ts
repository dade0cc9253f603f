import dayjs from 'dayjs';
import type { Browser, Page, Route } from 'playwright-core';

import { CONCURRENCY } from '#client/state/sagas/sideBySide';
import type { Availability } from '#contract/availabilities';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import { atPace, type Figure } from './figures';
import { paced } from './pace';

const SLOTS = 5_000;
const SLOTS_A_DAY = 20;
const LONGEST_TASK_MS = 100;

const DATES = 60;
/** Later than any hours of the demo. */
const FREE_AFTER_DAYS = 200;
const ANSWER_MS = 200;
/** How much longer the dates may take than the same calls from a script that does nothing else. */
const BEYOND_CALLS = 1.2;

/** Measures Provider Availability on the built page in a real browser, in front of the real backend. */
export async function measureAvailability(): Promise<Figure[]> {
  const [browser, backend] = await Promise.all([launchBrowser(), startBackend({ page: true })]);
  try {
    return [await measureCalendar(browser, backend), await measureFanOut(browser, backend)];
  } finally {
    await Promise.all([browser.close(), backend.stop()]);
  }
}

async function measureCalendar(browser: Browser, backend: Backend): Promise<Figure> {
  const page = await openDoctors(browser, backend);
  await page.route('**/doctor-availabilities/*', (route) => route.fulfill({ json: manySlots() }));
  const { measured: longest, pace } = await paced(browser, async () => {
    await watchLongTasks(page);
    await openFirstDoctor(page);
    await page.getByText(`${SLOTS.toLocaleString('en')} slots`).waitFor();
    await scrollToTheEnd(page);
    return longestTask(page);
  });
  await page.close();
  const what = `A doctor with ${SLOTS.toLocaleString('en')} slots opens and scrolls: longest task`;
  return { what, figure: `${Math.round(longest)} ms`, bound: atPace(LONGEST_TASK_MS, pace) };
}

async function measureFanOut(browser: Browser, backend: Backend): Promise<Figure> {
  const page = await openDoctors(browser, backend);
  await page.route('**/add-availability/', answerLate);
  await openFirstDoctor(page);
  const first = dayjs().add(FREE_AFTER_DAYS, 'day');
  await page.getByLabel('Start Date').fill(first.format('YYYY-MM-DD'));
  await page.getByLabel('End Date').fill(first.add(DATES - 1, 'day').format('YYYY-MM-DD'));
  for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
    await page.getByRole('button', { name: day }).click();
  }
  await page.getByLabel('Available From').fill('06:00');
  await page.getByLabel('Available To').fill('06:30');
  await page.getByText(`${DATES} dates`).waitFor();
  const started = performance.now();
  await page.getByRole('button', { name: 'Add Availability' }).click();
  await page.getByText(`Successfully added ${DATES} availabilities.`).waitFor();
  const ours = performance.now() - started;
  const floor = await page.evaluate(callAlone, { calls: DATES, lanes: CONCURRENCY });
  await page.close();
  return {
    what: `${DATES} dates are added, each answered after ${ANSWER_MS} ms`,
    figure: `${(ours / floor).toFixed(2)} × floor (${Math.round(ours)} against ${Math.round(floor)} ms of the calls)`,
    bound: `${BEYOND_CALLS} × floor`,
  };
}

/** How long so many calls take, in ms, each lane one after another; runs in the page. */
async function callAlone({ calls, lanes }: { calls: number; lanes: number }): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let sent = 0; sent < calls / lanes; sent += 1) await fetch('/floor/add-availability/', { method: 'POST' });
    }),
  );
  return performance.now() - started;
}

async function openDoctors(browser: Browser, { url }: Backend): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/?section=availabilities&q=Al%20Noor%20Marina`);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Al Noor Marina' }).click();
  await page.getByRole('button', { name: 'Back to Search' }).waitFor();
  return page;
}

async function openFirstDoctor(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('list', { name: 'Availability calendar' }).waitFor();
}

function manySlots(): Availability[] {
  return Array.from({ length: SLOTS }, (_, index) => {
    const day = new Date(Date.now() + Math.floor(index / SLOTS_A_DAY) * 86_400_000).toISOString().slice(0, 10);
    const minutes = 360 + (index % SLOTS_A_DAY) * 40;
    return {
      id: index + 1,
      doctor_id: 1,
      location_id: 1,
      date: day,
      available_from: clock(minutes),
      available_to: clock(minutes + 20),
      status: index % 7 ? 'available' : 'booked',
    };
  });
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

async function answerLate(route: Route): Promise<void> {
  await new Promise((done) => setTimeout(done, ANSWER_MS));
  await route.fulfill({ status: 201, json: {} });
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
}

/** A wheel turned until the last day is in view. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Availability calendar' }).hover();
  const isAtEnd = () =>
    page.evaluate(() => {
      const list = document.querySelector('[role="list"]')?.parentElement;
      return !list || list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
    });
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks));
}
