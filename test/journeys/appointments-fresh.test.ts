import dayjs from 'dayjs';
import type { Page } from 'playwright-core';

import { changeAppointmentStatus, listAppointments, type Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { becomes } from '#test/support/browser/visibility';
import { makeAppointment } from '#test/support/builders/clinic';

const desk = setUpDesk();

const LIST = '**/appointment-service/appointments/';
const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');

/** Two hundred and more visits of tomorrow, so that the list scrolls. */
const made = Array.from({ length: 300 }, (_, index) =>
  makeAppointment({
    id: index + 1,
    date: tomorrow,
    start_time: `${String(8 + Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00`,
    user_id: index + 1,
    local_user: { user_id: index + 1, name: `Patient ${String(index + 1).padStart(3, '0')}` },
    status: 'pending',
  }),
);

/** Has the service answer what the list is at that moment, and counts how often it is asked. */
async function serveList(page: Page, list: () => readonly Appointment[]) {
  const asked = { times: 0 };
  await page.route(LIST, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    asked.times += 1;
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(list()) });
  });
  return asked;
}

/** The list is there, and so is all that comes after it and might move it. */
async function untilSettled(page: Page): Promise<void> {
  await page.getByText(/^Updated /).waitFor();
  await page.getByRole('button', { name: 'Views, columns, export' }).waitFor();
}

const lineOf = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const topOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => Math.round(button.getBoundingClientRect().top));

it('Refresh pulls nobody away: scroll, open row, search and focus stay, and what others did is marked', async () => {
  let list: Appointment[] = made;
  const { page } = desk;
  await serveList(page, () => list);
  await desk.signIn('?q=patient');
  await untilSettled(page);
  await page.getByRole('table').evaluate((table) => {
    table.scrollTop = 4_513;
  });
  await page.getByRole('button', { name: 'Patient 105' }).click();
  await page.locator('[data-open] [aria-colspan]').waitFor();
  const scrolled = () => page.getByRole('table').evaluate(({ scrollTop }) => scrollTop);
  const [before, top] = [await scrolled(), await topOf(page, 'Patient 105')];
  const search = page.getByPlaceholder('Search by patient');
  await search.fill('patient ');
  const earlier = { start_time: '07:00:00', user_id: 901, local_user: { user_id: 901, name: 'Patient 901' } };
  list = [
    makeAppointment({ id: 901, date: tomorrow, ...earlier }),
    ...made.map((one) => ([103, 104, 106].includes(Number(one.id)) ? { ...one, status: 'confirmed' } : one)),
  ];
  await page.getByRole('table').evaluate((table, place) => {
    table.scrollTop = place;
  }, before);
  await page.getByRole('button', { name: 'Patient 105' }).waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await lineOf(page, '3 changed, 1 new').waitFor();

  expect(await topOf(page, 'Patient 105')).toBe(top);
  expect(await scrolled()).toBe(before + 45);
  expect(await page.locator('[data-open]').getAttribute('data-key')).toBe('105');
  expect(await search.inputValue()).toBe('patient ');
  expect(await page.getByRole('button', { name: 'Refresh' }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  const changed = page.locator('[data-changed]');
  expect(await changed.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')).sort())).toEqual([
    '103',
    '104',
    '106',
  ]);
  expect(await changed.first().locator('[aria-expanded] ~ span').innerText()).toEqual(desk.says('Changed'));
  await lineOf(page, '3 changed, 1 new').waitFor({ state: 'detached' });
  expect(await changed.count()).toBe(0);
});

it('a row that is pressed is not replaced by another one until it is let go', async () => {
  let list: Appointment[] = made.slice(0, 20);
  const { page } = desk;
  await serveList(page, () => list);
  await desk.signIn();
  await untilSettled(page);
  const row = page.getByRole('button', { name: 'Patient 001' });
  const { x, y } = (await row.boundingBox())!;
  const earlier = { start_time: '06:00:00', user_id: 901, local_user: { user_id: 901, name: 'Patient 901' } };
  list = [makeAppointment({ id: 901, date: tomorrow, ...earlier }), ...list];
  await page.mouse.move(x + 30, y + 8);
  await page.mouse.down();
  await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click');
  await page.getByText('Loading: 21 so far').waitFor();
  expect((await row.boundingBox())?.y).toBe(y);
  await page.mouse.up();
  await lineOf(page, '1 new').waitFor();
  expect(await page.locator('[data-open]').getAttribute('data-key')).toBe('1');
});

it('a row keeps the focus of the keyboard while the list is read anew around it', async () => {
  let list: Appointment[] = made.slice(0, 20);
  const { page } = desk;
  await page.clock.install();
  const asked = await serveList(page, () => list);
  await desk.signIn();
  await untilSettled(page);
  await page.getByRole('button', { name: 'Patient 003' }).focus();
  const top = await topOf(page, 'Patient 003');
  const before = asked.times;
  list = made.slice(0, 20).map((one) => (one.id === 3 ? { ...one, status: 'confirmed' } : one));

  await becomes(page, 'hidden');
  await page.clock.fastForward('05:00');
  expect(asked.times).toBe(before);
  await becomes(page, 'visible');
  await lineOf(page, '1 changed').waitFor();
  expect(asked.times).toBe(before + 1);
  expect(await page.locator('[data-key="3"] button:focus').count()).toBe(1);
  expect(await topOf(page, 'Patient 003')).toBe(top);
  await desk.expectAccessible();

  await becomes(page, 'hidden');
  await page.clock.fastForward('00:30');
  await becomes(page, 'visible');
  await page.clock.fastForward('00:11');
  await lineOf(page, '1 changed').waitFor({ state: 'detached' });
  expect(asked.times).toBe(before + 1);
});

it('a list that is looked at learns by itself of what another desk books, until somebody pauses that', async () => {
  let list: Appointment[] = made;
  const { page } = desk;
  await page.clock.install();
  const asked = await serveList(page, () => list);
  const code = page.waitForResponse(/\/appointments-rest\.[^/]*js$/);
  await desk.signIn('?q=patient');
  await untilSettled(page);
  const search = page.getByPlaceholder('Search by patient');
  await search.press('End');
  await search.pressSequentially(' ');
  await page.getByRole('table').evaluate((table) => {
    table.scrollTop = 3_800;
  });
  await page.getByRole('button', { name: 'Patient 089' }).click();
  await page.locator('[data-open] [aria-colspan]').waitFor();
  const top = await topOf(page, 'Patient 089');
  await page.clock.fastForward('00:04');
  await code;
  const before = asked.times;
  const earlier = { start_time: '07:00:00', user_id: 902, local_user: { user_id: 902, name: 'Patient 902' } };
  list = [makeAppointment({ id: 902, date: tomorrow, ...earlier }), ...made];
  await page.clock.fastForward('05:00');
  await lineOf(page, '1 new').waitFor();
  expect(asked.times).toBe(before + 1);
  expect(await page.title()).toMatch(/^\(1\) \S/);
  expect(await topOf(page, 'Patient 089')).toBe(top);
  expect(await page.locator('[data-open]').getAttribute('data-key')).toBe('89');
  expect(await search.inputValue()).toBe('patient ');
  expect(await page.locator('[data-key="89"] button:focus').count()).toBe(1);

  await page.keyboard.press('Shift');
  expect(await page.title()).not.toMatch(/^\(/);
  await page.getByRole('button', { name: 'Pause updates', pressed: false }).click();
  await page.getByText(/^Updated .*, updates are paused$/).waitFor();
  await desk.expectAccessible();
  await page.clock.fastForward('09:00');
  await page.keyboard.press('Shift');
  expect(asked.times).toBe(before + 1);
  await page.getByRole('button', { name: 'Pause updates', pressed: true }).click();
  await page.getByText(/^Updated [^,]*$/).waitFor();
});

it('a change and an undo say what another desk had made of the appointment, and lead back to that', async () => {
  await desk.signIn('?status=pending');
  const { page } = desk;
  await untilSettled(page);
  const row = page.locator('[data-index="0"]');
  const id = (await row.getAttribute('data-key')) ?? '';
  const anotherDeskSets = (status: string) =>
    desk.backend.call(changeAppointmentStatus, { params: { id }, body: { status } });
  const status = async () => {
    const { body } = await desk.backend.call(listAppointments);
    return body.find((one) => String(one.id) === id)?.status;
  };
  await row.getByRole('button').click();
  await anotherDeskSets('cancelled');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Another desk had made it Cancelled meanwhile.').waitFor();
  expect(await status()).toBe('confirmed');

  await anotherDeskSets('completed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The change was undone. The appointment is Cancelled again.').waitFor();
  await page.getByText('Another desk had made it Completed meanwhile.').waitFor();
  expect(await status()).toBe('cancelled');
  await desk.expectAccessible();
  await page.getByRole('button', { name: 'Set back to Completed' }).click();
  await page.getByText('The change was undone. The appointment is Completed again.').waitFor();
  expect(await status()).toBe('completed');
});

it('what one tab does shows in another at once, which reads nothing and tells nobody', async () => {
  await desk.signIn('?status=pending');
  const { page } = desk;
  await untilSettled(page);
  const other = await desk.newTab();
  await other.goto(`${desk.url}/`);
  await untilSettled(other);
  const reads: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('appointment-service')) reads.push(request.url());
  });
  const row = page.locator('[data-index="0"]');
  await row.getByRole('button').click();
  const key = (await page.locator('[data-open]').getAttribute('data-key')) ?? '';
  await other.getByPlaceholder('Search by patient').fill(await row.locator('[dir="auto"]').first().innerText());
  await page.getByRole('button', { name: 'Accept' }).click();

  await lineOf(other, '1 changed').waitFor();
  await other.locator(`[data-key="${key}"][data-changed]`).getByText('Confirmed').waitFor();
  await page.getByText('Appointment status updated successfully!').waitFor();
  expect(reads).toEqual([]);
  expect(await page.locator('[data-changed]').count()).toBe(0);

  await other.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText('Login').first().waitFor();
});
