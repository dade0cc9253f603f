import { createAppointment, listAppointments } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

const button = (name: string | RegExp) => desk.page.getByRole('button', { name, exact: true });
const dialog = () => desk.page.getByRole('dialog', { name: 'First free', exact: true });
const times = () => dialog().getByRole('list', { name: 'Free times' }).getByRole('button');

describe('the first free time', () => {
  it('is taken by the keyboard alone in the Reschedule dialog, and nothing is sent', async () => {
    const { page } = desk;
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') written.push(request.url());
    });
    await desk.signIn('?status=pending');
    await page.locator('[data-key] [aria-expanded]').first().focus();
    await page.keyboard.press('Enter');
    await button('Reschedule').focus();
    await page.keyboard.press('Enter');
    await button('First free').focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
    await page.keyboard.press('Enter');
    await times().first().waitFor();
    await desk.expectAccessible();
    expect(
      await times()
        .first()
        .evaluate((time) => time === document.activeElement),
    ).toBe(true);

    const hours = await times().first().locator('bdi').textContent();
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    const chosen = page.getByRole('group', { name: 'Choose a time' }).locator('[aria-pressed="true"]');
    await chosen.waitFor();
    // The second one is the place, of a doctor who works at several.
    expect(await chosen.locator('bdi').first().textContent()).toBe(hours);
    await page.waitForFunction(() => document.activeElement?.matches('[aria-pressed="true"]'));
    expect(await button('Confirm').isEnabled()).toBe(true);
    expect(written).toEqual([]);
  });

  it('leads in Provider Availability to the calendar of its doctor, and says what is wrong at its field', async () => {
    const { page } = desk;
    await desk.signIn('?section=availabilities');
    await button('First free').click();
    await dialog().getByLabel('Slots').fill('25');
    await dialog().getByLabel('Slots').press('Enter');
    await dialog().getByText('Please enter a whole number from 1 to 24.').waitFor();
    await dialog().getByLabel('Slots').fill('2');
    await dialog().getByRole('button', { name: 'Find', exact: true }).click();
    await dialog()
      .getByText(/doctors have a free time\.$/)
      .waitFor();
    await desk.expectAccessible();

    await times().first().click();
    await page.getByRole('list', { name: 'Availability calendar' }).waitFor();
    expect(new URL(page.url()).searchParams.get('date')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await desk.expectAccessible();
  });
});

it('appointments that clash are marked, say with whom, and stand alone by the filter', async () => {
  const { page } = desk;
  const { body } = await desk.backend.call(listAppointments);
  const today = new Date().toISOString().slice(0, 10);
  const one = body.find(({ date, status }) => date > today && status === 'confirmed')!;
  const { user_id, doctor_id, location_id, date, start_time, end_time } = one;
  await desk.backend.call(createAppointment, {
    body: { user_id, doctor_id, location_id, date, start_time, end_time },
  });
  await desk.signIn();
  await button('Filter').click();
  await button('1 clash').click();
  await page.keyboard.press('Escape');
  await page.getByRole('status').filter({ hasText: '2 appointments' }).waitFor();
  expect(await page.getByText('Doctor and patient have another appointment at this time').count()).toBe(2);
  expect(new URL(page.url()).searchParams.get('clashes')).toBe('only');
  await page.locator('[data-key] [aria-expanded]').first().click();
  await page.getByRole('heading', { name: 'At the same time' }).waitFor();
  await desk.expectAccessible();

  await button('Clashes: 1').click();
  await page.waitForURL((url) => !url.searchParams.has('clashes'));

  await desk.open(`?view=board&day=${date}&doctor=${doctor_id}`);
  await page.getByRole('grid', { name: 'Day board' }).locator('[data-clash]').nth(1).waitFor();
  expect(await page.locator('[data-clash]').count()).toBe(2);
  await button('First free').click();
  await dialog().getByRole('button', { name: 'Find', exact: true }).click();
  // While the search goes on, the first time may become another one.
  await times().first().click();
  await dialog().waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.searchParams.has('at'));
  const hours = new URL(page.url()).searchParams.get('at')!.replace('-', ' - ');
  const slot = page.getByRole('gridcell', { name: `Free, ${hours}` });
  await slot.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role="gridcell"][aria-label]'));
  const [at, board] = [await slot.boundingBox(), await page.getByRole('grid', { name: 'Day board' }).boundingBox()];
  expect(at!.x >= board!.x && at!.x + at!.width <= board!.x + board!.width + 1).toBe(true);
  expect(at!.y > board!.y && at!.y + at!.height <= board!.y + board!.height).toBe(true);
  await desk.expectAccessible();

  const sooner = page.getByRole('dialog', { name: 'Who could come sooner' });
  await page.keyboard.press('Enter');
  await sooner.waitFor();
  await page.keyboard.press('Escape');
  await sooner.waitFor({ state: 'detached' });
  await slot.click();
  await sooner.waitFor();
  await page.keyboard.press('Escape');
  await sooner.waitFor({ state: 'detached' });
  await button('First free').click();
  await dialog().getByRole('button', { name: 'Find', exact: true }).click();
  await dialog()
    .getByRole('button', { name: /^Who could come sooner/ })
    .first()
    .click();
  await sooner.waitFor();
});
