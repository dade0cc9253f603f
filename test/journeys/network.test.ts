import { listLabServices } from '#contract/homeServices/lists';
import { setUpDesk } from '#test/support/browser/desk';
import { day, hoursAt } from '#test/support/browser/hours';

const desk = setUpDesk();
const { fillForm, submitForm, openFirstDoctor, datesInDatabase } = hoursAt(desk);

const line = () => desk.page.getByRole('status').filter({ hasText: 'You are offline. Nothing can be read or sent' });
const goOffline = () => desk.context.setOffline(true);
const comeBack = () => desk.context.setOffline(false);

afterEach(comeBack);

it('says that the page is offline as long as it is, and moves nothing for it', async () => {
  await desk.open();
  const { page } = desk;
  const button = page.getByRole('button', { name: 'Login' });
  const before = await button.boundingBox();
  await goOffline();
  await page.getByRole('status').filter({ hasText: 'You are offline, the browser says.' }).waitFor();
  expect(await button.boundingBox()).toEqual(before);
  await desk.expectAccessible();
  await comeBack();

  await page.getByText('You are offline').waitFor({ state: 'detached' });
});

it('reads by itself what could not be read, once the page is online again', async () => {
  await desk.signIn('?section=home-services&tab=subcategories');
  const { page } = desk;
  await page.getByRole('button', { name: 'Add Subcategory' }).waitFor();
  await goOffline();
  await page.getByRole('tab', { name: 'Lab Services' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load lab services' });
  await failure.getByText('You are offline.').waitFor();
  await line().waitFor();
  await comeBack();
  await page.getByRole('row').nth(1).waitFor();
  expect(await failure.count()).toBe(0);

  await goOffline();
  await page.getByRole('button', { name: 'Referral Tracking' }).click();
  await page.getByText('This section could not be loaded.').waitFor();
  await comeBack();
  await page.getByText('This section could not be loaded.').waitFor({ state: 'detached' });
});

it('goes on by itself with a plan that the line cut off, and adds no date twice', async () => {
  await desk.signIn('?section=availabilities');
  const { page } = desk;
  await openFirstDoctor('Al Noor Deira');
  let calls = 0;
  await page.route('**/add-availability/', async (route) => {
    calls += 1;
    if (calls !== 7) return route.continue();
    await route.fetch();
    await goOffline();
    return route.abort();
  });
  await fillForm({ from: day(40), to: day(59) });
  await submitForm();
  await page.getByText('Waiting for the connection.').waitFor();
  await desk.expectAccessible();
  await comeBack();

  await page.getByText('Successfully added 20 availabilities.').waitFor();
  expect(await datesInDatabase()).toEqual(Array.from({ length: 20 }, (_, at) => day(40 + at)));
});

it('looks a save up whose answer went missing with the line, before it is sent again', async () => {
  await desk.signIn('?section=home-services&tab=labServices');
  const { page } = desk;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Lab Service' }).click();
  await desk.choose(dialog.getByLabel('Subcategory'), 'Hormones');
  await dialog.getByLabel('Code').fill('LINE-1');
  await dialog.getByLabel('English Name').fill('Cut Off');
  await goOffline();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('You are offline: this was not sent.').waitFor();
  expect(await dialog.getByLabel('English Name').inputValue()).toBe('Cut Off');

  await comeBack();
  await page.route('**/api/v3/services/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await goOffline();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('The connection was lost or the server did not answer.').waitFor();
  await comeBack();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await desk.backend.call(listLabServices);
  expect(body.filter(({ code }) => code === 'LINE-1')).toHaveLength(1);
});

it('believes the answers, and not a browser that says it is offline all the time', async () => {
  await desk.page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await desk.signIn('?section=availabilities');
  const { page } = desk;
  await openFirstDoctor('Al Noor Deira');
  expect(await page.getByRole('status').filter({ hasText: 'offline' }).count()).toBe(0);
  await fillForm({ from: day(61), to: day(66) });
  await submitForm();
  await page.getByText('Successfully added 6 availabilities.').waitFor();

  await page.route('**/add-availability/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillForm({ from: day(67), to: day(67) });
  await submitForm();
  // Its answer was lost and not the line: it is looked for, and found.
  await page.getByText('Successfully added 1 availabilities.').waitFor();
  expect(await datesInDatabase()).toEqual(expect.arrayContaining([day(61), day(66), day(67)]));
});
