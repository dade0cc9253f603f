import type { Browser } from 'playwright-core';

import { atPace, quantile, type Figure } from '../figures';
import { paced } from '../pace';
import { openLongDesk, takeLongestTask } from './desk';

const ROWS = 100_000;
const MINUTES = 30;
const TOKEN_SECONDS = 12 * 60 * 60;

/** Only looks on for half an hour, at 100,000 appointments, after a colleague has accepted one of them. */
export async function lookOn(browser: Browser): Promise<Figure[]> {
  const { measured, pace } = await paced(browser, () => acceptAndLookOn(browser));
  const { seconds, told, atChange, bytes, longest } = measured;
  const name = `${ROWS.toLocaleString('en')} appointments`;
  const idle = `${name}: ${MINUTES} minutes in which nobody does anything`;
  return [
    { what: `${name}: another desk accepts one, until it is marked`, figure: `${seconds} s`, bound: '10 s' },
    {
      what: `${name}: answers that tell it, with their heads (longest task ${Math.round(atChange)} ms)`,
      figure: `${told} bytes`,
      bound: '2048 bytes',
    },
    { what: `${idle}: all answers, with their heads`, figure: `${Math.round(bytes / 1000)} KB`, bound: '200 KB' },
    {
      what: `${idle}: longest task of a minute`,
      figure: `${Math.max(50, quantile(longest, 0.5))} ms at most (${Math.round(Math.max(...longest))} ms at worst)`,
      bound: atPace(50, pace),
    },
  ];
}

async function acceptAndLookOn(browser: Browser) {
  const { desk, stop } = await openLongDesk(browser, ROWS, TOKEN_SECONDS);
  const { page, colleague, pass, takeBytes, takeChangesBytes } = desk;
  try {
    await colleague.listen();
    // What comes after the list, and the first questions for changes.
    await pass(60);
    await takeLongestTask(page);
    takeChangesBytes();
    await colleague.change('confirmed', 'first');
    const marked = page.getByRole('status').getByText('1 changed', { exact: true });
    let seconds = 0;
    for (; (await marked.count()) === 0; seconds += 1) await pass(1);
    const [told, atChange] = [takeChangesBytes(), await takeLongestTask(page)];
    await pass(60);
    await takeLongestTask(page);
    takeBytes();
    const longest: number[] = [];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await pass(60);
      longest.push(await takeLongestTask(page));
    }
    return { seconds, told, atChange, bytes: takeBytes(), longest };
  } finally {
    await stop();
  }
}
