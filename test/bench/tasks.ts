import type { Browser } from 'playwright-core';

import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import type { Figure } from './figures';
import { freshContext } from './pages';
import { APPOINTMENT_TASKS } from './tasks/appointmentTasks';
import { handsAt, type Spent } from './tasks/hands';
import { OFFICE_TASKS } from './tasks/officeTasks';
import type { Task } from './tasks/task';

/** How long a step of a task may take; what takes longer is not there. */
const PATIENCE_MS = 8_000;

/** Counts the clicks and keys of what people come for, on the built page in front of the days of a clinic. */
export async function measureTasks(): Promise<Figure[]> {
  const [browser, backend] = await Promise.all([launchBrowser(), startBackend({ page: true, args: ['--demo'] })]);
  try {
    const figures: Figure[] = [];
    for (const task of [...APPOINTMENT_TASKS, ...OFFICE_TASKS]) {
      figures.push(...figuresOf(task, await playTask(browser, backend, task)));
    }
    return figures;
  } finally {
    await Promise.all([browser.close(), backend.stop()]);
  }
}

/** What a task has taken, or why it could not be done. */
async function playTask(browser: Browser, backend: Backend, { at = '', play }: Task): Promise<Spent | string> {
  const context = await freshContext(browser, backend);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${backend.url}/${at}`);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    const hands = handsAt(page);
    await play(hands);
    return hands.spent();
  } catch (error) {
    return `not done: ${String(error).split('\n').slice(0, 4).join(' ').replaceAll('|', '/')}`;
  } finally {
    await context.close();
  }
}

/** The clicks of a task beside what is promised, and its keys where something is promised of them. */
function figuresOf({ what, first, most = {} }: Task, spent: Spent | string): Figure[] {
  return (['clicks', 'keys'] as const)
    .filter((kind) => kind === 'clicks' || most.keys !== undefined)
    .map((kind) => ({
      what: `${what}: ${kind}`,
      figure: typeof spent === 'string' ? spent : `${spent[kind]} (${told(spent)}; at first ${told(first)})`,
      bound: String(most[kind] ?? first[kind]),
    }));
}

const told = ({ clicks, keys }: Spent) => `${clicks} clicks, ${keys} keys`;
