import type { Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

/** The rows of the list, without what they offer under the pointer; that of its head has buttons too. */
const rows = () =>
  desk.page.locator('[data-index] [role="row"]:not([data-off-paper])').filter({ has: desk.page.getByRole('button') });

/** Leaves one pending appointment of the future on screen, opens it and returns the patient's name. */
async function openPendingRow(): Promise<string> {
  const { page } = desk;
  await desk.choose(page.getByRole('combobox', { name: 'Status' }), 'Pending');
  return openFirst();
}

/** Opens the first row and returns the patient's name. */
async function openFirst(): Promise<string> {
  const { page } = desk;
  const opener = rows().first().getByRole('button').first();
  const name = await opener.innerText();
  await opener.click();
  await page.getByText('Location Details').waitFor();
  return name;
}

/** The texts that the cells on screen cut off. */
function cutOff(cells = '[data-key] > [aria-rowindex] > div'): Promise<string[]> {
  return desk.page
    .locator(cells)
    .evaluateAll((all) =>
      all
        .filter((cell) =>
          [cell, ...cell.querySelectorAll('[aria-expanded] > span')].some(
            (one) => one.scrollWidth > one.clientWidth + 1,
          ),
        )
        .map(({ textContent }) => textContent),
    );
}

describe('the appointment list', () => {
  it('shows what the database holds, says when a status could not be changed, and keeps a changed one', async () => {
    await desk.signIn();
    const { page } = desk;
    await openPendingRow();
    const address = page.url();
    await page.route('**/appointments/*/', (route) =>
      route.fulfill({ status: 403, json: { detail: 'Only the clinic may do that.' } }),
    );
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Failed to update appointment status.').waitFor();
    await page.getByText('Only the clinic may do that.').waitFor();
    expect(await page.locator('[data-open]').getByText('Pending').count()).toBe(1);

    await page.unroute('**/appointments/*/');
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Appointment status updated successfully!').waitFor();
    await page.goto(address.replace('status=pending', 'status=confirmed'));

    await page.getByText('Location Details').waitFor();
    const open = page.locator('[data-open]');
    expect(await open.getByText('Confirmed').count()).toBe(1);
    expect(await open.getByRole('button', { name: 'Reschedule' }).count()).toBe(1);
    await desk.expectAccessible();
  });

  it('shows round pictures, finds a patient as the name is typed, and keeps both search and open row', async () => {
    await desk.signIn();
    const { page } = desk;
    const withPicture = page.locator('[data-key]').filter({ has: page.locator('img') });
    await withPicture.first().getByRole('button').first().click();

    const corners = await page
      .locator('[data-open] [aria-expanded] img')
      .evaluate((picture) => getComputedStyle(picture).borderStartStartRadius);
    expect(corners).toBe('50%');

    await desk.goTo('');
    const count = page.getByRole('status').filter({ hasText: 'appointment' });
    const [name, all] = [await rows().first().locator('[dir="auto"]').first().innerText(), await count.innerText()];
    await page.getByPlaceholder('search by patient, doctor, location').fill(name.toUpperCase());

    await count.filter({ hasNotText: all }).waitFor();
    for (const text of await rows().allInnerTexts()) {
      for (const word of name.toLowerCase().split(' ')) expect(text.toLowerCase()).toContain(word);
    }
    await page.waitForFunction(() => JSON.stringify(history.state).includes('searches'));
    expect(page.url()).not.toContain('q=');
    const search = page.getByPlaceholder('search by patient, doctor, location');
    await page.getByRole('button', { name: 'Provider Availability' }).click();
    await search.waitFor({ state: 'detached' });
    await page.goBack();
    await search.waitFor();
    expect(await search.inputValue()).toBe(name.toUpperCase());
    await page.reload();
    await count.filter({ hasText: all }).waitFor();
    expect(await search.inputValue()).toBe('');

    await desk.goTo('');
    await count.filter({ hasText: all }).waitFor();
    await rows().first().getByRole('button').first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(/open=/);
    await page.reload();

    await page.getByText('Location Details').waitFor();
    await page.locator('[data-open]').getByRole('button').first().click({ trial: true });
  });

  it('says when nothing matches, and how to see everything again', async () => {
    await desk.signIn('?period=past&q=nobody-of-that-name');
    const { page } = desk;
    await page.getByText('No past appointments found matching your criteria.').waitFor();
    await desk.expectAccessible();

    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await rows().first().waitFor();
  });

  it('shows seven columns, is used by keyboard, and takes the whole window and gives it back', async () => {
    await desk.signIn();
    const { page } = desk;
    await rows().first().waitFor();
    const headers = await page.getByRole('columnheader').allInnerTexts();
    const columns = ['Patient', 'Doctor', 'Date', 'Time', 'Location', "Doctor's Phone", 'Status'];
    expect(headers).toEqual(columns.map(desk.says));

    await rows().first().getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Location Details').waitFor();
    expect(await page.locator('[data-open]').getAttribute('data-index')).toBe('1');
    await page.keyboard.press('Enter');
    await page.getByText('Location Details').waitFor({ state: 'detached' });

    await page.getByText(/^Updated /).waitFor();
    const first = page.locator('[data-index="0"] [aria-expanded]:focus');
    for (const key of ['Enter', 'ArrowDown']) {
      await page.keyboard.press('/');
      await page.keyboard.press(key);
      await first.waitFor();
    }
    await first.dispatchEvent('keydown', { key: 'ظ', code: 'Slash', bubbles: true });
    await page.getByPlaceholder('search by patient, doctor, location').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await first.waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Location Details').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.getByText('Location Details').waitFor({ state: 'detached' });
    await first.waitFor();

    await page.getByRole('button', { name: 'Full screen' }).click();
    const fromTheEdge = (title: Element) => {
      const { left, right } = title.getBoundingClientRect();
      return document.dir === 'rtl' ? innerWidth - right : left;
    };
    expect(await page.getByRole('heading', { name: 'Appointments' }).evaluate(fromTheEdge)).toBeLessThan(60);
    await page.getByRole('button', { name: 'Refresh' }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator('aside :focus').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
  });

  it('folds place and phone into the details on a laptop, and cuts nothing off', async () => {
    const { page } = desk;
    await desk.signIn();
    await page.getByText(/^Updated /).waitFor();
    const columns = ['Patient', 'Doctor', 'Date', 'Time', 'Status'];
    // Of 1024 x 768, and of 1366 x 768 at 125%.
    for (const [width, height] of [
      [1024, 768],
      [1093, 614],
    ] as const) {
      await page.setViewportSize({ width, height });
      await desk.goTo('');
      await page.getByRole('columnheader').nth(columns.length).waitFor({ state: 'detached' });
      expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(columns.map(desk.says));
      expect(await cutOff()).toEqual([]);
      await rows().first().getByRole('button').first().click();
      await page
        .locator('[data-open]')
        .getByRole('link', { name: /^\+971 \d/ })
        .waitFor();
      await desk.expectAccessible();
    }
  });

  it('can be read and pressed on a phone', async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.signIn('?status=pending');
    await openFirst();
    const table = page.getByRole('table');

    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Appointment status updated successfully!').waitFor();
    await desk.expectAccessible();
  });

  it('shows in full what a cell cuts off, to the pointer and to the keyboard', async () => {
    const { page } = desk;
    const long = 'Dr. Abdulrahman Mohammed Abdulaziz Al Suwaidi Al Hashimi Al Mansoori';
    await page.route('**/appointments/', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as Appointment[];
      const local_doctor = { doctor_id: 999, name: long };
      await route.fulfill({ response, json: list.map((one) => ({ ...one, local_doctor })) });
    });
    await desk.signIn();
    await page.getByText(/^Updated /).waitFor();
    const full = page.locator('body > [aria-hidden]').filter({ hasText: long });
    await rows().first().getByRole('cell').nth(1).hover({ force: true });
    await full.waitFor();
    await page.mouse.move(0, 0);
    await full.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    await full.waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Location Details').waitFor();
    expect(await cutOff('[data-open] > [aria-rowindex] > div')).toEqual([]);
  });

  it('shows samples that cannot be touched when the list cannot be read, and the real list after Retry', async () => {
    const { page } = desk;
    await page.route('**/appointments/', (route) => route.fulfill({ status: 500, body: '<h1>down</h1>' }));
    await desk.signIn();
    await page.getByText('Failed to load appointments. Please try again later.').waitFor();
    await page.getByRole('button', { name: 'Sample Patient One' }).click();
    await page.getByText('No actions available').waitFor();
    expect(await page.getByText('down').count()).toBe(0);
    await desk.expectAccessible();

    await page.unroute('**/appointments/');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Sample Patient One').waitFor({ state: 'detached' });
    expect(await page.getByText('built-in sample appointments').count()).toBe(0);
  });

  it('keeps the list it has when a new one breaks off or is no list', async () => {
    await desk.signIn();
    const { page } = desk;
    await page.getByText(/^Updated /).waitFor();
    // Without the pictures, for which initials stand until they have come.
    const wordsOf = (all: Element[]) =>
      all
        .slice(0, 9)
        .flatMap((row) => [
          ...row.querySelectorAll('[aria-expanded] > span:last-child, [aria-rowindex] > :not(:first-child)'),
        ])
        .map(({ textContent }) => textContent);
    const shown = async () => [
      await page.getByRole('status').filter({ hasText: 'appointment' }).innerText(),
      ...(await rows().evaluateAll(wordsOf)),
    ];
    const before = await shown();
    const failure = page.getByText('Failed to load appointments. Please try again later.');
    for (const spoil of [(whole: string) => whole.slice(0, whole.length / 2), () => '{"appointments":[]}']) {
      await page.route('**/appointments/', async (route) => {
        // As if something had changed: otherwise there is nothing in the answer to spoil.
        const headers = { ...route.request().headers(), 'if-none-match': '"another"' };
        const response = await route.fetch({ headers });
        await route.fulfill({ response, body: spoil(await response.text()) });
      });
      await page.getByRole('button', { name: 'Refresh' }).click();
      await failure.waitFor();

      expect(await shown()).toEqual(before);
      expect(await page.getByText('built-in sample appointments').count()).toBe(0);
      await page.unroute('**/appointments/');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await failure.waitFor({ state: 'detached' });
    }
  });
});
