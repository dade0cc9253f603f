import { readFileSync } from 'node:fs';
import type { Locator, Route } from 'playwright-core';

import { createLabPackage, createPackageTest, translateLabPackage } from '#contract/homeServices/catalogue';
import { listLabPackages, listLabServices } from '#contract/homeServices/lists';
import { listServiceLinks } from '#contract/homeServices/providers';
import { MANY_LINKS } from '#test/support/backend/liveBackend';
import { setUpDesk } from '#test/support/browser/desk';
import { countTogether } from '#test/support/browser/together';

/** More rows than two pages show. */
const desk = setUpDesk({ demo: MANY_LINKS });

const LONG = 'Capillary blood, collected in the morning before the first meal';

const open = (place: string) => desk.signIn(`?section=home-services&${place}`);
const rows = () => desk.page.locator('[role="grid"] [role="row"][data-id]');
const names = () => rows().locator('[data-field="name"] bdi:first-of-type').allTextContents();
const focused = () => desk.page.locator(':focus');
const cell = (row: Locator, column: string) => row.locator(`[data-field="${column}"]`);
const press = async (...keys: string[]) => {
  for (const key of keys) await desk.page.keyboard.press(key);
};
/** Where the columns begin, in pixels. */
const edges = () =>
  desk.page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
/** The same once they stand: the page shares the room of the columns after its rows have rested for a while. */
async function edgesAtRest(): Promise<number[]> {
  const rest = async () => {
    await new Promise((rested) => setTimeout(rested, 500));
    await new Promise((idle) => requestIdleCallback(idle));
  };
  await desk.page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (let before = await edges(); ;) {
    await desk.page.evaluate(rest);
    const now = await edges();
    if (now.join() === before.join()) return now;
    before = now;
  }
}
const serviceLinks = async () => (await desk.backend.call(listServiceLinks, { query: { provider: 1 } })).body;

it('sorts, turns pages, shows as many rows as asked for, and hides columns, also the next time', async () => {
  await open('tab=labServices');
  const { page } = desk;
  const { body } = await desk.backend.call(listLabServices);
  const collator = new Intl.Collator(desk.called('en', 'ar-AE'), { numeric: true });
  const sorted = body.map(desk.nameOf).sort((one, other) => collator.compare(one, other));
  await rows().first().waitFor();
  expect(await names()).toEqual(body.slice(0, 25).map(desk.nameOf));

  await page.getByRole('columnheader', { name: 'Name' }).click();
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('26–50 of 120').waitFor();
  expect(page.url()).toContain('sort=-name&page=2');
  const second = sorted.reverse().slice(25, 50);
  expect(await names()).toEqual(second);
  await desk.expectAccessible();

  await page.reload();
  await page.getByText('26–50 of 120').waitFor();
  expect(await names()).toEqual(second);
  await page.goBack();
  await page.getByText('1–25 of 120').waitFor();
  await page.getByRole('textbox', { name: 'Search' }).fill('test 1');
  await page.getByText(/of 120 entries/).waitFor();
  await page.goto(`${desk.url}/?section=home-services&tab=labServices&sort=colour&page=99`);
  await page.getByText('101–120 of 120').waitFor();
  expect(await names()).toEqual(body.slice(100).map(desk.nameOf));
  await arrangeRows();
});

/** Shows as many rows as asked for, hides a column and brings it back, which a reload keeps. */
async function arrangeRows(): Promise<void> {
  const { page } = desk;
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await desk.expectAccessible();
  await page.keyboard.press('Escape');
  await desk.choose(page.getByRole('combobox', { name: 'Rows per page' }), '100');
  await page.getByText('1–100 of 120').waitFor();
  expect(await rows().count()).toBe(100);
  await page.getByRole('button', { name: 'Columns' }).click();
  await desk.expectAccessible();
  await page.getByRole('menuitemcheckbox', { name: 'Code' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact rows' }).click();
  await press('Escape');
  await page.reload();
  await page.getByText('1–100 of 120').waitFor();
  expect(await page.getByRole('columnheader', { name: 'Code' }).count()).toBe(0);
  expect((await rows().first().boundingBox())?.height).toBe(36);

  await page.getByRole('button', { name: 'Columns' }).click();
  for (const choice of await page.getByRole('menuitemcheckbox').all())
    if ((await choice.getAttribute('aria-checked')) === 'true') await choice.click();
  await page.getByText('All columns are hidden').waitFor();
  await desk.expectAccessible();
  await page.getByRole('menuitem', { name: 'Show all columns' }).click();
  await press('Escape');
  await page.getByRole('columnheader', { name: 'Code' }).waitFor();
}

it('exports every row of the filtered list, with Arabic as Excel reads it', async () => {
  await open('tab=linking&provider=1&q=e&sort=price');
  const { page } = desk;
  await rows().first().waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  await desk.expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('linked-lab-services.csv');

  const [links, services] = [await serviceLinks(), (await desk.backend.call(listLabServices)).body];
  const found = links
    .map((link) => ({ link, item: services.find(({ id }) => id === link.service) }))
    .filter(({ item }) =>
      [item?.name, item?.code, ...(item?.translations ?? []).map(({ name }) => name)]
        .join('\n')
        .toLowerCase()
        .includes('e'),
    )
    .sort((one, other) => Number(one.link.price) - Number(other.link.price));
  const separator = desk.called(',', ';');
  const inArabic = (item: (typeof services)[number] | undefined) =>
    item?.translations?.find(({ locale }) => locale === 'ar')?.name ?? '';
  const lines = found.map(({ link, item }) =>
    [
      ...[item && desk.nameOf(item), Number(link.price)],
      desk.says(link.is_available ? 'Available' : 'Unavailable'),
      // By these it can be imported again.
      ...[item?.code, item?.name, inArabic(item), desk.says(link.is_available ? 'Yes' : 'No')],
    ].join(separator),
  );
  const heads = ['Name', 'Price', 'Status', 'Code', 'English Name', 'Arabic Name', 'Available'];
  const header = heads.map(desk.says).join(separator);
  const wanted = `\uFEFF${[header, ...lines, ''].join('\r\n')}`;
  expect(readFileSync(await file.path())).toEqual(Buffer.from(wanted, 'utf8'));
});

it('is used by the keyboard alone: a price is changed in its cell, and the next', async () => {
  await open('tab=linking&provider=1');
  const { page } = desk;
  const [first, second] = [rows().nth(0), rows().nth(1)];
  const before = await serviceLinks();
  await first.waitFor();
  await page.getByRole('button', { name: 'Link New Service' }).focus();
  await press('Tab', 'ArrowDown', 'ArrowRight', 'ArrowRight');
  await cell(first, 'price').and(focused()).waitFor();
  await press('Enter');
  await page.keyboard.type('91.5');
  await press('Enter');
  await first.getByText('Saved', { exact: true }).waitFor();
  await second
    .getByLabel(/^Price of/)
    .and(focused())
    .waitFor();
  await page.keyboard.type('12');
  await press('Escape');
  await cell(second, 'price').and(focused()).waitFor();
  await desk.expectAccessible();
  await press('F2');
  await second
    .getByLabel(/^Price of/)
    .and(focused())
    .waitFor();
  await press('Escape', 'ArrowRight');
  await second.getByRole('switch').and(focused()).waitFor();
  await press('Space');
  await second.getByText('Saved', { exact: true }).waitFor();
  await second.getByRole('switch').and(focused()).waitFor();
  await press('End');
  await second
    .getByRole('button', { name: /^Unlink/ })
    .and(focused())
    .waitFor();
  await press('Control+Home');
  await first.getByRole('checkbox').and(focused()).waitFor();
  await press('PageDown', 'Control+End');
  await rows()
    .last()
    .getByRole('button', { name: /^Unlink/ })
    .and(focused())
    .waitFor();
  await press('Tab');
  await page.getByRole('combobox', { name: 'Rows per page' }).and(focused()).waitFor();

  const after = await serviceLinks();
  expect(after[0]?.price).toBe('91.50');
  expect(after[1]).toEqual({ ...before[1], is_available: !before[1]?.is_available });

  // The row that takes the place of one that is unlinked has the focus.
  const next = await rows().nth(3).getAttribute('data-id');
  await rows()
    .nth(2)
    .getByRole('button', { name: /^Unlink/ })
    .click();
  await desk.answer('Unlink');
  await desk.page.getByText('was unlinked').waitFor();

  await desk.page
    .locator(`[data-id="${next}"]`)
    .getByRole('button', { name: /^Unlink/ })
    .and(focused())
    .waitFor();
});

it('unlinks what is ticked at most five at once, tells what failed, and unlinks that by Retry', async () => {
  await open('tab=linking&provider=1&page=2');
  const { page } = desk;
  const before = await serviceLinks();
  await rows().first().waitFor();
  const chosen = rows().locator('visible=true');
  const ids: string[] = [];
  for (const at of [0, 1, 2, 3, 4, 5, 6]) {
    ids.push((await chosen.nth(at).getAttribute('data-id')) ?? '');
    await chosen.nth(at).getByRole('checkbox').click();
  }
  let isFailing = true;
  const together = countTogether(page, 5);
  await page.route('**/provider-services/*/', async (route: Route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const isRefused = isFailing && route.request().url().endsWith(`/${ids[3]}/`);
    return together.count(() =>
      isRefused ? route.fulfill({ status: 409, json: { detail: 'It is booked for tomorrow' } }) : route.continue(),
    );
  });
  await desk.expectAccessible();
  await page.getByRole('button', { name: 'Unlink selected (7)' }).click();
  await page.getByRole('alertdialog').getByText('Unlink 7 services?').waitFor();
  await desk.answer('Unlink');
  await page.getByText('6 unlinked, 1 failed').waitFor();
  const ledger = page.getByRole('region', { name: 'Results' });
  await ledger.getByText('It is booked for tomorrow').waitFor();
  await page.getByText(`${before.length - 6} entries`).waitFor();
  expect(together.most()).toBe(5);
  await page.getByRole('button', { name: 'Unlink selected (1)' }).waitFor();
  await desk.expectAccessible();

  isFailing = false;
  await ledger.getByRole('button', { name: 'Retry 1 failed' }).click();
  await page.getByText('7 unlinked').waitFor();
  await page.getByText(`${before.length - 7} entries`).waitFor();
  expect((await serviceLinks()).map(({ id }) => String(id))).toEqual(
    before.map(({ id }) => String(id)).filter((id) => !ids.includes(id)),
  );
});

it('deletes every entry of a schedule that is ticked at once', async () => {
  await open('tab=schedule&provider=1');
  const { page } = desk;
  await rows().first().waitFor();
  const [count = ''] = /\d+/.exec(await page.getByText(/\d+ entr(y|ies)$/).innerText()) ?? [];
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: `Delete selected (${count})` }).click();
  await desk.answer('Cancel');
  await page
    .getByRole('button', { name: `Delete selected (${count})` })
    .and(focused())
    .waitFor();
  await press('Enter');
  await desk.answer('Delete');
  await page.getByText('This provider has no availabilities yet.').waitFor();
  await page.getByText(`${count} deleted`).waitFor();
});

it('deletes the ticked tests of a package at once, tells which failed, and deletes that by Retry', async () => {
  const { page } = desk;
  const [service] = (await desk.backend.call(listLabServices)).body;
  const { body } = await desk.backend.call(createLabPackage, {
    body: { subcategory: service?.subcategory, code: 'annual', description: '', tests_count: 0 },
  });
  await desk.backend.call(translateLabPackage, {
    body: { package: body.id, locale: 'en', name: 'Annual Check', description: '' },
  });
  const made: string[] = [];
  for (const order of [1, 2, 3, 4, 5, 6]) {
    const test = await desk.backend.call(createPackageTest, {
      body: { package: body.id, test_name: `Test ${order}`, order },
    });
    made.push(String(test.body.id));
  }
  let isFailing = true;
  await page.route('**/package-tests/*/', (route) =>
    isFailing && route.request().url().endsWith(`/${made[2]}/`)
      ? route.fulfill({ status: 409, json: { detail: 'Its sample is on the way' } })
      : route.continue(),
  );
  const left = async () => {
    const packages = (await desk.backend.call(listLabPackages)).body;
    return packages.find(({ id }) => id === body.id)?.included_tests?.map(({ id }) => String(id));
  };
  await open('tab=labPackages&q=annual');
  await page.getByRole('button', { name: 'View Tests' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Select all' }).click();
  await desk.expectAccessible();
  await dialog.getByRole('button', { name: 'Delete selected (6)' }).click();
  await page.getByRole('alertdialog').getByText('Delete 6 entries?').waitFor();
  await desk.answer('Delete');
  await dialog.getByText('5 deleted, 1 failed').waitFor();
  await dialog.getByText('Its sample is on the way').waitFor();
  expect(await names()).toEqual(['Test 3']);
  expect(await left()).toEqual([made[2]]);
  await desk.expectAccessible();

  isFailing = false;
  await dialog.getByRole('button', { name: 'Retry 1 failed' }).click();
  await dialog.getByText('6 deleted').waitFor();
  expect(await left()).toEqual([]);
});

it('shows in full what a cell cuts off, to the pointer and to the keyboard', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.route('**/api/v3/services/**', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as object[];
    await route.fulfill({ response, json: list.map((one) => ({ ...one, sample_type: LONG })) });
  });
  await open('tab=labServices');
  const full = page.locator('body > [aria-hidden]').filter({ hasText: LONG });
  await cell(rows().first(), 'sample').hover();
  await full.waitFor();
  await page.mouse.move(0, 0);
  await full.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add Lab Service' }).focus();
  await press('Tab', 'ArrowDown', 'ArrowRight', 'ArrowRight');
  await cell(rows().first(), 'sample').and(focused()).waitFor();
  await full.waitFor();
  await press('Escape');
  await full.waitFor({ state: 'detached' });
});

it('the columns of a list are as they were left', async () => {
  const { page } = desk;
  await open('tab=subcategories');
  for (const place of ['tab=subcategories', 'tab=linking&provider=1']) {
    await desk.goTo(`?section=home-services&${place}`);
    await rows().first().waitFor();
    const before = await edgesAtRest();
    await page.getByRole('tab', { name: 'Availability' }).click();
    await page.waitForURL(/tab=schedule/);
    await page.goBack();
    await rows().first().waitFor();

    expect(before.length).toBeGreaterThan(5);
    expect({ place, edges: await edges() }).toEqual({ place, edges: before });
  }
});
