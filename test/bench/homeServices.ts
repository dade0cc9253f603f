import type { Page } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { startBackend } from '#test/support/backend/liveBackend';
import { launchBrowser } from '#test/support/browser/browser';
import { atPace, quantile, type Figure } from './figures';
import { paced } from './pace';
import { addNameHelper } from './pages';
import { typeInto, untilPainted } from './probes';

const SERVICES = 2_000;
const LINKS = 500;
const BOUND_MS = 100;
const ROUNDS = 5;

/** How long each time took, in milliseconds. */
interface Measured {
  what: string;
  taken: readonly number[];
}

/** Measures Home Services with a large catalogue on the built page in a real browser, in front of the real backend. */
export async function measureHomeServices(): Promise<Figure[]> {
  const [browser, backend] = await Promise.all([
    launchBrowser(),
    startBackend({ page: true, args: ['--services', String(SERVICES), '--links', String(LINKS)] }),
  ]);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await addNameHelper(page);
    await openLinks(page, backend.url);
    const { measured, pace } = await paced(browser, async () => [
      await measureTabs(page),
      await measureSearch(page),
      await measurePrice(page),
      await measureChoice(page),
    ]);
    return measured.map((one) => figure(one, pace));
  } finally {
    await Promise.all([browser.close(), backend.stop()]);
  }
}

async function openLinks(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?section=home-services&tab=linking&provider=1`);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText(`${LINKS} entries`).waitFor();
}

async function measureTabs(page: Page): Promise<Measured> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.push(
      await untilPainted(page, 'click', { match: '[aria-label^="Edit "]' }, () =>
        page.locator('#home-tab-labServices').click(),
      ),
    );
    taken.push(
      await untilPainted(page, 'click', { match: '[aria-label^="Price of "]' }, () =>
        page.locator('#home-tab-linking').click(),
      ),
    );
  }
  return { what: `From ${words(SERVICES)} lab services to ${LINKS} links and back: switch of tabs`, taken };
}

async function measureSearch(page: Page): Promise<Measured> {
  await page.locator('#home-tab-labServices').click();
  await page.getByText(`${words(SERVICES)} entries`).waitFor();
  const taken = await typeIntoFirst(page, '[aria-label="Search"]', 'panel 12');
  await page.locator('#home-tab-linking').click();
  await page.getByText(`${LINKS} entries`).waitFor();
  return { what: `A lab service is searched for among ${words(SERVICES)}: key to paint`, taken };
}

async function measurePrice(page: Page): Promise<Measured> {
  const taken = await typeIntoFirst(page, '[aria-label^="Price of "]', '1234.50');
  await page.keyboard.press('Escape');
  return { what: `A price is typed beside ${LINKS} links: key to paint`, taken };
}

async function measureChoice(page: Page): Promise<Measured> {
  await page.getByRole('button', { name: 'Link New Service' }).click();
  const taken = await typeIntoFirst(page, '[role="dialog"] [role="combobox"]', 'panel 12');
  return { what: `A service is found among ${words(SERVICES - LINKS)} that are not linked: key to paint`, taken };
}

/** Types into the first of these inputs and tells, for every key, how long it took to show. */
function typeIntoFirst(page: Page, input: string, text: string): Promise<number[]> {
  return typeInto(page, page.locator(input).first(), text, (typed) => ({ match: `${input}[value="${typed}"]` }));
}

/** The median, as of the other figures: what a busy machine adds now and then is not the page's. */
function figure({ what, taken }: Measured, pace: number): Figure {
  return { what, figure: `${Math.round(quantile(taken, 0.5))} ms`, bound: atPace(BOUND_MS, pace) };
}

function words(count: number): string {
  return count.toLocaleString('en-US');
}
