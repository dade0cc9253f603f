import type { Browser, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { measureCsv } from './csv';
import { quantile, type Figure } from './figures';
import { freshContext } from './pages';
import { openList, untilPainted } from './probes';

const REPEATED = 4;

/** Measures what is done to the whole list: it is sorted, selected, and downloaded. */
export async function measureListWork(browser: Browser, backend: Backend): Promise<Figure[]> {
  const context = await freshContext(browser, backend);
  try {
    const page = await openList(await context.newPage(), `${backend.url}/?section=appointments`);
    return [await measureSort(page), await measureSelection(page), ...(await measureCsv(page))];
  } finally {
    await context.close();
  }
}

/** Up, down and not at all, by the two columns of names. */
async function measureSort(page: Page): Promise<Figure> {
  const taken: number[] = [];
  for (const column of ['Patient', 'Doctor']) {
    const head = page.getByRole('columnheader').getByRole('button', { name: column, exact: true });
    for (let turn = 0; turn < 3; turn += 1) {
      taken.push(await untilPainted(page, 'click', { hasNewRow: true }, () => head.click()));
    }
  }
  return promised('The list is sorted by patient or doctor', taken, 250);
}

async function measureSelection(page: Page): Promise<Figure> {
  const all = page.getByRole('checkbox', { name: 'Select all' });
  const taken: number[] = [];
  for (let turn = 0; turn < REPEATED; turn += 1) {
    for (const match of ['[data-chosen]', '[role="table"]:not(:has([data-chosen]))']) {
      taken.push(await untilPainted(page, 'click', { match }, () => all.click()));
    }
  }
  return promised('All rows are selected, or none', taken, 200);
}

function promised(what: string, taken: readonly number[], bound: number): Figure {
  const [median, worst] = [0.5, 1].map((share) => Math.round(quantile(taken, share)));
  return { what, figure: `${median} ms (${worst} ms at worst)`, bound: `${bound} ms` };
}
