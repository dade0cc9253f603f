import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';

/** A page that shows the list of appointments. */
export interface MeasuredPage {
  name: 'floor' | 'peer' | 'ours';
  address: string;
  /** What shows the statuses to choose from, where they do not stand on the page. */
  statuses?: (page: Page) => Locator;
  /** One of the statuses that are shown. */
  status: (page: Page, name: string) => Locator;
  /** What opens a row, where rows open. */
  opener?: (page: Page, index: number) => Locator;
}

/** A button that is called so and no more. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Plain DOM. */
export const FLOOR: MeasuredPage = { name: 'floor', address: '/floor.html', status: button };

/** Plain DOM that parses what has arrived while the rest arrives. */
export const STREAMING_FLOOR: MeasuredPage = { ...FLOOR, address: `${FLOOR.address}?streaming` };

/** TanStack Table and Virtual, and Material UI. */
export const PEER: MeasuredPage = { name: 'peer', address: '/peer.html', status: button };

export const OURS: MeasuredPage = {
  name: 'ours',
  address: '/?section=appointments',
  statuses: (page) => page.getByRole('combobox', { name: 'Status' }),
  status: (page, name) => page.getByRole('option', { name }),
  opener: (page, index) => page.locator(`[data-index="${index}"] button`).first(),
};

/** The two pages that ours is compared with, and ours, all on one server. */
export const PAGES: readonly MeasuredPage[] = [FLOOR, PEER, OURS];

/** A context that knows nothing but the token: no cache, no compiled code. */
export async function freshContext(browser: Browser, { url, token }: Backend): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'mawid.token', value: token }] }] },
  });
  await addNameHelper(context);
  return context;
}

/** The loader of these scripts names inner functions with a helper that a page does not have. */
export async function addNameHelper(to: Pick<Page, 'addInitScript'>): Promise<void> {
  await to.addInitScript('globalThis.__name = (given) => given');
}
