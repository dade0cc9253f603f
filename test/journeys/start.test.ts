import type { Page } from 'playwright-core';

import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

/** The scripts that hold the libraries and the product. */
const PRODUCT = /\/assets\/(framework|vendor|main)\.\w+\.js$/;

/** What the page asks of the services from now on, without where they are; pictures are not counted. */
function readings(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.includes('-service/')) {
      asked.push(decodeURIComponent(pathname.replace(/^\/[a-z]+-service/, '') + search));
    }
  });
  return asked;
}

it('asks for the list before the product is there to ask', async () => {
  const { page } = desk;
  await desk.signIn('?section=appointments');
  await page.locator('[data-index="0"]').waitFor();
  await page.goto('about:blank');
  const listAsked = page.waitForRequest('**/appointments/');
  await page.route(PRODUCT, async (route) => {
    await listAsked;
    await route.continue();
  });
  const asked = readings(page);
  await desk.open('?section=appointments');
  await page.locator('[data-index="0"]').waitFor();
  await page.getByText(/^Updated /).waitFor();

  expect(asked).toEqual(['/appointments/']);
});

const FIRST_READINGS = [
  ['?section=availabilities&q=Marina', '/operations/?search=Marina'],
  ['?section=availabilities&location=1', '/operations/1/doctors/'],
  ['?section=manage-providers&q=Marina', '/operations/?search=Marina'],
  ['?section=manage-providers&details=1', '/operations/provider-details/?provider_id=1'],
  ['?section=home-services', '/api/v3/categories/'],
  ['?section=home-services&tab=labServices', '/api/v3/services/'],
  ['?section=home-services&tab=labPackages', '/api/v3/packages/'],
  ['?section=home-services&tab=providers', '/api/v3/providers/'],
] as const;

it('asks at each place for what stands there first, and once', async () => {
  const { page } = desk;
  await desk.signIn('?section=referral-tracking');
  const asked = readings(page);
  for (const [query, first] of FIRST_READINGS) {
    await page.goto('about:blank');
    asked.length = 0;
    await desk.open(query);
    await page.getByRole('navigation', { name: 'Sections' }).waitFor();
    await page.waitForLoadState('networkidle');

    expect({ query, asked: asked[0] }).toEqual({ query, asked: first });
    expect(asked.filter((one) => one === first)).toHaveLength(1);
  }
});

it('asks for nothing, and fetches no code of a section, while nobody is signed in', async () => {
  const { page } = desk;
  const asked = readings(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)\.\w+\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  await desk.open('?section=appointments');
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');

  expect(asked).toEqual([]);
  expect(scripts.filter((name) => name !== 'axios').sort()).toEqual([
    'both',
    'early',
    'fields',
    'framework',
    'login',
    'main',
    'vendor',
  ]);
});

it('starts below any path of a host, with what its config.json names', async () => {
  const { page } = desk;
  await desk.signIn('?section=appointments');
  await page.goto('about:blank');
  await page.route('**/below/a/path/**', async (route) => {
    const url = route.request().url().replace('/below/a/path', '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const asked = readings(page);
  await page.goto(`${desk.url}/below/a/path/?section=appointments`);
  await page.locator('[data-index="0"]').waitFor();

  expect(asked).toEqual(['/appointments/']);
  // What it still fetches is not found without the route.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('has no rule that makes each element dearer, and ends the session when its first call is refused', async () => {
  const { page } = desk;
  await desk.signIn('?section=appointments');
  await page.locator('[data-index="0"]').waitFor();
  // The more elements there are, the more expensive each would be.
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText.split(',').some((one) => /^\*?(::[\w-]+(\(.*\))?)?$/.test(one.trim())))
      .map(({ cssText }) => cssText),
  );

  expect(rules).toEqual(['* { box-sizing: border-box; }']);

  await page.evaluate(() => localStorage.setItem('mawid.token', 'no token of ours'));
  const asked = readings(page);
  await page.reload();
  await page.getByText('Your session has ended. Please log in again.').waitFor();

  expect(asked).toEqual(['/appointments/']);
});

it('says to a browser that is too old which ones it needs, in both languages, and shows nothing else', async () => {
  const { page } = desk;
  await page.route('**/assets/styles.*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('text-wrap: balance', 'text-wrap: of-later'),
    });
  });
  await page.route('**/assets/early.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await desk.open();
  const needed = page.locator('p:has-text("Safari")').filter({ visible: true });
  await needed.nth(1).waitFor();

  expect(await page.locator('body').innerText()).toBe((await needed.allInnerTexts()).join('\n\n'));
  expect(await needed.allInnerTexts()).toEqual([
    expect.stringMatching(/^Mawid needs a newer browser: Chrome or Edge \d+, Firefox \d+, Safari [\d.]+, or newer/),
    expect.stringMatching(/^يحتاج Mawid إلى متصفح أحدث: Chrome أو Edge \d+،/),
  ]);
  await desk.expectAccessible();
});
