import type { Locator, Route } from 'playwright-core';

import { listHomeProviders, listLabServices } from '#contract/homeServices/lists';
import {
  createServiceLink,
  listNursingLinks,
  listPackageLinks,
  listServiceLinks,
} from '#contract/homeServices/providers';
import { MANY_LINKS } from '#test/support/backend/liveBackend';
import { setUpDesk } from '#test/support/browser/desk';
import { overlap } from '#test/support/browser/overlap';
import { paste } from '#test/support/browser/paste';
import { closePrintDialog, holdPrintDialog } from '#test/support/browser/printDialog';

/** More links than a window shows. */
const desk = setUpDesk({ demo: MANY_LINKS });

const PROVIDER = 1;
const query = { provider: PROVIDER };
const openLinks = (part = '') => desk.signIn(`?section=home-services&tab=linking&provider=${PROVIDER}${part}`);

const rows = () =>
  desk.page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: desk.page.getByRole('button', { name: /^Unlink/ }) });
const priceIn = (row: Locator) => row.getByLabel(/^Price of/);
const serviceLinks = async () => (await desk.backend.call(listServiceLinks, { query })).body;
const priceOnServer = async (at: number) => (await serviceLinks())[at]?.price;

/** Answers every change of a lab service's link in place of the service. */
async function onChange(answer: (route: Route) => Promise<void>): Promise<void> {
  await desk.page.route('**/provider-services/*/', (route) =>
    route.request().method() === 'PUT' ? answer(route) : route.continue(),
  );
}

it('links a service that is not linked yet, and several in one dialog', async () => {
  await openLinks();
  await linkOne();
  await desk.page.getByRole('textbox', { name: 'Search' }).fill('');
  await linkSeveral();
});

/** Links a service that is not linked yet, which is offered no more. */
async function linkOne(): Promise<void> {
  const { page } = desk;
  const linkedBefore = await serviceLinks();
  await page.getByText(`${linkedBefore.length} entries`).waitFor();
  await desk.expectAccessible();

  await page.getByRole('button', { name: 'Link New Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link New Service' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Choose what to link').waitFor();
  const service = dialog.getByLabel('Service');
  await service.click();
  await page.getByRole('option').first().waitFor();
  const offered = await page.getByRole('option').locator('bdi').allTextContents();
  const { body: services } = await desk.backend.call(listLabServices);
  const linked = new Set(linkedBefore.map((link) => link.service));
  expect(offered).toEqual(services.filter(({ id }) => !linked.has(id)).map(desk.nameOf));
  await desk.expectAccessible();

  const [wanted = ''] = offered;
  // Its words in any order find it.
  await service.fill(wanted.split(' ').reverse().join(' '));
  await page
    .getByRole('option')
    .filter({ has: page.getByText(wanted, { exact: true }) })
    .click();
  await dialog.getByLabel('Price').fill('210.5');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`${linkedBefore.length + 1} entries`).waitFor();
  await page.getByRole('textbox', { name: 'Search' }).fill(wanted.toUpperCase());
  const row = page.getByRole('row', { name: wanted });
  expect(await priceIn(row).inputValue()).toBe('210.50');
  expect((await serviceLinks()).at(-1)).toMatchObject({
    service: services.find((one) => desk.nameOf(one) === wanted)?.id,
    price: '210.50',
    is_available: true,
  });

  await page.getByRole('button', { name: 'Link New Service' }).click();
  await service.click();
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option', { name: wanted, exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Links several services with their prices in one dialog, which names and shows what failed. */
async function linkSeveral(): Promise<void> {
  const { page } = desk;
  const before = (await serviceLinks()).length;
  let isFailing = true;
  const sent: string[] = [];
  await page.route('**/provider-services/', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { price } = route.request().postDataJSON() as { price: string };
    sent.push(price);
    return isFailing && price === '73'
      ? route.fulfill({ status: 400, json: { detail: 'Not now.' } })
      : route.continue();
  });
  await page.getByRole('button', { name: 'Link Several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link Several' });
  await dialog
    .getByLabel(/^Price of|^سعر/)
    .first()
    .click();
  for (const price of ['71', '72', '73', '74']) {
    await page.keyboard.type(price);
    if (price !== '74') await page.keyboard.press('Enter');
  }
  await dialog.getByText('4 chosen').waitFor();
  await desk.expectAccessible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Linked 3 services. Failed to link 1.').waitFor();
  await dialog.getByText('Not now.').waitFor();
  await desk.expectAccessible();
  isFailing = false;
  await dialog.getByRole('button', { name: 'Retry 1 failed' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`${before + 4} entries`).waitFor();
  await page.locator('[role="row"].made').first().waitFor();
  expect([...sent].sort()).toEqual(['71', '72', '73', '73', '74']);
  expect(
    (await serviceLinks())
      .map(({ price }) => Number(price))
      .filter((price) => [71, 72, 73, 74].includes(price))
      .sort(),
  ).toEqual([71, 72, 73, 74]);
}

it('saves a price by Enter and another by leaving the field, and keeps one that could not be saved', async () => {
  await openLinks();
  const [first, second] = [rows().nth(0), rows().nth(1)];
  await paste(priceIn(first), '١٣١٫٢٥');
  await priceIn(first).press('Enter');
  await first.getByText('Saved', { exact: true }).waitFor();
  expect(await priceOnServer(0)).toBe('131.25');

  await paste(priceIn(second), '\u200eAED\u00a01,090');
  await priceIn(first).focus();
  await second.getByText('Saved', { exact: true }).waitFor();
  expect(await priceIn(second).inputValue()).toBe('1090.00');
  expect(await priceOnServer(1)).toBe('1090.00');

  // It says why, takes the price back, and saves it after all.
  const { page } = desk;
  const row = rows().first();
  const before = await priceIn(row).inputValue();
  await onChange((route) => route.fulfill({ status: 409, json: { detail: 'Closed for the night' } }));
  await priceIn(row).fill('999');
  await priceIn(row).press('Enter');
  await row.getByText('Not saved: AED 999.00').waitFor();
  await row.getByText('Closed for the night').waitFor();
  expect(await priceIn(row).inputValue()).toBe('999.00');
  await page.getByRole('alert').filter({ hasText: 'Failed to save the price of' }).waitFor();
  await desk.expectAccessible();

  await priceIn(row).press('Escape');
  expect(await priceIn(row).inputValue()).toBe(before);
  await priceIn(row).fill('999');
  await priceIn(row).press('Enter');
  await row.getByText('Not saved: AED 999.00').waitFor();
  await page.unroute('**/provider-services/*/');
  await row.getByRole('button', { name: 'Retry' }).click();
  await row.getByText('Saved', { exact: true }).waitFor();
  expect(await priceIn(row).inputValue()).toBe('999.00');
  expect(await priceOnServer(0)).toBe('999.00');
});

it('keeps what is being typed while a save ends, rows scroll away or are searched, and Back leaves', async () => {
  await openLinks();
  await typeWhileSaving();
  await typeAndScroll();
  await typeAndLeave();
});

/** What is typed in the next row stays while a save ends, and is refused as no price. */
async function typeWhileSaving(): Promise<void> {
  const [first, second] = [rows().nth(0), rows().nth(1)];
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let calls = 0;
  await onChange(async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await priceIn(first).fill('77');
  await priceIn(first).press('Enter');
  await first.getByText('Saving...').waitFor();
  await priceIn(second).fill('half of it');
  letThrough();
  await first.getByText('Saved', { exact: true }).waitFor();
  expect(await priceIn(second).inputValue()).toBe('half of it');
  const isAsked = () => desk.page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);

  await priceIn(second).press('Enter');
  await second.getByText('Enter an amount with at most two decimals').waitFor();
  await desk.expectAccessible();
  await priceIn(second).press('Escape');
  await second.getByText('Enter an amount with at most two decimals').waitFor({ state: 'detached' });
  expect(calls).toBe(1);
  expect(await isAsked()).toBe(false);
}

/** What is typed stays while its row is scrolled out of view and back. */
async function typeAndScroll(): Promise<void> {
  const first = priceIn(rows().first());
  await first.fill('64.5');
  const scroller = desk.page.getByRole('grid').locator('.MuiDataGrid-virtualScroller');
  const scrollTo = (place: 'start' | 'end') =>
    scroller.evaluate((element, to) => {
      element.scrollTop = to === 'end' ? element.scrollHeight : 0;
    }, place);
  await scrollTo('end');
  expect(await overlap(rows().last(), scroller)).toBeGreaterThan(0);
  expect(await overlap(first, scroller)).toBe(0);
  await scrollTo('start');
  expect(await first.inputValue()).toBe('64.5');

  await desk.page.keyboard.press('Enter');
  await rows().first().getByText('Saved', { exact: true }).waitFor();
  expect(await priceOnServer(0)).toBe('64.50');
}

/** A refused price stays while a search hides its row, and what was typed is saved when Back leaves. */
async function typeAndLeave(): Promise<void> {
  const { page } = desk;
  await page.getByRole('tab', { name: 'Doctors & Therapists' }).click();
  await page.getByRole('tab', { name: 'Doctors & Therapists', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Service Linking' }).click();
  const first = priceIn(rows().first());
  await first.fill('12 USD');
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('nothing like it');
  await first.waitFor({ state: 'detached' });
  await search.fill('');
  await rows().first().getByText('Enter an amount with at most two decimals').waitFor();
  expect(await first.inputValue()).toBe('12 USD');
  await first.fill('58.5');
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.goBack();
  await page.getByRole('tab', { name: 'Doctors & Therapists', selected: true }).waitFor();
  await answer;

  expect(await priceOnServer(0)).toBe('58.50');
}

it('makes a link unavailable, ends it with no notice upon the rows, and changes a duration', async () => {
  await openLinks('&part=packages');
  const { page } = desk;
  const packageLinks = async () => (await desk.backend.call(listPackageLinks, { query })).body;
  const row = rows().first();
  const toggle = row.getByRole('switch');
  const isAvailable = await toggle.isChecked();
  await toggle.click();
  await row.getByText('Saved', { exact: true }).waitFor();
  await row.getByRole('switch', { name: isAvailable ? 'Unavailable' : 'Available', exact: true }).waitFor();
  const before = await packageLinks();
  expect(before[0]?.is_available).toBe(!isAvailable);

  const name = (await row.getByRole('button', { name: /^Unlink/ }).getAttribute('aria-label')) ?? '';
  await row.getByRole('button', { name }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('This action cannot be undone').waitFor();
  await desk.expectAccessible();
  await desk.answer('Cancel');
  expect(await packageLinks()).toEqual(before);
  await row.getByRole('button', { name }).click();
  await desk.answer('Unlink');
  const notice = page.getByRole('status').filter({ hasText: 'was unlinked' });
  await notice.waitFor();
  expect(await overlap(notice, page.getByRole('grid'))).toBe(0);
  await page.getByRole('button', { name }).waitFor({ state: 'detached' });
  expect(await packageLinks()).toEqual(before.slice(1));

  // How long nursing takes, in steps of 15 minutes.
  await page.getByRole('tab', { name: 'Nursing Services' }).click();
  const duration = rows()
    .first()
    .getByLabel(/^Duration of/);
  await duration.fill('50');
  await duration.press('Enter');
  await row.getByText('Duration must be at least 15 minutes, in steps of 15').waitFor();
  await duration.fill('345');
  await duration.press('Tab');
  await row.getByText('Saved', { exact: true }).waitFor();
  const { body } = await desk.backend.call(listNursingLinks, { query });
  expect(body[0]?.duration_minutes).toBe(345);

  await page.getByRole('button', { name: 'Link New Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link New Service' });
  expect(await dialog.getByLabel('Duration').inputValue()).toBe('45');
  await dialog.getByLabel('Nursing Service').waitFor();
});

it('lands on the same provider and kind of service from a shared link', async () => {
  await desk.signIn('?section=home-services&tab=linking');
  const { page } = desk;
  await page.getByText('Choose a provider first.').waitFor();
  const { body: providers } = await desk.backend.call(listHomeProviders);
  const wanted = desk.nameOf(providers[1]!);
  await desk.choose(page.getByLabel('Provider'), wanted);
  await page.getByRole('tab', { name: 'Nursing Services' }).click();
  await page
    .getByRole('grid', { name: 'Nursing Services' })
    .or(page.getByText('This provider has no nursing services yet.'))
    .waitFor();
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);

  await page.getByRole('tab', { name: 'Nursing Services', selected: true }).waitFor();
  await page.getByRole('combobox', { name: 'Provider' }).getByText(wanted).waitFor();
  await page
    .getByRole('grid', { name: 'Nursing Services' })
    .or(page.getByText('This provider has no nursing services yet.'))
    .waitFor();
});

it('raises the prices that a search leaves, names what would fall below 0, and sends again what failed', async () => {
  await openLinks();
  const { page } = desk;
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  const before = await serviceLinks();
  const { body: services } = await desk.backend.call(listLabServices);
  const isFound = ({ service }: { service: unknown }) => {
    const { code, name, translations } = services.find(({ id }) => id === service) ?? {};
    return [code, name, ...(translations ?? []).map((one) => one.name)].join(' ').toLowerCase().includes('e');
  };
  const found = before.filter(isFound);
  // More than a page, and not all.
  expect(found.length).toBeGreaterThan(25);
  expect(found.length).toBeLessThan(before.length);
  await page.getByRole('textbox', { name: 'Search' }).fill('E');
  await page.getByText(`${found.length} of ${before.length} entries`).waitFor();
  let refusals = 2;
  const sent: unknown[] = [];
  await onChange(async (route) => {
    sent.push(route.request().postDataJSON());
    if (refusals-- > 0) await route.fulfill({ status: 409, json: { detail: 'Closed for the night' } });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByRole('button', { name: 'Lower' }).click();
  await dialog.getByRole('button', { name: 'AED', exact: true }).click();
  await dialog.getByLabel('By', { exact: true }).fill('900000');
  await dialog.getByText(`${found.length} left out`).waitFor();
  await dialog.getByText(/^Left out: .+ and \d+ more$|^المتروك: .+ و\d+ غيرها$/).waitFor();
  await desk.expectAccessible();
  await dialog.getByRole('button', { name: 'Raise' }).click();
  await dialog.getByRole('button', { name: 'Percent' }).click();
  await dialog.getByLabel('By', { exact: true }).fill('٤٠٪');
  await desk.choose(dialog.getByLabel('Round to'), '5');
  const wanted = before.map((link) => {
    const price = Number(link.price);
    return isFound(link) ? Math.round((price * 1.4) / 5) * 5 : price;
  });
  const changed = wanted.filter((price, at) => price !== Number(before[at]?.price)).length;
  const same = found.length - changed;
  await dialog.getByText(same > 0 ? `${changed} changed, ${same} unchanged` : `${changed} changed`).waitFor();
  await desk.expectAccessible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: `Change ${changed} prices` }).click();
  await dialog.getByText(`Changed ${changed - 2} prices. Failed to change 2.`).waitFor();
  await desk.expectAccessible();
  await dialog.getByRole('button', { name: 'Retry 2 failed' }).click();
  await dialog.getByText(`Changed ${changed} prices.`).waitFor();
  expect(sent).toHaveLength(changed + 2);
  expect((await serviceLinks()).map(({ price }) => Number(price))).toEqual(wanted);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
});

it('fills prices downwards over pages by a pasted column, by the keys alone, and takes them back', async () => {
  await openLinks('&sort=-price');
  const { page } = desk;
  const before = await serviceLinks();
  const shown = before.toSorted((one, other) => Number(other.price) - Number(one.price));
  await rows().nth(24).waitFor();
  // Prices that keep their order, so that the rows stay where they are.
  const column = [
    'Tariff 2031',
    ...shown.slice(24).map((_, at) => (at === 1 ? 'soon' : `AED ${100 - at}.50`)),
    '7',
    '8',
  ];
  const dialog = page.getByRole('dialog', { name: 'Paste prices' });
  await paste(priceIn(rows().nth(24)), `${column.join('\r\n')}\r\n\r\n`);
  const count = shown.length - 24 - 1;
  await dialog.getByText(/Tariff 2031/).waitFor();
  await dialog.getByText('2 prices have no row left and are not used.').waitFor();
  await dialog.getByText('soon is no price: write an amount such as 120.50').waitFor();
  await desk.expectAccessible();
  await dialog.getByRole('button', { name: `Change ${count} prices` }).press('Enter');
  await dialog.getByText(`Changed ${count} prices.`).waitFor();
  const after = await serviceLinks();
  const priceOf = (id: unknown) => Number(after.find((link) => link.id === id)?.price);
  expect(shown.slice(24).map(({ id }) => priceOf(id))).toEqual(
    shown.slice(24).map(({ price }, at) => (at === 1 ? Number(price) : 100.5 - at)),
  );
  expect(shown.slice(0, 24).map(({ id }) => priceOf(id))).toEqual(shown.slice(0, 24).map(({ price }) => Number(price)));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My day' }).click();
  const day = page.getByRole('dialog', { name: 'My day' });
  await day.getByRole('button', { name: `Undo ${count}: Changed ${count} prices.` }).press('Enter');
  await day.getByText(`${count} changes undone.`).first().waitFor();
  expect((await serviceLinks()).map(({ price }) => Number(price))).toEqual(before.map(({ price }) => Number(price)));
});

it('prints a list of 120 prices and more in Arabic, in English, and in both side by side', async () => {
  const { body: services } = await desk.backend.call(listLabServices);
  const linked = new Set((await serviceLinks()).map(({ service }) => service));
  for (const { id: service } of services.filter(({ id }) => !linked.has(id))) {
    const body = { provider: PROVIDER, service, price: '1234.50', is_available: true };
    await desk.backend.call(createServiceLink, { body });
  }
  const links = await serviceLinks();
  const available = links.filter(({ is_available }) => is_available);
  expect(links.length).toBeGreaterThan(Math.max(119, available.length));
  const { page } = desk;
  await openLinks('&part=nursing');
  await holdPrintDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Print price list' });
  const paper = page.locator('.price-list');
  const pagesOnPaper = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  async function print(language: string, others: readonly string[] = []) {
    await page.getByRole('button', { name: 'Print price list' }).click();
    await dialog.getByRole('button', { name: language, exact: true }).click();
    for (const name of others) await dialog.getByRole('checkbox', { name, exact: true }).click();
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await paper.waitFor({ state: 'attached' });
  }
  const rowsOnPaper = paper.locator('tbody tr:not(.chapter)');

  await page.getByRole('button', { name: 'Print price list' }).click();
  await dialog.getByRole('status').filter({ hasText: /\d/ }).waitFor();
  await desk.expectAccessible();
  await page.keyboard.press('Escape');
  await print('Arabic', ['Lab Packages', 'Nursing Services', 'Unavailable ones too']);
  expect(await rowsOnPaper.count()).toBe(links.length);
  expect(await paper.locator('table').getAttribute('dir')).toBe('rtl');
  expect(await paper.locator('.columns').textContent()).toBe('الاسمالرمزالسعر (درهم)');
  expect(await paper.locator('.price').getByText('1,234.50').count()).toBeGreaterThan(30);
  const arabic = services.map(({ translations }) => translations?.find(({ locale }) => locale === 'ar')?.name);
  expect(arabic).toContain(await rowsOnPaper.first().locator('td').first().textContent());
  expect(await pagesOnPaper()).toBeGreaterThan(2);
  await closePrintDialog(page);
  await dialog.waitFor({ state: 'detached' });
  await paper.waitFor({ state: 'detached' });

  await print('Both side by side', ['Lab Packages', 'Nursing Services']);
  expect(await rowsOnPaper.count()).toBe(available.length);
  expect(await paper.locator('.columns').textContent()).toBe('NameCodeالرمزPrice (AED)السعر (درهم)الاسم');
  expect(await paper.locator('tfoot').textContent()).toMatch(/Prices of .*أسعار/);
  await closePrintDialog(page);
  await print('English', ['Lab Services', 'Lab Packages']);
  expect(await paper.locator('.chapter').textContent()).toBe('Nursing Services');
  expect(await paper.locator('tbody').textContent()).toMatch(/\d+ minutes/);
  await closePrintDialog(page);
});
