import {
  createLabPackage,
  createLabService,
  createPackageTest,
  createSubcategory,
  listSubcategories,
  translateLabPackage,
  translateLabService,
  translateSubcategory,
} from '#contract/homeServices/catalogue';
import { listHomeProviders, listLabPackages, listLabServices } from '#contract/homeServices/lists';
import {
  listHomeProviderTranslations,
  createHomeProvider,
  translateHomeProvider,
} from '#contract/homeServices/providers';
import { setUpDesk } from '#test/support/browser/desk';
import { PICTURES } from '#test/support/page/forms';

const desk = setUpDesk();

const LAB_CATEGORY = 2;
const dialog = () => desk.page.getByRole('dialog');
const question = () => desk.page.getByRole('alertdialog');
const card = (name: string) => desk.page.getByRole('listitem').filter({ hasText: name });
const openTab = (tab: string, filter = '') => desk.signIn(`?section=home-services&tab=${tab}${filter}`);

async function save(): Promise<void> {
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
}

/** Chooses Delete, gives it up, chooses it again and confirms. */
async function deleteAfterAll(name: string): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await question().getByText('This action cannot be undone').waitFor();
  await desk.expectAccessible();
  await page.keyboard.press('Enter');
  await question().waitFor({ state: 'hidden' });
  await page.getByText(name, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await desk.answer('Delete');
  await page.getByText(`${name} was deleted.`).waitFor();
}

/** A lab subcategory with English words only. */
async function makeSubcategory(code: string, name: string) {
  const { body } = await desk.backend.call(createSubcategory, {
    body: {
      parent_category: LAB_CATEGORY,
      code,
      subcategory_type: 'lab_subcategory',
      order: 9,
      show_test_options: false,
    },
  });
  await desk.backend.call(translateSubcategory, {
    body: { subcategory: body.id, locale: 'en', name, description: '' },
  });
  return body.id;
}

it('narrows the subcategories, gives one its Arabic name and an icon, and deletes it', async () => {
  const id = await makeSubcategory('trace_t1', 'Trace Elements');
  await openTab('subcategories');
  const { page } = desk;
  const table = page.getByRole('grid', { name: 'Subcategories' });
  await table.waitFor();
  await desk.expectAccessible();
  await desk.choose(page.getByLabel('Category'), 'Lab Tests');
  await table.getByText('Doctor Specialty').first().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Arabic missing' }).click();
  await table
    .getByRole('row', { name: /Trace Elements/ })
    .getByText('Arabic: missing')
    .waitFor();
  await page.reload();
  await table.getByRole('row', { name: /Trace Elements/ }).waitFor();
  await desk.expectAccessible();

  await page.getByRole('button', { name: 'Edit Trace Elements' }).click();
  expect(await dialog().getByLabel('English Name').inputValue()).toBe('Trace Elements');
  await dialog().getByLabel('Arabic Name').fill('عناصر نزرة');
  await dialog().getByLabel('Icon').setInputFiles({ name: 'trace.jpg', mimeType: 'image/jpeg', buffer: PICTURES.jpg });
  await desk.expectAccessible();
  await save();
  await table.getByRole('row', { name: /Trace Elements/ }).waitFor({ state: 'hidden' });
  const found = async () => (await desk.backend.call(listSubcategories)).body.find((one) => one.id === id);
  expect(await found()).toMatchObject({ code: 'trace_t1', icon: expect.any(String) as string });
  expect((await found())?.translations?.map(({ locale, name }) => [locale, name]).sort()).toEqual([
    ['ar', 'عناصر نزرة'],
    ['en', 'Trace Elements'],
  ]);

  await page.getByRole('button', { name: 'Arabic missing' }).click();
  await deleteAfterAll(desk.called('Trace Elements', 'عناصر نزرة'));
  expect(await found()).toBeUndefined();
});

it('narrows the lab services and changes one', async () => {
  const subcategory = await makeSubcategory('minerals_t1', 'Minerals');
  const { body: made } = await desk.backend.call(createLabService, {
    body: {
      subcategory,
      code: 'ZN',
      description: '',
      requires_fasting: false,
      sample_type: 'Blood',
      duration_minutes: 15,
    },
  });
  await desk.backend.call(translateLabService, {
    body: { service: made.id, locale: 'en', name: 'Zinc', description: '' },
  });
  await openTab('labServices');
  const { page } = desk;
  await page.getByRole('grid', { name: 'Lab Services' }).waitFor();
  await desk.expectAccessible();
  await desk.choose(page.getByLabel('Subcategory'), 'Minerals');
  await page.getByRole('button', { name: 'Edit Zinc' }).click();
  await dialog().getByLabel('Requires Fasting').check();
  await dialog().getByLabel('Duration').fill('0');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('Duration must be a whole number of at least 1').waitFor();
  await desk.expectAccessible();
  await dialog().getByLabel('Duration').fill('20');
  await save();

  await page.getByRole('row', { name: /Zinc/ }).getByText('Yes').waitFor();
  const found = (await desk.backend.call(listLabServices)).body.find((one) => one.id === made.id);
  expect(found).toMatchObject({ requires_fasting: true, duration_minutes: 20, sample_type: 'Blood', name: 'Zinc' });
});

it('shows the tests of a package, removes one after a question, and changes the package without them', async () => {
  const subcategory = await makeSubcategory('metals_t1', 'Metals');
  const { body: made } = await desk.backend.call(createLabPackage, {
    body: { subcategory, code: 'metals_t1', description: '', tests_count: 2 },
  });
  await desk.backend.call(translateLabPackage, {
    body: { package: made.id, locale: 'en', name: 'Heavy Metals', description: '' },
  });
  for (const [index, name] of ['Lead', 'Mercury'].entries()) {
    await desk.backend.call(createPackageTest, { body: { package: made.id, test_name: name, order: index + 1 } });
  }
  await openTab('labPackages', `&subcategory=${subcategory}`);
  const { page } = desk;
  await card('Heavy Metals').getByText('2 tests').waitFor();
  await desk.expectAccessible();

  await card('Heavy Metals').getByRole('button', { name: 'View Tests' }).click();
  await dialog().getByRole('heading', { name: 'Tests of Heavy Metals' }).waitFor();
  expect(await dialog().getByRole('row').allInnerTexts()).toEqual([
    expect.stringContaining(desk.called('Test Name', 'اسم التحليل')),
    expect.stringContaining('Lead'),
    expect.stringContaining('Mercury'),
  ]);
  await desk.expectAccessible();
  await dialog().getByRole('button', { name: 'Remove Lead' }).click();
  await question().getByText('This action cannot be undone').waitFor();
  await desk.expectAccessible();
  await desk.answer('Remove');
  await dialog().getByRole('button', { name: 'Remove Lead' }).waitFor({ state: 'detached' });
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await card('Heavy Metals').getByText('1 test', { exact: true }).waitFor();
  await page.goBack();
  await dialog().getByText('Mercury', { exact: true }).waitFor();
  await page.reload();
  await dialog().getByText('Mercury', { exact: true }).waitFor();
  await dialog().getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Edit Heavy Metals' }).click();
  expect(await dialog().getByLabel('Test Name').count()).toBe(0);
  await dialog().getByLabel('Arabic Name').fill('المعادن الثقيلة');
  await desk.expectAccessible();
  await save();
  await card('Heavy Metals').getByText('المعادن الثقيلة').waitFor();
  const found = async () => (await desk.backend.call(listLabPackages)).body.find((one) => one.id === made.id);
  expect((await found())?.included_tests?.map(({ test_name: test }) => test)).toEqual(['Mercury']);

  await deleteAfterAll(desk.called('Heavy Metals', 'المعادن الثقيلة'));
  expect(await found()).toBeUndefined();
});

it('changes a provider: adds its Arabic name, replaces and removes its logo, deletes it with a warning', async () => {
  const { body: made } = await desk.backend.call(createHomeProvider, {
    body: {
      name: 'Oasis Care',
      description: '',
      address: '',
      city: 'Al Ain',
      phone_number: '',
      email: '',
      latitude: '25.00000',
      longitude: '55.00000',
      is_active: true,
      auto_confirmation: false,
    },
  });
  await desk.backend.call(translateHomeProvider, {
    body: { provider: made.id, locale: 'en', name: 'Oasis Care', description: '' },
  });
  await openTab('providers');
  const { page } = desk;
  await card('Oasis Care').waitFor();
  await desk.expectAccessible();
  await card('Oasis Care').getByRole('button', { name: 'View Details' }).click();
  await dialog().getByText('Al Ain').waitFor();
  await page.goBack();
  await dialog().waitFor({ state: 'hidden' });
  await page.goForward();
  await dialog().getByRole('heading', { name: 'Oasis Care' }).waitFor();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  const found = async () => (await desk.backend.call(listHomeProviders)).body.find((one) => one.id === made.id);

  await page.getByRole('button', { name: 'Edit Oasis Care' }).click();
  await dialog().getByLabel('Arabic Name').fill('رعاية الواحة');
  await dialog()
    .getByLabel('Logo')
    .setInputFiles({ name: 'oasis.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await dialog().getByText('“oasis.txt” was not taken: it is not an image that browsers show.').waitFor();
  await desk.expectAccessible();
  await dialog().getByLabel('Logo').setInputFiles({ name: 'oasis.png', mimeType: 'image/png', buffer: PICTURES.png });
  await dialog().getByLabel('Auto-confirm bookings').check();
  await save();
  await card('Oasis Care').getByText('Auto-Confirm').waitFor();
  expect((await found())?.logo).toEqual(expect.any(String));
  const { body: words } = await desk.backend.call(listHomeProviderTranslations, { query: { provider: made.id } });
  expect(words.map(({ locale, name }) => [locale, name]).sort()).toEqual([
    ['ar', 'رعاية الواحة'],
    ['en', 'Oasis Care'],
  ]);

  const name = desk.called('Oasis Care', 'رعاية الواحة');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog().getByRole('button', { name: 'Remove picture' }).click();
  await save();
  expect((await found())?.logo).toBeNull();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await question().getByText('All associated services and doctors are removed.').waitFor();
  await page.keyboard.press('Escape');
  await deleteAfterAll(name);
  expect(await found()).toBeUndefined();
  // The card that had the focus is gone: the section has it.
  await page.locator('main:focus').waitFor();
});

it('shows the whole of each table at 1024 pixels', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1024, height: 768 });
  await openTab('subcategories');
  for (const [place, table] of [
    ['tab=subcategories', 'Subcategories'],
    ['tab=labServices', 'Lab Services'],
    ['tab=linking&provider=1&part=nursing', 'Nursing Services'],
    ['tab=staff&provider=1', 'Doctors'],
    ['tab=staff&provider=1&part=therapists', 'Therapists'],
    ['tab=schedule&provider=1', 'Availability'],
  ] as const) {
    await desk.goTo(`?section=home-services&${place}`);
    const scroller = page.getByRole('grid', { name: table }).locator('.MuiDataGrid-virtualScroller');
    const hidden = await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect({ place, hidden }).toEqual({ place, hidden: 0 });
  }
});
