import { createLabService, listSubcategories, translateLabService } from '#contract/homeServices/catalogue';
import { listHomeProviders, listLabPackages, listLabServices } from '#contract/homeServices/lists';
import { listHomeProviderTranslations } from '#contract/homeServices/providers';
import { setUpDesk } from '#test/support/browser/desk';
import { endSessionAt } from '#test/support/browser/sessions';
import { PICTURES } from '#test/support/page/forms';

const desk = setUpDesk();

const dialog = () => desk.page.getByRole('dialog');
const openTab = (tab: string) => desk.signIn(`?section=home-services&tab=${tab}`);

async function save(): Promise<void> {
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
}

it('shows the predefined categories, and adds a lab subcategory with an icon and an Arabic name', async () => {
  await desk.signIn('?section=home-services');

  await desk.page.getByText('cannot be edited here').waitFor();
  await desk.page.getByText(/ 1 · doctor_consultation$/).waitFor();
  expect(await desk.page.getByRole('tab').count()).toBe(8);
  await desk.expectAccessible();

  await desk.page.getByRole('tab', { name: 'Subcategories' }).click();
  await desk.choose(desk.page.getByLabel('Category'), 'Lab Tests');
  await desk.page.getByRole('button', { name: 'Add Subcategory' }).click();
  await desk.choose(dialog().getByLabel('Parent Category'), 'Lab Tests');
  expect(await dialog().getByLabel('Show Test Options').count()).toBe(0);
  await desk.choose(dialog().getByLabel('Type'), 'Lab Subcategory');
  await dialog().getByLabel('Show Test Options').check();
  await dialog().getByLabel('English Name').fill('Heart Markers');
  await dialog().getByLabel('Arabic Name').fill('مؤشرات القلب');
  await dialog().getByLabel('Icon').setInputFiles({ name: 'heart.png', mimeType: 'image/png', buffer: PICTURES.png });
  await desk.expectAccessible();
  await save();
  await desk.page.locator('.made').waitFor();
  // A short grid has grown with its row: nothing is scrolled, nor can be.
  const [gone, left] = await desk.page
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight - clientHeight]);
  expect([gone, left]).toEqual([0, 0]);

  const { body } = await desk.backend.call(listSubcategories);
  const made = body.find(({ name }) => name === 'Heart Markers');
  expect(made).toMatchObject({
    code: expect.stringMatching(/^heart_markers_[a-z0-9]{3}$/) as string,
    show_test_options: true,
    icon: expect.any(String) as string,
  });
  expect(made?.translations?.find(({ locale }) => locale === 'ar')?.name).toBe('مؤشرات القلب');
});

it('adds a lab service, resumes where a translation failed, and deletes one after a question', async () => {
  await openTab('labServices');
  await desk.page.getByRole('button', { name: 'Add Lab Service' }).click();
  await desk.choose(dialog().getByLabel('Subcategory'), 'Hormones');
  await dialog().getByLabel('Code').fill('FSH-9');
  await dialog().getByLabel('English Name').fill('Follicle Hormone');
  expect(await dialog().getByLabel('Duration').inputValue()).toBe('15');
  await dialog().getByRole('button', { name: 'Save and add another' }).click();
  await desk.page
    .getByRole('status')
    .filter({ hasText: 'Follicle Hormone' })
    .getByText('The lab service was saved.')
    .waitFor();
  await desk.page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="code"]')?.value === '');
  await desk.choose(dialog().getByLabel('Subcategory'), 'Hormones');
  await dialog().getByLabel('Code').fill('INH-B');
  await dialog().getByLabel('English Name').fill('Inhibin B');
  await save();
  const made = desk.page.getByRole('row').filter({ hasText: 'INH-B' });
  await made.and(desk.page.locator('.made')).waitFor();
  await desk.expectAccessible();
  expect((await desk.backend.call(listLabServices)).body.filter(({ code }) => code === 'FSH-9')).toHaveLength(1);

  await desk.choose(desk.page.getByLabel('Subcategory'), 'Hormones');
  await desk.page.getByRole('button', { name: 'Delete Follicle Hormone' }).click();
  const question = desk.page.getByRole('alertdialog');
  await question.getByText('This action cannot be undone').waitFor();
  await desk.answer('Delete');
  await desk.page.getByText('Follicle Hormone was deleted.').waitFor();
  await desk.expectAccessible();
  expect((await desk.backend.call(listLabServices)).body.some(({ code }) => code === 'FSH-9')).toBe(false);

  let isBroken = true;
  await desk.page.route('**/translations/services/', (route) => (isBroken ? route.abort() : route.continue()));
  await desk.page.getByRole('button', { name: 'Add Lab Service' }).click();
  await desk.choose(dialog().getByLabel('Subcategory'), 'Hormones');
  await dialog().getByLabel('Code').fill('RES-1');
  await dialog().getByLabel('English Name').fill('Resumed Test');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByRole('alert').waitFor();
  await desk.expectAccessible();
  isBroken = false;
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await dialog().waitFor({ state: 'hidden' });

  const resumed = (await desk.backend.call(listLabServices)).body.filter(({ code }) => code === 'RES-1');
  expect(resumed.map(({ name }) => name)).toEqual(['Resumed Test']);
});

it('wants a test in a package, adds it with its tests in order, and removes one', async () => {
  await openTab('labPackages');
  await desk.page.getByRole('button', { name: 'Add Lab Package' }).click();
  await desk.choose(dialog().getByLabel('Subcategory'), 'Hormones');
  await dialog().getByLabel('English Name').fill('Morning Panel');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('Please add at least one test to the package').waitFor();
  const [known] = (await desk.backend.call(listLabServices)).body;
  await dialog().getByLabel('Test Name').fill(desk.nameOf(known!).slice(0, 4));
  await desk.page.getByRole('option').first().click();
  expect(await dialog().getByLabel('Test Name').inputValue()).toBe('');
  await dialog().getByRole('button', { name: 'Remove' }).first().click();
  for (const test of ['Cortisol', ' ', 'ACTH']) {
    await dialog().getByLabel('Test Name').fill(test);
    await dialog().getByLabel('Test Name').press('Enter');
  }
  await desk.expectAccessible();
  await save();

  const made = async () => (await desk.backend.call(listLabPackages)).body.find(({ name }) => name === 'Morning Panel');
  expect((await made())?.included_tests?.map(({ order, test_name }) => [order, test_name])).toEqual([
    [1, 'Cortisol'],
    [2, 'ACTH'],
  ]);

  await desk.page
    .getByRole('listitem')
    .filter({ hasText: 'Morning Panel' })
    .getByRole('button', { name: 'View Tests' })
    .click();
  await dialog().getByRole('button', { name: 'Remove Cortisol' }).click();
  await desk.answer('Remove');
  await dialog().getByRole('button', { name: 'Remove Cortisol' }).waitFor({ state: 'detached' });
  expect((await made())?.included_tests?.map(({ test_name }) => test_name)).toEqual(['ACTH']);
});

it('adds a provider with a logo, then shows it, and warns before it is deleted', async () => {
  await openTab('providers');
  await desk.page.getByRole('button', { name: 'Add Provider' }).click();
  await dialog().getByLabel('Name', { exact: false }).first().fill('Palm Care');
  await dialog()
    .getByLabel('Logo')
    .setInputFiles({ name: 'palm.png', mimeType: 'image/png', buffer: Buffer.from('4d4d002a00000008', 'hex') });
  await dialog()
    .getByText('“palm.png” was not taken: it is a TIFF picture, which browsers do not show. Save it as PNG or JPG.')
    .waitFor();
  await dialog()
    .getByLabel('Logo')
    .setInputFiles({ name: 'palm.svg', mimeType: 'image/svg+xml', buffer: PICTURES.svg });
  expect(await dialog().getByLabel('Latitude').inputValue()).toBe('25.00000');
  await desk.expectAccessible();
  await save();

  const made = (await desk.backend.call(listHomeProviders)).body.find(({ name }) => name === 'Palm Care');
  expect(made?.logo).toEqual(expect.any(String));
  const { body } = await desk.backend.call(listHomeProviderTranslations, { query: { provider: made?.id ?? 0 } });
  expect(body.map(({ locale, name }) => [locale, name])).toEqual([['en', 'Palm Care']]);

  const card = desk.page.getByRole('listitem').filter({ hasText: 'Palm Care' });
  await card.getByRole('button', { name: 'View Details' }).click();
  await dialog().getByText('Earliest availability').waitFor();
  await desk.expectAccessible();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await desk.page.getByRole('alertdialog').getByText('All associated services and doctors are removed.').waitFor();
});

it('fills in 40 Arabic names by Enter alone, keeps a refused one, and says how complete their kind is', async () => {
  const { body: subcategories } = await desk.backend.call(listSubcategories);
  const subcategory = subcategories.find(({ subcategory_type: type }) => type === 'lab_subcategory')!.id;
  const makeNameless = async (at: number) => {
    const own = { code: `nameless-${at}`, description: '', requires_fasting: false, sample_type: '' };
    const { body: made } = await desk.backend.call(createLabService, {
      body: { subcategory, duration_minutes: 15, ...own },
    });
    const english = { locale: 'en', name: `Nameless ${at}`, description: '' };
    await desk.backend.call(translateLabService, { body: { service: made.id, ...english } });
  };
  await Promise.all(Array.from({ length: 42 }, (_, at) => makeNameless(at)));
  const services = async () => (await desk.backend.call(listLabServices)).body;
  const arabicOf = ({ translations }: Awaited<ReturnType<typeof services>>[number]) =>
    translations?.find(({ locale }) => locale === 'ar')?.name ?? '';
  const all = await services();
  const lacking = all.filter((one) => !arabicOf(one));
  const { page } = desk;
  const sent: string[] = [];
  await page.route('**/translations/services/', (route) => {
    const { name } = route.request().postDataJSON() as { name: string };
    sent.push(name);
    return name === 'ممنوع' ? route.fulfill({ status: 400, json: { detail: 'Not so.' } }) : route.continue();
  });
  await desk.signIn('?section=home-services');
  const done = (more: number) => all.length - lacking.length + more;
  await page.getByText(`${done(0)} of ${all.length}`, { exact: true }).waitFor();
  await page.getByText(`${Math.floor((done(0) * 100) / all.length)}%`, { exact: true }).waitFor();
  await desk.expectAccessible();

  await page.getByRole('button', { name: 'Fill Arabic: Lab Services' }).click();
  await dialog().waitFor();
  const field = (at: number) => dialog().getByRole('textbox').nth(at);
  await field(0).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ممنوع');
  await page.keyboard.press('Enter');
  const names = lacking.slice(2, 42).map((_, at) => `اسم ${at + 1}`);
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await dialog()
    .getByText(`${done(40)} of ${all.length}`, { exact: true })
    .waitFor();
  await dialog().getByText('Not so.').waitFor();
  expect(await field(1).inputValue()).toBe('ممنوع');
  await desk.expectAccessible();
  const now = new Map((await services()).map((one) => [one.id, arabicOf(one)]));
  expect(lacking.slice(0, 42).map(({ id }) => now.get(id))).toEqual(['', '', ...names]);
  expect([...sent].sort()).toEqual(['ممنوع', ...names].sort());

  await page.keyboard.press('Escape');
  await desk.answer('Keep editing');
  await field(1).fill('مسموح');
  await field(1).press('Enter');
  await dialog()
    .getByText(`${done(41)} of ${all.length}`, { exact: true })
    .waitFor();
  await dialog().getByText('Not so.').waitFor({ state: 'detached' });

  await field(0).fill('لم يُحفظ');
  await field(1).fill('مسموح الآن');
  await endSessionAt(page, '**/translations/services/', 'POST');
  await field(1).press('Enter');
  await page.getByText('Your session has ended. Please log in again.').waitFor();
  await desk.signInHere();
  await page.getByRole('button', { name: 'Home Services' }).click();
  await page.getByRole('button', { name: 'Fill Arabic: Lab Services' }).click();
  await dialog().waitFor();
  expect(await field(0).inputValue()).toBe('لم يُحفظ');
  expect(await dialog().getByRole('textbox').last().inputValue()).toBe('مسموح الآن');
  await page.keyboard.press('Escape');
  await desk.answer('Yes, discard');
  await dialog().waitFor({ state: 'detached' });
  await page.getByText(`${done(41)} of ${all.length}`, { exact: true }).waitFor();
});
