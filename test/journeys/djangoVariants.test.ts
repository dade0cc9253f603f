import dayjs from 'dayjs';

import { createAppointment, listAppointments } from '#contract/appointments';
import { addAvailability, listDoctorAvailabilities } from '#contract/availabilities';
import { searchDoctors, type NameEntry } from '#contract/directory';
import { listSubcategories } from '#contract/homeServices/catalogue';
import { listLabServices } from '#contract/homeServices/lists';
import { listServiceLinks } from '#contract/homeServices/providers';
import { DEMO } from '#server/demo/accounts';
import { TOKEN_LIFE, type VariantName } from '#test/support/backend/djangoVariants';
import { setUpDjangoDesk } from '#test/support/browser/djangoDesk';
import { hoursAt } from '#test/support/browser/hours';
import { chooseSlot } from '#test/support/browser/moves';
import { endSessionAt } from '#test/support/browser/sessions';

const { desk, django } = setUpDjangoDesk();

const { fillForm, submitForm, openFirstDoctor, placeIds } = hoursAt(desk);
const dialog = () => desk.page.getByRole('dialog');

/** Beyond the seeded hours, so that nothing is in the way; each journey has a week of its own. */
const dayOf = (week: number, offset: number) =>
  dayjs()
    .add(200 + 7 * week, 'day')
    .add(offset, 'day')
    .format('YYYY-MM-DD');

/** The dates of some weeks on which a doctor has hours that early. */
async function datesOf(doctorId: number | string, from: string, to: string): Promise<string[]> {
  const { body } = await desk.backend.call(listDoctorAvailabilities, { params: { doctorId }, query: {} });
  return body
    .filter(({ date, available_from: start }) => start.startsWith('06:00') && from <= date && date <= to)
    .map(({ date }) => date)
    .sort();
}

/** Opens the calendar of the first doctor of a location, and returns the doctor's id. */
async function openDoctor(location: string): Promise<number> {
  await desk.signIn('?section=availabilities');
  await openFirstDoctor(location);
  return placeIds().doctorId;
}

describe('where an item has one translation of a language, for good', () => {
  beforeEach(() => {
    django.behave('uniqueTranslations');
  });

  const subcategories = async () => (await desk.backend.call(listSubcategories, { query: {} })).body;
  const labServices = async () => (await desk.backend.call(listLabServices, { query: {} })).body;

  it('a changed name is refused with a note, and the Arabic name goes on (27)', async () => {
    await desk.signIn('?section=home-services');
    await changeNames('subcategories', subcategories);
    await changeNames('labServices', labServices);
  });

  async function changeNames(tab: string, listed: typeof subcategories | typeof labServices): Promise<void> {
    await desk.goTo(`?section=home-services&tab=${tab}`);
    const { page } = desk;
    const untranslated = (await listed()).find((one) => one.translations?.every(({ locale }) => locale === 'en'));
    const name = untranslated?.name ?? '';
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    await dialog().getByLabel('English Name').fill(`${name} II`);
    await dialog().getByLabel('Arabic Name').fill('اسم جديد');
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();

    await page.getByText(/must make a unique set/).waitFor();
    await dialog().waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    const saved = (await listed()).find(({ id }) => id === untranslated?.id);
    expect(saved?.translations?.map((one) => one.name).sort()).toEqual([name, 'اسم جديد']);
  }
});

describe('where a link is replaced as a whole', () => {
  it('a price is saved all the same, and the next one at once (28)', async () => {
    django.behave('strictLinks');
    await desk.signIn('?section=home-services&tab=linking&provider=1');
    const rows = desk.page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: desk.page.getByRole('button', { name: /^Unlink/ }) });
    for (const [at, price] of ['131.25', '140.00'].entries()) {
      const row = rows.nth(at);
      await row.getByLabel(/^Price of/).fill(price);
      await row.getByLabel(/^Price of/).press('Enter');
      await row.getByText('Saved', { exact: true }).waitFor();
    }

    const { body } = await desk.backend.call(listServiceLinks, { query: { provider: 1 } });
    expect(body.slice(0, 2).map(({ price }) => price)).toEqual(['131.25', '140.00']);
    // The first price is refused once; from then on the page knows what this service wants.
    expect(django.calls().filter(({ method }) => method === 'PUT')).toHaveLength(3);
  });
});

describe('where doctors of another provider work at a location', () => {
  it('they get their hours by calls of their own, and the ledger names them (29)', async () => {
    django.behave('guestDoctors');
    await desk.signIn('?section=availabilities&q=Smile%20Mirdif');
    const { page } = desk;
    await page.getByRole('button', { name: 'Smile Mirdif' }).click();
    await page.getByRole('button', { name: 'Add Availability for All Doctors' }).click();
    await fillForm({ from: dayOf(1, 0), to: dayOf(1, 1) });
    await submitForm();
    await dialog()
      .getByText('Successfully added')
      .or(page.getByText(/^Successfully added/))
      .first()
      .waitFor();

    const single = django.calls().filter(({ path }) => path.endsWith('/add-availability/'));
    const guests = new Set(single.map(({ path }) => path.split('/')[2] ?? ''));
    expect([guests.size, single.length]).toEqual([2, 4]);
    for (const guest of guests) expect(await datesOf(guest, dayOf(1, 0), dayOf(1, 6))).toHaveLength(2);
    const { body } = await desk.backend.call(searchDoctors, { query: { search: '', limit: 50 } });
    const names = body.doctors.filter(({ id }) => guests.has(String(id))).map(({ first_name: name }) => name);
    await dialog().getByRole('button', { name: 'Show all' }).click();
    for (const name of names) await dialog().getByRole('listitem').filter({ hasText: name }).first().waitFor();
  });
});

describe('where hours that are there already are answered 200 with a note', () => {
  it('they are told as already there, and not as added (30)', async () => {
    django.behave('skippedWith200');
    const doctorId = await openDoctor('Al Noor Marina');
    const { page } = desk;
    const { location_id } = placeIds();
    for (const date of [dayOf(2, 0), dayOf(2, 1)]) {
      // Somebody else adds them after the page has read what is there.
      const body = { location_id, date, available_from: '06:00:00', available_to: '06:30:00' };
      await desk.backend.call(addAvailability, { params: { doctorId }, body });
    }
    await fillForm({ from: dayOf(2, 0), to: dayOf(2, 2) });
    await submitForm();

    await page.getByText('1 added, 2 skipped').waitFor();
    expect(await datesOf(doctorId, dayOf(2, 0), dayOf(2, 6))).toHaveLength(3);
  });
});

describe('where there is room for a few calls a second', () => {
  it('a plan of many dates waits and ends whole, and nothing on screen is replaced by an error', async () => {
    django.behave('throttled');
    const doctorId = await openDoctor('Al Noor Deira');
    const { page } = desk;
    await page.evaluate(() => {
      const seen = () => document.querySelector('[role="alert"], li[data-outcome="failed"]')?.textContent;
      new MutationObserver(() => document.body.setAttribute('data-seen', seen() ?? '')).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    await fillForm({ from: dayOf(12, 0), to: dayOf(12, 19) });
    await submitForm();
    await page.getByText('The service asks to wait. It goes on by itself in 1 second.').first().waitFor();
    await desk.expectAccessible();
    await page.getByText('Successfully added 20 availabilities.').waitFor();
    expect(await page.getByRole('list', { name: 'Availability calendar' }).isVisible()).toBe(true);
    await fillForm({ from: dayOf(12, 0), to: dayOf(12, 19) });
    await page.getByText('20 dates are unticked: they overlap slots that are there already.').waitFor();

    expect(await datesOf(doctorId, dayOf(12, 0), dayOf(12, 19))).toHaveLength(20);
    const added = django.calls().filter(({ path }) => path.endsWith('/add-availability/'));
    expect(added.length).toBeGreaterThan(20);
    expect(await page.locator('body').getAttribute('data-seen')).toBe('');
  });
});

describe('twelve patients of a doctor who is away are moved, each once', () => {
  it.each<[string, number, readonly VariantName[]]>([
    ['where lists come in pages, and names are plain', 20, ['paginated', 'namesAsTexts']],
    ['where there is room for a few calls a second', 22, ['throttled']],
  ])('%s', async (_, week, variants) => {
    const [day, next] = [dayOf(week, 0), dayOf(week, 1)];
    const { body: list } = await desk.backend.call(listAppointments);
    const { doctor_id, location_id } = list.find((one) => one.location_id !== null && one.local_doctor)!;
    for (const date of [day, next])
      await desk.backend.call(addAvailability, {
        params: { doctorId: doctor_id },
        body: { location_id: location_id!, date, available_from: '06:00', available_to: '12:00' },
      });
    const patients = [...new Set(list.map(({ user_id }) => user_id))].slice(0, 12);
    for (const [at, user_id] of patients.entries()) {
      const start_time = `${String(6 + Math.floor(at / 3)).padStart(2, '0')}:${(at % 3) * 2}0:00`;
      const end_time = start_time.replace(/0:00$/, '9:00');
      const body = { user_id, doctor_id, location_id, date: day, start_time, end_time };
      await desk.backend.call(createAppointment, { body });
    }
    django.behave(...variants);
    await desk.signIn(`?away=${doctor_id}&on=${day}`);
    await dialog().getByRole('button', { name: 'Move 12 patients' }).click();
    await desk.answer('Yes, move them');
    await dialog().getByText('12 patients were moved.').waitFor();
    await dialog().getByRole('region', { name: 'Closed hours' }).waitFor();

    const { body: after } = await desk.backend.call(listAppointments);
    const ofDoctor = after.filter((one) => one.doctor_id === doctor_id && [day, next].includes(one.date));
    expect(ofDoctor.map(({ date, status }) => `${date} ${status}`).sort()).toEqual([
      ...patients.map(() => `${day} rejected`),
      ...patients.map(() => expect.stringMatching(new RegExp(`^${next} (pending|confirmed)$`)) as string),
    ]);
  });
});

describe('where the token of a one-time password opens nothing', () => {
  it('the dashboard and the users open with the token of the login (31)', async () => {
    django.behave('storedTokenOnly');
    await desk.signIn('?section=referral-tracking');
    const { page } = desk;
    await page.getByLabel('One-time password').fill(DEMO.otp);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'User Statistics' }).waitFor();
    await page.getByRole('button', { name: 'View All Users' }).click();
    await page.getByText(/^Showing page 1 of/).waitFor();

    // One call was refused; what opened the dashboard opens the rest of the section at once.
    const figures = django.calls().filter(({ path }) => path.startsWith('/operations/'));
    expect(figures.filter(({ token }) => token === 'a token that opens nothing')).toHaveLength(1);
  });
});

/** Signs in on the page as it is. */
async function signInAgain(): Promise<void> {
  const { page } = desk;
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor({ state: 'detached' });
}

describe('where a token is good for a few calls', () => {
  const ENDED = 'Your session has ended. Please log in again.';

  it('the notice that the session has ended goes when somebody signs in (32)', async () => {
    django.behave('shortTokens');
    await openDoctor('Gulf Heart Hospital');
    const { page } = desk;
    await fillForm({ from: dayOf(3, 0), to: dayOf(3, 5) });
    await submitForm();
    await page.getByText(ENDED).waitFor();
    await signInAgain();

    await page.getByRole('button', { name: 'Go back to it' }).waitFor();
    expect(await page.getByText(ENDED).count()).toBe(0);
  });

  it('a plan that is cut off again and again goes on until its last date (32)', async () => {
    django.behave('shortTokens');
    const doctor = await openDoctor('Oasis Children Clinic');
    const { page } = desk;
    const dates = Array.from({ length: 10 }, (_, offset) => dayOf(5, offset));
    await fillForm({ from: dayOf(5, 0), to: dayOf(5, 9) });
    await submitForm();
    for (let rounds = Math.ceil(dates.length / TOKEN_LIFE); rounds > 1; rounds -= 1) {
      await page.getByRole('heading', { name: 'Login' }).waitFor();
      await signInAgain();
      await page.getByRole('button', { name: 'Go back to it' }).click();
      await page.getByText('Your session ended in the middle.').waitFor();
      await page.getByRole('button', { name: /^Send the other/ }).click();
    }

    await page.getByText(/^Successfully added/).waitFor();
    expect(await datesOf(doctor, dayOf(5, 0), dayOf(6, 6))).toEqual(dates);
  });

  it('a move whose Confirm met the end of the session is back with its date and time (32)', async () => {
    django.behave();
    await desk.signIn('?status=pending');
    const { page } = desk;
    await page.locator('[data-key]').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Reschedule' }).click();
    await chooseSlot(dialog());
    const pressed = dialog().locator('button[aria-pressed="true"]');
    // How many times a day has is drawn after what can be chosen.
    const areCounted = () =>
      pressed
        .first()
        .getByText(/ free$/)
        .waitFor();
    await areCounted();
    const chosen = await pressed.allInnerTexts();
    await endSessionAt(page, '**/appointments/*/', 'PATCH');
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await signInAgain();

    // By itself, for the list is on screen; the notice that leads there goes.
    await pressed.nth(1).waitFor();
    await page.getByRole('button', { name: 'Go back to it' }).waitFor({ state: 'detached' });
    await areCounted();
    expect(await pressed.allInnerTexts()).toEqual(chosen);
    expect(await dialog().getByRole('button', { name: 'Confirm' }).isEnabled()).toBe(true);
  });
});

describe('where the session ends while the page looks whether an item is there', () => {
  it('nothing was sent, so that every field of the item can still be changed (32)', async () => {
    django.behave();
    await desk.signIn('?section=home-services&tab=labServices');
    const { page } = desk;
    await page.getByRole('button', { name: 'Add Lab Service' }).click();
    await desk.choose(dialog().getByLabel('Subcategory'), 'Hormones');
    await dialog().getByLabel('Code').fill('LKP-1');
    await dialog().getByLabel('English Name').fill('Looked Up');
    await endSessionAt(page, '**/api/v3/services/?*', 'GET');
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await signInAgain();
    await page.getByRole('button', { name: 'Go back to it' }).click();
    await dialog().getByLabel('Code').fill('LKP-2', { timeout: 9000 });
    await dialog()
      .getByRole('button', { name: /^(Save|Retry)$/ })
      .click();
    await dialog().waitFor({ state: 'hidden' });

    const { body } = await desk.backend.call(listLabServices, { query: {} });
    expect(body.filter(({ code }) => code.startsWith('LKP')).map(({ code }) => code)).toEqual(['LKP-2']);
  });
});

describe('where what a doctor speaks and offers is a list of', () => {
  const shapes = [
    ['names', 'namesAsTexts'],
    ['objects', 'namesAsObjects'],
  ] as const;

  const nameOf = (entry: NameEntry) => (typeof entry === 'string' ? entry : entry.name);

  it.each(shapes)('%s: an edit keeps all that was there (21)', async (shape, habit) => {
    django.behave(habit);
    await desk.signIn('?section=manage-providers&q=a&kind=doctors');
    const { page } = desk;
    await page.getByRole('button', { name: /^Dr\./ }).first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const languages = dialog().getByRole('button', { name: /^Remove / });
    await languages.first().waitFor();
    const before = await languages.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));
    await dialog().getByLabel('Bio').fill(`Edited where it is a list of ${shape}.`);
    await dialog().getByRole('button', { name: 'Update' }).click();
    await page.getByText('The profile was updated.').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await languages.first().waitFor();

    const after = await languages.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));
    expect(after).toEqual(before);
    const [saved] = (await desk.backend.call(searchDoctors, { query: { search: 'a', limit: 50 } })).body.doctors.filter(
      ({ bio }) => bio === `Edited where it is a list of ${shape}.`,
    );
    expect(
      [...(saved?.languages ?? []), ...(saved?.services ?? [])].map(nameOf).map((name) => `Remove ${name}`),
    ).toEqual(before);
  });
});

describe('where every list comes in pages', () => {
  it('each is shown to its end', async () => {
    django.behave('paginated');
    const { body: links } = await desk.backend.call(listServiceLinks, { query: { provider: 1 } });
    await desk.signIn('?section=home-services&tab=linking&provider=1');

    await desk.page.getByText(`${links.length} entries`).waitFor();
    expect(django.calls().filter(({ path }) => path === '/api/v3/provider-services/').length).toBeGreaterThan(1);
  });
});
