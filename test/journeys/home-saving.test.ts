import { recordOf } from '#client/lib/records';
import { deleteLabService } from '#contract/homeServices/catalogue';
import { listHomeProviders, listLabServices } from '#contract/homeServices/lists';
import { updateHomeProvider, type HomeProvider } from '#contract/homeServices/providers';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

const dialog = () => desk.page.getByRole('dialog');
const madeWith = async (code: string) =>
  (await desk.backend.call(listLabServices)).body.filter((one) => one.code === code);

/** Fills the form of a new lab service. */
async function fillService(code: string, name: string, arabic = ''): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: 'Add Lab Service' }).click();
  await desk.choose(dialog().getByLabel('Subcategory'), 'Hormones');
  await dialog().getByLabel('Code').fill(code);
  await dialog().getByLabel('English Name').fill(name);
  await dialog().getByLabel('Arabic Name').fill(arabic);
}

it('lets a save that hangs be left, tells how it ended, and leads back to what was typed', async () => {
  await desk.signIn('?section=home-services&tab=labServices');
  const { page } = desk;
  const answers: (() => Promise<void>)[] = [];
  await page.route('**/api/v3/services/', (route) => {
    if (route.request().method() !== 'POST' || answers.length > 0) return route.continue();
    answers.push(() => route.fulfill({ status: 400, json: { sample_type: ['Say what is taken.'] } }));
    return undefined;
  });
  await fillService('HNG-1', 'Hanging');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByRole('button', { name: 'Saving...' }).waitFor();
  // The button that had the focus is disabled now; a moment later the dialog has it.
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await page.getByText('The lab service is still being saved. You will be told how it ends.').waitFor();

  await page.getByRole('tab', { name: 'Lab Packages' }).click();
  await page.getByRole('button', { name: 'Add Lab Package' }).waitFor();
  await answers[0]?.();
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to save the lab service. Please try again.' });
  await notice.getByText('Say what is taken.').waitFor();
  await desk.expectAccessible();
  await notice.getByRole('button', { name: 'Go back to it' }).click();

  expect(await dialog().getByLabel('English Name').inputValue()).toBe('Hanging');
  await dialog().getByRole('alert').filter({ hasText: 'Failed to save the lab service' }).waitFor();
  await dialog().getByLabel('Sample Type').fill('Blood');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
  expect((await madeWith('HNG-1')).map(({ sample_type: sample }) => sample)).toEqual(['Blood']);
});

it('asks before Back drops what was typed, and goes nowhere until then', async () => {
  await desk.signIn('?section=home-services');
  const { page } = desk;
  await page.getByRole('tab', { name: 'Lab Services' }).click();
  await fillService('BCK-1', 'Not Saved Yet');
  await page.goBack();
  await desk.answer('Keep editing');
  expect(await dialog().getByLabel('English Name').inputValue()).toBe('Not Saved Yet');
  expect(page.url()).toContain('tab=labServices');

  await page.goBack();
  await desk.answer('Yes, discard');
  await dialog().waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByText('cannot be edited here').waitFor();
});

it('shows the form that is still being saved again instead of a second one', async () => {
  await desk.signIn('?section=home-services&tab=labServices');
  const { page } = desk;
  const held: (() => Promise<void>)[] = [];
  await page.route('**/translations/services/', (route) => {
    held.push(() => route.continue());
  });
  const translating = page.waitForRequest('**/translations/services/');
  await fillService('HNG-2', 'Still Saving');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('The item itself').waitFor();
  // Until then the lines of the steps still grow, and what is below them moves.
  await translating;
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Add Lab Service' }).click();

  await dialog().getByRole('button', { name: 'Saving...' }).waitFor();
  expect(await dialog().getByLabel('English Name').inputValue()).toBe('Still Saving');
  await Promise.all(held.map((release) => release()));
  await page.getByText('The lab service was saved.').waitFor();
  await dialog().waitFor({ state: 'hidden' });
  expect(await madeWith('HNG-2')).toHaveLength(1);
});

it('takes another Arabic name after a refusal, and says that an item is gone elsewhere', async () => {
  await desk.signIn('?section=home-services&tab=labServices');
  await desk.page.route('**/translations/services/', (route) => {
    const { name } = route.request().postDataJSON() as { name: string };
    return name === 'طويل' ? route.fulfill({ status: 400, json: { name: ['Too long.'] } }) : route.continue();
  });
  await fillService('REF-1', 'Refused', 'طويل');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('Name: Too long.').waitFor();

  expect(await dialog().getByLabel('Code').isVisible()).toBe(false);
  expect(await dialog().getByLabel('English Name').isVisible()).toBe(false);
  await desk.expectAccessible();
  await dialog().getByLabel('Arabic Name').fill('قصير');
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await dialog().waitFor({ state: 'hidden' });

  const made = await madeWith('REF-1');
  expect(made.map(({ translations }) => translations?.find(({ locale }) => locale === 'ar')?.name)).toEqual(['قصير']);

  const { page } = desk;
  await page.unroute('**/translations/services/');
  await page.getByRole('textbox', { name: 'Search' }).fill('GON-1');
  await fillService('GON-1', 'Gone Soon');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Edit Gone Soon' }).click();
  await dialog().getByLabel('Sample Type').fill('Saliva');
  for (const { id } of await madeWith('GON-1')) await desk.backend.call(deleteLabService, { params: { id } });
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('Somebody else has deleted this meanwhile').waitFor();
  await desk.expectAccessible();

  expect(await dialog().getByLabel('Sample Type').inputValue()).toBe('Saliva');
});

it('keeps what another desk has saved of the same provider, and asks about what both changed', async () => {
  await desk.signIn('?section=home-services&tab=providers');
  const { page, backend } = desk;
  const [before] = (await backend.call(listHomeProviders)).body as [HomeProvider];
  const readProvider = async () => (await backend.call(listHomeProviders)).body.find((one) => one.id === before.id)!;
  const { id } = before;
  const fields = ['name', 'description', 'address', 'city', 'phone_number', 'email', 'latitude', 'longitude'] as const;
  const atAnotherDesk = async (changes: object) => {
    const { is_active, auto_confirmation, ...now } = await readProvider();
    const body = { is_active, auto_confirmation, ...recordOf(fields, (field) => now[field] ?? ''), ...changes };
    return backend.call(updateHomeProvider, { params: { id }, body });
  };
  const edit = async () => {
    await page.getByRole('button', { name: `Edit ${desk.nameOf(before)}` }).click();
    await dialog().getByLabel('City').waitFor();
  };
  const save = () => dialog().getByRole('button', { name: 'Save', exact: true }).click();

  await edit();
  await atAnotherDesk({ is_active: false, address: 'Al Wasl Road 9' });
  await dialog().getByLabel('Phone Number').fill('+971 4 765 4321');
  await save();
  await page.getByText('The provider was saved.').waitFor();
  expect(await readProvider()).toMatchObject({
    is_active: false,
    address: 'Al Wasl Road 9',
    phone_number: '+971 4 765 4321',
  });

  await edit();
  await atAnotherDesk({ city: 'Ras Al Khaimah', email: 'theirs@mawid.example', is_active: true });
  await dialog().getByLabel('City').fill('Khor Fakkan');
  await dialog().getByLabel('Email').fill('mine@mawid.example');
  await save();
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this too' });
  const fieldOf = (label: string) => question.getByRole('radiogroup', { name: label });
  await fieldOf('City').getByRole('radio', { name: 'Ras Al Khaimah' }).waitFor();
  await desk.expectAccessible();
  expect(await question.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
  await question.getByRole('button', { name: 'Back to the form' }).click();
  await dialog().getByText('Nothing was saved: somebody else has changed this meanwhile.').waitFor();
  expect(await dialog().getByLabel('City').inputValue()).toBe('Khor Fakkan');

  await save();
  await question.getByRole('button', { name: 'All mine' }).click();
  await fieldOf('Email').getByRole('radio', { name: 'theirs@mawid.example' }).check();
  await page.keyboard.press('Enter');
  await page.getByText('The provider was saved.').first().waitFor();
  await dialog().waitFor({ state: 'hidden' });
  expect(await readProvider()).toMatchObject({ city: 'Khor Fakkan', email: 'theirs@mawid.example', is_active: true });
});
