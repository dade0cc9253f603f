import type { Route } from 'playwright-core';

import { addAvailability, listDoctorAvailabilities } from '#contract/availabilities';
import { listLocationDoctors } from '#contract/directory';
import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';
import { day, hoursAt, shown } from '#test/support/browser/hours';

const desk = setUpDesk();
const { fillForm, submitForm, openFirstDoctor, placeIds, datesInDatabase } = hoursAt(desk);

async function logInAgain() {
  const { page } = desk;
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the form for all doctors of a location, and returns their ids. */
async function openBulkForm(location: string): Promise<number[]> {
  await desk.signIn(`?section=availabilities&q=${encodeURIComponent(location)}`);
  const { page } = desk;
  await page.getByRole('button', { name: location }).click();
  await page.getByRole('button', { name: 'Add Availability for All Doctors' }).click();
  await page.getByRole('dialog').waitFor();
  const { body } = await desk.backend.call(listLocationDoctors, { params: { id: placeIds().location_id } });
  return body.map(({ id }) => Number(id));
}

const addOverlap = (doctorId: number, offset: number) =>
  desk.backend.call(addAvailability, {
    params: { doctorId },
    body: {
      location_id: placeIds().location_id,
      date: day(offset),
      available_from: '06:10:00',
      available_to: '06:20:00',
    },
  });

describe('hours that overlap', () => {
  it('are unticked from the start for one doctor, and say why', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Marina');
    await addOverlap(placeIds().doctorId, 1);
    await page.reload();
    await page.getByRole('list', { name: 'Availability calendar' }).waitFor();
    await fillForm({ from: day(0), to: day(2) });
    await page.getByText('1 date is unticked: it overlaps a slot that is there already.').waitFor();
    await page.getByRole('button', { name: 'Show dates' }).click();
    await page.getByText('overlaps 06:10 - 06:20').waitFor();
    await desk.expectAccessible();
    await submitForm();

    await page.getByText('Successfully added 2 availabilities.').waitFor();
  });

  it('of one doctor cost the colleagues nothing, and are told as skipped, with what is there', async () => {
    const doctors = await openBulkForm('Smile Mirdif');
    const { page } = desk;
    await addOverlap(doctors[0] ?? 0, 1);
    await fillForm({ from: day(0), to: day(2) });
    await page.getByText('3 dates', { exact: true }).waitFor();
    await submitForm();

    const added = 3 * doctors.length - 1;
    await page.getByText(`Successfully added ${added} availabilities.`).waitFor();
    await page.getByText(`${added} slots on 3 dates`).waitFor();
    await page.getByText(`${added} added, 1 skipped`).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    const lines = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: shown(1) });
    expect(await lines.count()).toBe(doctors.length);
    expect(await lines.filter({ hasText: 'skipped: has 06:10 - 06:20' }).count()).toBe(1);
    expect(await lines.filter({ hasText: 'added' }).count()).toBe(doctors.length - 1);
    expect(await page.getByRole('button', { name: /^Retry/ }).count()).toBe(0);
    await desk.expectAccessible();

    await fillForm({ from: day(0), to: day(2) });
    await page.getByRole('button', { name: 'Show dates' }).click();
    await page.getByText(`1 of ${doctors.length} doctors overlaps`).waitFor();
  });
});

describe('several ranges of hours a day', () => {
  it('are added in one run, with a line for each, and told as slots and dates', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Deira');
    await fillForm({ from: day(0), to: day(1), hours: ['9', '13'] });
    await page.getByRole('button', { name: 'Add hours' }).click();
    await page.getByLabel('Available From (2)').fill('16');
    await page.getByLabel('Available To (2)').fill('20');
    await desk.expectAccessible();
    await submitForm();

    await page.getByText('Successfully added 4 availabilities.').waitFor();
    await page.getByText('4 slots on 2 dates').waitFor();
    expect(await page.getByLabel('Start Date').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText(`${shown(1)} · 16:00 - 20:00`).waitFor();
    expect(await datesInDatabase()).toEqual([day(0), day(0), day(1), day(1)]);
  });
});

describe('a doctor who is searched for by name', () => {
  it('is opened at one of his or her locations', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    const name = await openFirstDoctor('Al Noor Marina');
    await page.getByRole('button', { name: 'Back to Doctors' }).click();
    await page.getByRole('button', { name: 'Back to Search' }).click();
    const called = name.replace(/^(Dr|د)\. /, '');
    await page.getByPlaceholder('Search providers by name').fill(called);
    await page.keyboard.press('Enter');
    const place = new RegExp(`${called}\\S* (at|في) \\S?Al Noor Marina`);
    await page.getByRole('button', { name: place }).waitFor();
    await desk.expectAccessible();
    await page.getByRole('button', { name: place }).click();

    await page.getByRole('list', { name: 'Availability calendar' }).waitFor();
    await page.getByText(name).waitFor();
  });
});

describe('an answer that is lost', () => {
  it('makes no second slot, though Retry is pressed', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Gulf Heart Hospital');
    const reads = '**/doctor-availabilities/*';
    await page.route('**/add-availability/', async (route: Route) => {
      await route.fetch();
      await page.route(reads, (read) => read.abort());
      await route.abort();
    });
    await fillForm({ from: day(20), to: day(20) });
    await submitForm();
    await page.getByRole('button', { name: 'Retry 1 failed' }).waitFor();
    await page.unroute('**/add-availability/');
    await page.unroute(reads);
    await page.getByRole('button', { name: 'Retry 1 failed' }).click();

    // It is the work of the first try.
    await page.getByText('Successfully added 1 availabilities.').waitFor();
    expect((await datesInDatabase()).filter((date) => date === day(20))).toHaveLength(1);
  });

  it('to a deletion is looked up, and the slot goes', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Marina');
    await addOverlap(placeIds().doctorId, 0);
    await page.goto(page.url());
    const { body } = await desk.backend.call(listDoctorAvailabilities, {
      params: { doctorId: placeIds().doctorId },
      query: { location_id: placeIds().location_id },
    });
    expect(body.length).toBeGreaterThan(0);
    await page.route('**/availabilities/*/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const slot = page
      .getByRole('button', { name: /^Delete \d/ })
      .and(page.locator('[aria-label]'))
      .first();
    const name = (await slot.getAttribute('aria-label')) ?? '';
    await slot.click();
    await desk.answer('Delete');

    await page.getByText('Availability deleted successfully!').waitFor();
    await page.getByRole('button', { name }).waitFor({ state: 'detached' });
  });
});

describe('a session that ends in the middle', () => {
  it('leads back to the form for all doctors with the rest', async () => {
    await openBulkForm('Oasis Children Clinic');
    const { page } = desk;
    let calls = 0;
    await page.route('**/add-provider-availabilities/', (route) => {
      calls += 1;
      return calls > 3 ? route.fulfill({ status: 401, json: { detail: 'Token expired.' } }) : route.continue();
    });
    await fillForm({ from: day(0), to: day(9) });
    await submitForm();
    await logInAgain();
    await page.unroute('**/add-provider-availabilities/');
    await page.getByRole('button', { name: 'Go back to it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Availability for All Doctors' });
    await dialog.getByText('Your session ended in the middle.').waitFor();
    await desk.expectAccessible();
    await dialog.getByRole('button', { name: /^Send the other/ }).click();

    await dialog.getByText(/^Successfully added/).waitFor();
  });

  it('again and again is gone on from until the last date, though a token lives for three calls', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Gulf Heart Hospital');
    let calls = 0;
    await page.route('**/provider-service/**', (route) => {
      if (route.request().url().includes('custom_token')) {
        calls = 0;
        return route.continue();
      }
      calls += 1;
      return calls > 3 ? route.fulfill({ status: 401, json: { detail: 'Token expired.' } }) : route.continue();
    });
    const { doctorId, location_id } = placeIds();
    const stored = async () => {
      const asked = { params: { doctorId }, query: { location_id } };
      const { body } = await desk.backend.call(listDoctorAvailabilities, asked);
      return body.map(({ date }) => date).filter((date) => date >= day(30));
    };
    await fillForm({ from: day(30), to: day(34) });
    await submitForm();
    for (let session = 0; session < 6 && (await stored()).length < 5; session += 1) {
      await logInAgain();
      await page.getByRole('button', { name: 'Go back to it' }).click();
      const [rest, login] = [
        page.getByRole('button', { name: /^Send the other/ }),
        page.getByRole('heading', { name: 'Login' }),
      ];
      // What the section reads again may be all that the token lives for.
      await rest.or(login).first().waitFor();
      if (await login.isVisible()) continue;
      await rest.click();
      await page
        .getByText(/^Successfully added/)
        .or(login)
        .first()
        .waitFor();
    }

    expect((await stored()).sort()).toEqual([30, 31, 32, 33, 34].map(day));
  });
});
