import type { Browser, Page } from 'playwright-core';

import { brokenOn } from '#test/walk/invariants';
import { readSentences, type Sentences } from '#test/walk/sentences';
import type { Figure } from '../figures';
import { chooseStatus } from './day';
import { openLongDesk, takeLongestTask, type LongDesk } from './desk';
import { growthOf, heldBy, metricOf, type Held } from './held';

const ROWS = 10_000;
const MINUTES = 240;
const TOKEN_SECONDS = 60;

/** From which minute to which the line is slow, and when it is gone. */
const SLOW = { from: 60, to: 120 };
const GONE = { from: 150, to: 154 };
const LINES = {
  good: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  slow: { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 50_000 },
  gone: { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};

/** Minutes at the end of every hour in which nobody does anything. */
const REST = 5;

/** How long a page that is only looked at may work of a minute, in milliseconds. */
const MAY_WORK_MS = 1200;

/**
 * Works through four hours at one page beside a colleague, with tokens of a minute, an hour of a slow line and some
 * minutes without one: it may hold no more at the end, is not busy while nobody does anything, and says nothing that
 * is not so.
 */
export async function workThroughAfternoon(browser: Browser): Promise<Figure[]> {
  const { desk, stop } = await openLongDesk(browser, ROWS, TOKEN_SECONDS);
  const sentences = readSentences();
  const held: Held[] = [];
  const untrue: string[] = [];
  const worked: number[] = [];
  let line: keyof typeof LINES = 'good';
  try {
    await desk.colleague.listen();
    for (let minute = 0; minute < MINUTES; minute += 1) {
      line = await takeLine(desk, line, minute);
      const isRest = minute % 60 >= 60 - REST;
      const before = await metricOf(desk.session, 'TaskDuration');
      if (line === 'gone' || isRest) await desk.pass(60);
      else await workFor(desk, minute);
      if (isRest) worked.push(((await metricOf(desk.session, 'TaskDuration')) - before) * 1000);
      if (line !== 'gone') untrue.push(...(await untrueOn(desk, sentences)).map((said) => `${minute}: ${said}`));
      // As it rests: what is said and marked meanwhile has gone.
      if (minute % 60 !== 59) continue;
      held.push(await heldBy(desk.session));
      console.error(`${minute + 1}/${MINUTES}`, JSON.stringify(held.at(-1)), Math.round(worked.at(-1) ?? 0), untrue);
    }
    const longest = await takeLongestTask(desk.page);
    const complaints = desk.errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
    const name = 'Four hours of two desks';
    return [
      // It has seen all that there is by then.
      ...growthOf(name, 'its first half', held.slice(1)),
      { what: `${name}: sentences and numbers that were not so`, figure: String(untrue.length), bound: '0' },
      { what: `${name}: errors in the console`, figure: String(complaints.length), bound: '0' },
      {
        what: `${name}: work in a minute in which nobody does anything (longest task of all ${Math.round(longest)} ms)`,
        figure: `${Math.round(Math.max(...worked))} ms`,
        bound: `${MAY_WORK_MS} ms`,
      },
    ];
  } finally {
    await stop();
  }
}

async function takeLine(desk: LongDesk, before: keyof typeof LINES, minute: number) {
  const isIn = ({ from, to }: typeof SLOW) => minute >= from && minute < to;
  const line = (isIn(GONE) && 'gone') || (isIn(SLOW) && 'slow') || 'good';
  if (line === before) return line;
  await desk.session.send('Network.emulateNetworkConditions', LINES[line]);
  if (before === 'gone') await desk.pass(12);
  return line;
}

/** A minute of work: the colleague changes something, and books now and then; so does who sits here. */
async function workFor({ page, colleague, pass }: LongDesk, minute: number): Promise<void> {
  await colleague.change(minute % 4 === 0 ? 'rejected' : 'confirmed');
  if (minute % 3 === 0) await colleague.book(minute);
  await pass(20);
  if (minute % 2 === 0) await acceptFirst(page).catch(() => acceptFirst(page));
  await colleague.change('cancelled', 'first');
  await pass(40);
}

/** Accepts the first that is pending; a press that meets the question for the password does nothing. */
async function acceptFirst(page: Page): Promise<void> {
  await chooseStatus(page, 'Pending');
  await page.locator('[data-index] [aria-expanded=false]').first().click();
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await chooseStatus(page, 'All');
}

/** What the page says that is not so: numbers that do not agree, and statuses that are other ones at the service. */
async function untrueOn(desk: LongDesk, sentences: Sentences): Promise<string[]> {
  const look = async () => [
    ...(await wrongStatuses(desk)),
    ...(await brokenOn(desk.page, sentences, new Set(), STILL)),
  ];
  const first = await look();
  if (first.length === 0) return first;
  // What was on its way is there by the next question for changes.
  await desk.pass(12);
  return look();
}

const STILL = { isByKey: false, wasFocusLost: false };

/** The rows in view whose status is another one than the service has. */
async function wrongStatuses({ page, colleague }: LongDesk): Promise<string[]> {
  await colleague.listen();
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('[data-key][data-index]')].map((row) => ({
      id: row.getAttribute('data-key') ?? '',
      text: row.textContent.toLowerCase(),
    })),
  );
  if (rows.length === 0) return ['There is no row'];
  return rows
    .filter(({ id, text }) => !text.includes(colleague.statusOf(id)?.replace('_', ' ') ?? '?'))
    .map(({ id, text }) => `${id} is ${colleague.statusOf(id)}: ${text.slice(-60)}`);
}
