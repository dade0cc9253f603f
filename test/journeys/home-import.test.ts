import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';

import { deleteLabPackage, listSubcategories } from '#contract/homeServices/catalogue';
import { listLabPackages, listLabServices } from '#contract/homeServices/lists';
import { listServiceLinks } from '#contract/homeServices/providers';
import { MANY_LINKS } from '#test/support/backend/liveBackend';
import { setUpDesk } from '#test/support/browser/desk';
import { paste } from '#test/support/browser/paste';
import { workbook } from '#test/support/builders/workbook';

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

/** Whether the browser is kept from opening a file that is dragged and dropped on the title of the dialog. */
async function droppedBeside(): Promise<readonly boolean[]> {
  return await desk.page.evaluate(() =>
    ['dragover', 'drop'].map((name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['Code'], 'prices.csv'));
      const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
      document.querySelector('[role="dialog"] h2')?.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
}

async function exported(): Promise<string> {
  return await downloaded(async () => {
    await desk.page.getByRole('button', { name: 'Export', exact: true }).click();
    await desk.page.getByRole('menuitem', { name: 'Download CSV' }).click();
  });
}

const REFUSED =
  'None of the heads of prices.csv is a column of this list. Taken for heads: Nothing. ' +
  'The template has the right ones.';

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
  await choose('prices.csv', 'Nothing\n1\n');
  await dialog().getByText(REFUSED).waitFor();

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
  await dialog().getByText('2 changed, 1 unchanged, 1 not understood').waitFor();
  await dialog().getByText('1 example was left out.').waitFor();
  await dialog().getByLabel('Our state').waitFor();
  await desk.expectAccessible();
  const field = dialog().getByLabel('Price in line 5');
  await dialog().getByText('Write 40,5 with a point, such as 120.50').waitFor();
  await field.fill('٤٠٫٥');
  await field.press('Enter');
  await dialog().getByText('3 changed, 1 unchanged').waitFor();
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
  await dialog().getByText('1 new').waitFor();
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
  await dialog().getByText('1 new, 2 changed').waitFor();
  await desk.expectAccessible();
  await desk.backend.call(deleteLabPackage, { params: { id: gone?.id ?? '' } });
  await dialog().getByRole('button', { name: 'Apply 3 rows' }).click();
  await dialog().getByText('Saved 2 rows.').waitFor();
  await dialog().getByText('2 unchanged, 1 not understood').waitFor();
  expect(await dialog().getByText('It is gone: it was deleted meanwhile.').count()).toBe(2);
  expect(
    await dialog()
      .getByRole('button', { name: /^Apply/ })
      .count(),
  ).toBe(0);
  await dialog().getByRole('listitem').filter({ hasText: 'Night Check' }).getByText('made', { exact: true }).waitFor();

  const after = await packages();
  expect(after.find(({ id: one }) => one === known?.id)?.included_tests).toHaveLength(before + 1);
  const made = after.find(({ translations }) => translations?.some(({ name }) => name === 'فحص الليل'));
  expect(made?.included_tests?.map(({ test_name }) => test_name)).toEqual(['Iron', 'Zinc']);
});

/** A file with one line that its quotes swallow, a head twice, and what a spreadsheet shows in place of a value. */
const spoiled = (first = '', second = '', parent = '') => `Code,Subcategory,English Name,Duration (minutes),Price,Price
${first},,"Two" inch,15,,
${second},,,#N/A,1,2
77,${parent},Seventy seven,20,,`;

it('says what it does not understand of a file, asks before a number is a code, and loses no correction', async () => {
  await open('tab=labServices');
  const { page } = desk;
  const { body: services } = await desk.backend.call(listLabServices);
  const [first, second] = services;
  const { body: subcategories } = await desk.backend.call(listSubcategories, { query: {} });
  const parent = subcategories.find(({ id }) => id === second?.subcategory);
  await openImport();
  await choose('tests.csv', spoiled(first?.code, second?.code, parent?.code));
  await dialog().getByText('3 not understood').waitFor();
  await dialog().getByText('A quotation mark of this line has no second one').waitFor();
  await dialog().getByText('#N/A is an error of the spreadsheet: mend it there, or write what is meant').waitFor();
  await dialog().getByText('Not used: Price, column 5; Price, column 6').waitFor();
  await desk.expectAccessible();
  const field = dialog().getByLabel('Duration (minutes) in line 3');
  await field.fill('abc');
  expect(await droppedBeside()).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await field.press('Enter');
  await dialog().getByText('Duration must be a whole number of at least 1').waitFor();

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog().getByRole('button', { name: 'Choose another file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await field.fill('45');
  await field.press('Enter');
  await dialog().getByText('1 changed, 2 not understood').waitFor();
  await dialog()
    .getByText('Nothing of this list has the code 77. A spreadsheet may have made it of another one, such as 0012')
    .waitFor();
  await dialog().getByRole('button', { name: 'Take 1 cell as it stands' }).click();
  await dialog().getByText('1 new, 1 changed, 1 not understood').waitFor();
  await dialog().getByRole('button', { name: 'Apply 2 rows' }).click();
  await dialog().getByText('Saved 2 rows.').waitFor();
  await dialog().getByText('2 unchanged, 1 not understood').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });

  const { body: after } = await desk.backend.call(listLabServices);
  expect(after.find(({ id }) => id === second?.id)).toMatchObject({ duration_minutes: 45 });
  expect(after.find(({ code }) => code === '77')).toMatchObject({ duration_minutes: 20, subcategory: parent?.id });
  expect(after.find(({ id }) => id === first?.id)).toEqual(first);
});

it('reads the sheet of a workbook that its reader sees, and others when they are chosen', async () => {
  await open('tab=linking&provider=1');
  const { body: services } = await desk.backend.call(listLabServices);
  const [link] = await links();
  const code = services.find(({ id }) => id === link?.service)?.code ?? '';
  const bytes = workbook({
    name: 'Prices',
    others: [{ name: 'Notes' }, { name: 'Old', state: 'hidden' }],
    rows: [
      ['Our prices'],
      ['Code', 'Price', 'Our remark'],
      [code, { value: 431.5, format: '[$AED] #,##0.00' }, 'dear'],
      [{ value: 46_085, format: 'd-m' }, { value: 1.2, format: '0%' }, ''],
    ],
  });
  await openImport();
  await choose('prices.xlsx', Buffer.from(bytes));
  await dialog().getByText('prices.xlsx, sheet Prices').waitFor();
  await dialog().getByText('1 changed, 1 not understood').waitFor();
  await dialog().getByText('The cell shows another text than it holds, 46085').waitFor();
  await dialog().getByText('The cell shows another text than it holds, 1.2').waitFor();
  await dialog().getByLabel('Our remark', { exact: true }).waitFor();
  await desk.expectAccessible();
  await dialog().getByLabel('Sheet').press('Enter');
  await desk.page.getByRole('option', { name: 'Notes' }).click();
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Yes, discard' }).click();
  await dialog().getByText('prices.xlsx is empty.').waitFor();
  await dialog().getByText('prices.xlsx, sheet Prices').waitFor();
});

it('calls nothing new by a list whose pages do not add up, before it is read whole', async () => {
  const { body: services } = await desk.backend.call(listLabServices);
  const { body: subcategories } = await desk.backend.call(listSubcategories, { query: {} });
  const [known] = services;
  const parent = subcategories.find(({ id }) => id === known?.subcategory);
  let readings = 0;
  await desk.page.route('**/api/v3/services/**', (route) => {
    readings += 1;
    return route.fulfill({ json: { count: services.length + 1, results: services, next: null } });
  });
  await open('tab=labServices');
  await openImport();
  await choose('tests.csv', `Code,Subcategory,English Name\n${known?.code},,Anew\nNEW-9,${parent?.code},Nine`);
  await dialog().getByText('1 changed, 1 not understood').waitFor();
  await dialog().getByText('Nothing is called new before it could be read whole.').waitFor();
  expect(readings % 3).toBe(0);
  await desk.expectAccessible();
  await desk.page.unroute('**/api/v3/services/**');
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await dialog().getByText('1 new, 1 changed').waitFor();
});

it('reads a workbook that takes long while the page stays alive, and stops when told to', async () => {
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Prices" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="sheet.xml" Type="http://x/worksheet"/></Relationships>',
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
