import dayjs from 'dayjs';
import type { Route } from 'playwright-core';

import { addAvailability } from '#contract/availabilities';
import { listLocationDoctors } from '#contract/directory';
import { setUpDesk } from '#test/support/browser/desk';
import { day, hoursAt, shown } from '#test/support/browser/hours';
import { countTogether } from '#test/support/browser/together';

const desk = setUpDesk();

const { fillForm, submitForm, openFirstDoctor, placeIds, datesInDatabase } = hoursAt(desk);

describe('the way to a doctor', () => {
  it('leads from a search over a location and its doctors to the calendar, and back', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    expect(await page.getByRole('button', { name: 'Search', exact: true }).isDisabled()).toBe(true);
    await desk.expectAccessible();
    const name = await openFirstDoctor('Al Noor Marina');
    await desk.expectAccessible();

    await page.reload();
    await page.getByRole('list', { name: 'Availability calendar' }).waitFor();
    expect(await page.getByText(name).count()).toBe(1);
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Doctor away…' }).press('Enter');
    await page.getByRole('dialog', { name: 'Doctor away' }).getByRole('heading').filter({ hasText: name }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Back to Doctors' }).click();
    await page.getByRole('button', { name }).waitFor();
    await desk.expectAccessible();
    await page.getByRole('button', { name: 'Back to Search' }).click();
    const search = page.getByPlaceholder('Search providers by name');
    await search.waitFor();
    // A reload forgets who was looked for.
    expect(await search.inputValue()).toBe('');
    await page.goBack();
    await page.getByRole('button', { name }).waitFor();

    await page.goto(`${desk.url}/?section=availabilities`);
    const recent = page.getByRole('list', { name: 'Recently used locations' });
    await recent.getByRole('button', { name: 'Al Noor Marina' }).waitFor();
    await desk.expectAccessible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Marina');
    await recent.getByRole('button', { name: 'Al Noor Marina' }).click();
    await page.getByRole('button', { name }).waitFor();
  });

  it('says when nothing was found, searches again on Retry, and keeps a search that was not submitted', async () => {
    await desk.signIn('?section=availabilities&q=no-such-place');
    const { page } = desk;
    await page.getByText('No locations found').waitFor();
    await page.route('**/operations/?search=*', (route) => route.fulfill({ status: 502, body: '<h1>down</h1>' }));
    await page.getByPlaceholder('Search providers by name').fill('Al Noor');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Failed to search for locations and doctors. Please try again.').waitFor();
    await page.unroute('**/operations/?search=*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Al Noor Deira' }).waitFor();

    const search = page.getByPlaceholder('Search providers by name');
    await search.fill('Al Noor Marina');
    await search.press('Enter');
    await page.getByRole('button', { name: 'Al Noor Marina' }).waitFor();
    await search.fill('Al Noor Deira');
    await page.getByRole('button', { name: 'Appointments' }).click();
    await page.getByText(/^Updated /).waitFor();
    await page.getByRole('button', { name: 'Provider Availability' }).click();

    await page.getByRole('button', { name: 'Al Noor Marina' }).waitFor();
    expect(await search.inputValue()).toBe('Al Noor Deira');
  });
});

describe('adding opening hours to a doctor', () => {
  it('says what is missing and sends nothing, and has what was typed when somebody comes back to it', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Marina');
    let calls = 0;
    await page.route('**/add-availability/', (route) => {
      calls += 1;
      return route.continue();
    });
    await submitForm();
    await page.getByText('Please select at least one weekday').waitFor();
    await desk.expectAccessible();
    await fillForm({ from: day(3), to: day(1), hours: ['10:00', '09:00'] });
    await submitForm();
    await page.getByText('End date cannot be before start date').waitFor();
    await page.getByText('End time must be after start time').waitFor();
    expect(calls).toBe(0);

    await fillForm({ from: day(0), to: day(2) });
    await page.getByRole('button', { name: 'Appointments' }).click();
    await page.getByText(/^Updated /).waitFor();
    await page.goBack();

    await page.getByText('3 dates').waitFor();
    expect(await page.getByLabel('Available From').inputValue()).toBe('06:00');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('alertdialog').getByText('Your changes have not been saved.').waitFor();
    await desk.expectAccessible();
    await desk.answer('Keep editing');
    expect(await page.getByLabel('Available From').inputValue()).toBe('06:00');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await desk.answer('Yes, discard');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
  });

  it('adds thirty dates, names the ones that failed, and sends only those again', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Marina');
    const failing = [day(4), day(17)];
    const sent: string[] = [];
    const together = countTogether(page, 5);
    const serve = async (route: Route) => {
      const { date } = route.request().postDataJSON() as { date: string };
      sent.push(date);
      const isFirst = sent.filter((one) => one === date).length === 1;
      await together.count(async () =>
        isFirst && failing.includes(date)
          ? route.fulfill({ status: 400, json: { detail: 'The clinic is closed.' } })
          : route.fulfill({ response: await route.fetch() }),
      );
    };
    await page.route('**/add-availability/', serve);

    await fillForm({ from: day(0), to: day(30) });
    await page.getByRole('button', { name: 'Show dates' }).click();
    await page.getByRole('checkbox', { name: shown(30) }).uncheck();
    await page.getByText('30 dates').waitFor();
    await desk.expectAccessible();
    await submitForm();

    await page.getByText('Successfully added 28 availabilities. Failed to add 2 dates.').waitFor();
    await page.getByText(`Failed: ${shown(4)}; ${shown(17)}`).waitFor();
    expect(await page.getByText('Successfully added 28 availabilities.').count()).toBe(1);
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: shown(4) })
        .filter({ hasText: 'The clinic is closed.' })
        .count(),
    ).toBe(1);
    expect([...sent].sort()).toEqual(Array.from({ length: 30 }, (_, offset) => day(offset)));
    expect(together.most()).toBe(5);
    await desk.expectAccessible();

    await page.getByRole('button', { name: 'Retry 2 failed' }).click();
    await page.getByText('Successfully added 2 availabilities.').waitFor();
    expect(sent.slice(30).sort()).toEqual(failing);
    expect(await datesInDatabase()).toEqual(Array.from({ length: 30 }, (_, offset) => day(offset)));
  });

  it('makes two ranges on two days of hours over midnight, until 24:00 and after it', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Deira');
    const sent: unknown[] = [];
    await page.route('**/add-availability/', (route) => {
      const { date, available_from, available_to } = route.request().postDataJSON() as Record<string, string>;
      sent.push([date, available_from, available_to]);
      return route.continue();
    });
    await fillForm({ from: day(40), to: day(40), hours: ['20:00', '1:00'] });
    await page.getByRole('button', { name: 'Split at midnight' }).click();
    expect(await page.getByLabel('Available To').inputValue()).toBe('24:00');
    await page.getByRole('button', { name: 'Remove 00:00 - 01:00 on the next day' }).waitFor();
    await page.getByText('2 dates').waitFor();
    await page.getByRole('button', { name: 'Show dates' }).click();
    const inEnglish = `${shown(40)}, 20:00 - 24:00; ${shown(41)}, 00:00 - 01:00`;
    const both = desk.called(inEnglish, '') || /20:00 - 24:00.+00:00 - 01:00/;
    await page.getByRole('checkbox', { name: both }).waitFor();
    await desk.expectAccessible();
    await submitForm();
    await page.getByText('Successfully added 2 availabilities.').waitFor();
    expect(sent).toEqual([
      [day(40), '20:00:00', '23:59:59'],
      [day(41), '00:00:00', '01:00:00'],
    ]);
  });

  it('takes three months of hours with a lunch break by four clicks, and the part that fits beside them', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Smile Mirdif');
    await page.getByRole('button', { name: 'Next 3 months' }).click();
    await page.getByRole('button', { name: 'Every Mon–Fri' }).click();
    await page.getByRole('button', { name: 'Lunch break' }).click();
    expect(await page.getByLabel('Available To').first().inputValue()).toBe('13:00');
    expect(await page.getByLabel('Available From (2)').inputValue()).toBe('14:00');
    await desk.expectAccessible();

    await fillForm({ from: day(60), to: day(60), hours: ['08:00', '09:00'] });
    await page.getByRole('button', { name: 'Remove hours 2' }).click();
    await submitForm();
    await page.getByText('1 slot on 1 date').waitFor();
    const tinted = page.locator('[data-added]').filter({ has: page.locator(`time[datetime="${day(60)}"]`) });
    await tinted.waitFor();
    expect(
      await tinted.evaluate((element) => element.closest('[role="list"]')!.parentElement!.scrollTop),
    ).toBeGreaterThan(0);
    await fillForm({ from: day(60), to: day(60), hours: ['07:00', '11:00'] });
    await page.getByRole('checkbox', { name: 'Add the part that fits on 1 date' }).check();
    await submitForm();
    await page.getByText('2 slots on 1 date').waitFor();
    expect(await datesInDatabase()).toEqual([day(60), day(60), day(60)]);
  });

  it('stops and sends the rest when asked, and offers it again when the session ends in the middle', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Gulf Heart Hospital');
    const held: Route[] = [];
    let isHolding = true;
    await page.route('**/add-availability/', (route) => (isHolding ? void held.push(route) : route.continue()));
    await fillForm({ from: day(0), to: day(11) });
    await submitForm();
    await page.getByText('0 of 12').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopping...').waitFor();
    expect(held).toHaveLength(5);
    isHolding = false;
    for (const route of held) await route.continue();
    await page.getByText('5 added, 7 not sent').waitFor();
    await page.getByRole('button', { name: 'Send the other 7' }).click();
    await page.getByText(/^Successfully added/).waitFor();
    expect(await datesInDatabase()).toHaveLength(12);

    let calls = 0;
    await page.route('**/add-availability/', (route) => {
      calls += 1;
      return calls > 3 ? route.fulfill({ status: 401, json: { detail: 'Token expired.' } }) : route.continue();
    });
    await fillForm({ from: day(20), to: day(29) });
    await submitForm();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await page.unroute('**/add-availability/');
    await desk.signInHere();

    await page.getByRole('button', { name: 'Go back to it' }).click();
    await page.getByText('Your session ended in the middle.').waitFor();
    await page.getByRole('button', { name: /^Send the other/ }).click();
    await page.getByText(/^Successfully added/).waitFor();
    expect(await datesInDatabase()).toHaveLength(22);
  });
});

describe('adding opening hours to all doctors of a location', () => {
  it('sends one call a date for their provider, and skips what is there when asked to', async () => {
    await desk.signIn('?section=availabilities&q=Smile%20Mirdif');
    const { page } = desk;
    const bodies: unknown[] = [];
    await page.route('**/add-provider-availabilities/', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.continue();
    });
    await page.getByRole('button', { name: 'Smile Mirdif' }).click();
    await page.getByRole('button', { name: 'Add Availability for All Doctors' }).click();
    await page.getByRole('dialog').waitFor();
    const staff = await desk.backend.call(listLocationDoctors, { params: { id: placeIds().location_id } });
    const doctors = staff.body.length;
    expect(await page.getByRole('checkbox', { name: 'Skip existing' }).isChecked()).toBe(true);
    await fillForm({ from: day(0), to: day(1) });
    await desk.expectAccessible();
    await submitForm();
    await page.getByText(`Successfully added ${2 * doctors} availabilities.`).waitFor();
    await page.getByText(`${2 * doctors} slots on 2 dates`).waitFor();
    const { location_id } = placeIds();
    const hours = { available_from: '06:00:00', available_to: '06:30:00', location: location_id, skip_existing: true };
    expect(bodies).toEqual([
      { date: day(0), ...hours },
      { date: day(1), ...hours },
    ]);

    await fillForm({ from: day(0), to: day(1) });
    await submitForm();
    await page.getByText(`0 added, ${2 * doctors} skipped`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('deleting a slot', () => {
  it('asks first, deletes on a yes, and says so when it could not', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Deira');
    const { doctorId, location_id } = placeIds();
    await desk.backend.call(addAvailability, {
      params: { doctorId },
      body: { location_id, date: dayjs().format('YYYY-MM-DD'), available_from: '00:10:00', available_to: '00:15:00' },
    });
    await page.reload();
    const slot = page.getByRole('button', { name: 'Delete 00:10 - 00:15' });
    await slot.click();
    await page.getByText('It is not booked.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toEqual(desk.says('Cancel'));
    await desk.expectAccessible();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });

    await page.route('**/availabilities/*/', (route) => route.fulfill({ status: 500, body: '' }));
    await slot.click();
    await desk.answer('Delete');
    await page.getByText('Failed to delete availability. Please try again.').waitFor();
    await page.unroute('**/availabilities/*/');
    await slot.click();
    await desk.answer('Delete');
    await page.getByText('Availability deleted successfully!').waitFor();
    await slot.waitFor({ state: 'detached' });
  });
});

describe('a plan without hours', () => {
  it('takes the free hours of its dates away, leaves what is booked, and names what failed', async () => {
    await desk.signIn('?section=availabilities');
    const { page } = desk;
    await openFirstDoctor('Al Noor Barsha');
    await page.route('**/doctor-availabilities/*', async (route) => {
      const list = (await (await route.fetch()).json()) as { date: string; status: string }[];
      await route.fulfill({ json: list.map((slot) => (slot.date === day(42) ? { ...slot, status: 'booked' } : slot)) });
    });
    await fillForm({ from: day(40), to: day(43), hours: ['07:00', '07:40'] });
    await submitForm();
    await page.getByText('Successfully added 4 availabilities.').waitFor();

    const more = page.getByRole('button', { name: 'More for these hours' });
    await more.click();
    await desk.expectAccessible();
    await page.getByRole('menuitem', { name: 'Add Availability' }).click();
    expect(await page.getByLabel('Start Date').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Plan hours' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan hours' });
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    await dialog.getByLabel('Start Date').fill(day(30));
    await dialog.getByLabel('End Date').fill(day(43));
    await dialog.getByRole('button', { name: 'Add range' }).first().click();
    await press('No hours');
    await dialog.getByLabel('From').waitFor({ state: 'detached' });
    await press('Show difference');
    await dialog.getByRole('cell', { name: 'booked', exact: true }).waitFor();
    await desk.expectAccessible();

    await page.route('**/availabilities/*/', (route) => route.fulfill({ status: 409, json: { detail: 'Not now.' } }), {
      times: 1,
    });
    await press('Apply: remove 3');
    await desk.answer('Remove them');
    await dialog.getByText('Not now.').waitFor();
    await press('Retry 1 failed');
    await dialog.getByText('The plan is applied: 1 change.').waitFor();
    expect(await datesInDatabase()).toEqual([day(42)]);
    await desk.expectAccessible();
  });
});
