import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';

import { deleteLabPackage, listSubcategories } from '#contract/homeServices/catalogue';
import { listLabPackages, listLabServices } from '#contract/homeServices/lists';
import { listServiceLinks } from '#contract/homeServices/providers';
import { MANY_LINKS } from '#test/support/backend/liveBackend';
import { setUpDesk } from '#test/support/browser/desk';
import { paste } from '#test/support/browser/paste';

const desk = setUpDesk({ demo: MANY_LINKS });

const query = { provider: 1 };
const open = (place: string) => desk.signIn(`?section=home-services&${place}`);
const dialog = () => desk.page.getByRole('dialog');
const links = async () => (await desk.backend.call(listServiceLinks, { query })).body;

/** Opens the import of the list on screen. */
async function openImport(): Promise<void> {
  await desk.page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog().waitFor();
}

async function choose(name: string, content: string | Buffer): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await dialog().getByLabel('File', { exact: true }).setInputFiles(file);
}

/** Downloads what a click brings, and returns its text. */
async function downloaded(click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([desk.page.waitForEvent('download'), click()]);
  return readFileSync(await file.path(), 'utf8');
}

async function exported(): Promise<string> {
  return await downloaded(async () => {
    await desk.page.getByRole('button', { name: 'Export', exact: true }).click();
    await desk.page.getByRole('menuitem', { name: 'Download CSV' }).click();
  });
}

it('shows the differences of a price list, corrects a cell, saves, and sends again what failed', async () => {
  await open('tab=linking&provider=1');
  const { page } = desk;
  const { body: services } = await desk.backend.call(listLabServices);
  const before = await links();
  const codeOf = (at: number) => services.find(({ id }) => id === before[at]?.service)?.code ?? '';
  let refusals = 1;
  const sent: unknown[] = [];
  await page.route('**/provider-services/*/', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const body = route.request().postDataJSON() as { price?: string };
    sent.push(body);
    const isRefused = body.price === '402.00' && refusals-- > 0;
    return isRefused ? route.fulfill({ status: 409, json: { detail: 'Closed for the night' } }) : route.continue();
  });
  await openImport();
  await desk.expectAccessible();
  const template = await downloaded(() => dialog().getByRole('button', { name: 'Download template' }).click());
  expect(template).toContain('EXAMPLE-1');
  await choose('prices.csv', 'Nothing;That\n1;2\n');
  await dialog().getByText('None of the heads of prices.csv is a column of this list.').waitFor();

  const [same, first, second, third] = [0, 1, 2, 3].map(codeOf);
  const lines = [
    `${desk.says('Code')};${desk.says('Price')};Our state`,
    `${same};${Number(before[0]?.price)};`,
    `${first?.toLowerCase()};401;`,
    `${second};402;`,
    `${third};40,5;`,
    'EXAMPLE-7;1;',
  ];
  await choose('prices.csv', lines.join('\r\n'));
  await dialog().getByText('0 new, 2 changed, 1 unchanged, 1 not understood').waitFor();
  await dialog().getByText('1 example was left out.').waitFor();
  await dialog().getByLabel('Our state').waitFor();
  await desk.expectAccessible();
  const field = dialog().getByLabel('Price in line 5');
  await dialog().getByText('Write 40,5 with a point, such as 120.50').waitFor();
  await field.fill('٤٠٫٥');
  await field.press('Enter');
  await dialog().getByText('0 new, 3 changed, 1 unchanged, 0 not understood').waitFor();
  expect(sent).toEqual([]);

  await dialog().getByRole('button', { name: 'Apply 3 rows' }).click();
  await dialog().getByText('Saved 2 rows. Failed to save 1.').waitFor();
  await dialog().getByText('Closed for the night').waitFor();
  const failed = await downloaded(() => dialog().getByRole('button', { name: 'Download failed rows' }).click());
  expect(failed).toContain(second);
  expect(failed).toContain('Closed for the night');
  await desk.expectAccessible();
  await dialog().getByRole('button', { name: 'Retry 1 failed' }).click();
  await dialog().getByText('Nothing to change').waitFor();
  expect(sent).toHaveLength(4);
  expect((await links()).slice(0, 4).map(({ price }) => Number(price))).toEqual([
    Number(before[0]?.price),
    401,
    402,
    40.5,
  ]);
});

it('takes a paste by the keys alone: a new link, and a head that is mapped', async () => {
  await open('tab=linking&provider=1');
  const { page } = desk;
  const before = await links();
  const { body: services } = await desk.backend.call(listLabServices);
  const wanted = services.find(({ id }) => !before.some(({ service }) => service === id));
  await page.getByRole('button', { name: 'Import', exact: true }).focus();
  await page.keyboard.press('Enter');
  await paste(dialog().getByLabel('Paste from a spreadsheet'), `Code\tTariff\n${wanted?.code}\t77.25\n`);
  await dialog().getByText('Price is required').waitFor();
  await dialog().getByLabel('Tariff').press('Enter');
  await page.getByRole('option', { name: 'Price', exact: true }).press('Enter');
  await dialog().getByText('1 new, 0 changed, 0 unchanged, 0 not understood').waitFor();
  await dialog().getByRole('button', { name: 'Apply 1 row' }).press('Enter');
  await dialog().getByText('Nothing to change').waitFor();

  expect((await links()).at(-1)).toMatchObject({ service: wanted?.id, price: '77.25', is_available: true });
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

it('exports each list so that importing it at once changes nothing', async () => {
  const places = [
    ...['tab=subcategories', 'tab=labServices', 'tab=labPackages'],
    ...['tab=linking&provider=1', 'tab=linking&provider=1&part=packages', 'tab=linking&provider=1&part=nursing'],
  ];
  await open('tab=categories');
  for (const place of places) {
    await desk.goTo(`?section=home-services&${place}`);
    const file = await exported();
    await openImport();
    await choose('again.csv', file);
    await dialog().getByText('Nothing to change').waitFor();
    await desk.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  }
});

it('makes a lab package of a file with its texts and tests, changes one, and makes none that is gone', async () => {
  await open('tab=labPackages');
  const packages = async () => (await desk.backend.call(listLabPackages)).body;
  const [known, gone] = await packages();
  const before = known?.included_tests?.length ?? 0;
  const { body: subcategories } = await desk.backend.call(listSubcategories, { query: {} });
  const parent = subcategories.find(({ id }) => id === gone?.subcategory);
  await openImport();
  const lines = [
    'Code;English Name;Arabic Name;Subcategory;Tests',
    ';Night Check;فحص الليل;no_such_tests;Iron؛ Zinc',
    `${known?.code};;;;Quite another test`,
    `${gone?.code};Gone again;;${parent?.code};Never made`,
  ];
  await choose('packages.csv', lines.join('\n'));
  await dialog().getByLabel('Subcategory in line 2').waitFor();
  await dialog().getByText('no_such_tests is not known here').waitFor();
  const field = dialog().getByLabel('Subcategory in line 2');
  await field.fill(subcategories.find(({ id }) => id === known?.subcategory)?.code ?? '');
  await field.press('Enter');
  await dialog().getByText('1 new, 2 changed, 0 unchanged, 0 not understood').waitFor();
  await desk.expectAccessible();
  await desk.backend.call(deleteLabPackage, { params: { id: gone?.id ?? '' } });
  await dialog().getByRole('button', { name: 'Apply 3 rows' }).click();
  await dialog().getByText('Saved 2 rows.').waitFor();
  await dialog().getByText('0 new, 0 changed, 2 unchanged, 1 not understood').waitFor();
  expect(await dialog().getByText('It is gone: it was deleted meanwhile.').count()).toBe(2);
  expect(await dialog().getByRole('button', { name: 'Apply 0 rows' }).isDisabled()).toBe(true);

  const after = await packages();
  expect(after.find(({ id: one }) => one === known?.id)?.included_tests).toHaveLength(before + 1);
  const made = after.find(({ translations }) => translations?.some(({ name }) => name === 'فحص الليل'));
  expect(made?.included_tests?.map(({ test_name }) => test_name)).toEqual(['Iron', 'Zinc']);
});

it('reads a workbook that takes long while the page stays alive, and stops when told to', async () => {
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Prices" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="sheet.xml"/></Relationships>',
    'xl/sheet.xml': `<worksheet><sheetData>${'<row/>'.repeat(16_000_000)}</sheetData></worksheet>`,
  };
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]));
  await open('tab=linking&provider=1');
  await openImport();
  await choose('slow.xlsx', Buffer.from(zipSync(bytes, { level: 1 })));
  await dialog().getByText('Reading slow.xlsx').waitFor();
  await desk.expectAccessible();
  await dialog().getByRole('button', { name: 'Stop' }).click();
  await dialog().getByText('Reading slow.xlsx').waitFor({ state: 'detached' });
  await choose('prices.csv', 'Code,Price\n');
  await dialog().getByText('prices.csv has nothing below its heads.').waitFor();
});
