import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

async function openSchedule() {
  await desk.signIn('?section=home-services&tab=schedule');
  const { page } = desk;
  await page.getByText('Choose a provider first.').waitFor();
  await page.getByLabel('Provider').click();
  await page.getByRole('option').first().click();
  await rows().first().waitFor();
}

const rows = () =>
  desk.page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: desk.page.getByRole('button', { name: /^Edit/ }) });
const row = (date: string) => desk.page.getByRole('row', { name: date });

describe('the availability of a home provider', () => {
  it('takes an entry for a date with the usual hours, changes and deletes it', async () => {
    await openSchedule();
    const { page } = desk;
    await page.getByRole('button', { name: 'Add Availability' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please enter a date').waitFor();
    expect([await page.getByLabel('Start Time').inputValue(), await page.getByLabel('End Time').inputValue()]).toEqual([
      '09:00',
      '17:00',
    ]);
    await desk.expectAccessible();
    await page.getByLabel('Date').fill('2020-03-02');
    await page.getByLabel('Slot Duration').click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(
      [15, 30, 45, 60, 75, 90, 105, 120].map((minutes) => desk.says(`${minutes} minutes`)),
    );
    await page.keyboard.press('Escape');
    await desk.choose(page.getByRole('combobox', { name: 'Slot Duration' }), '45 minutes');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await row('Mon, 2 Mar 2020').getByText('09:00 - 17:00').waitFor();
    await row('Mon, 2 Mar 2020').getByText('45 minutes').waitFor();

    await page.getByRole('button', { name: 'Edit Mon, 2 Mar 2020' }).click();
    expect(await page.getByRole('button', { name: 'Multiple Dates' }).count()).toBe(0);
    await page.getByLabel('End Time').fill('08:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('End time must be after start time').waitFor();
    await page.getByLabel('End Time').fill('12:30');
    await page.getByRole('dialog').getByLabel('Available').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await row('Mon, 2 Mar 2020').getByText('09:00 - 12:30').waitFor();
    await row('Mon, 2 Mar 2020').getByText('Unavailable').waitFor();

    await page.getByRole('button', { name: 'Delete Mon, 2 Mar 2020' }).click();
    await page.getByRole('alertdialog').getByText('This action cannot be undone').waitFor();
    await desk.expectAccessible();
    await desk.answer('Delete');
    await row('Mon, 2 Mar 2020').waitFor({ state: 'detached' });
  });

  it('is the same place by its link, keeps what was refused, and takes words and hours over midnight', async () => {
    await openSchedule();
    const { page } = desk;
    const dates = await rows()
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual([...dates].sort());
    await page.waitForURL(/provider=/);
    const chosen = await page.getByRole('combobox', { name: 'Provider' }).innerText();
    await page.reload();
    await rows().first().waitFor();

    expect(await page.getByRole('combobox', { name: 'Provider' }).innerText()).toBe(chosen);
    expect(await page.getByRole('tab', { name: 'Availability' }).getAttribute('aria-selected')).toBe('true');

    const taken = await rows().first().locator('time').getAttribute('datetime');
    await page.getByRole('button', { name: 'Add Availability' }).click();
    await page.getByLabel('Date').fill(taken ?? '');
    await page.getByLabel('Start Time').fill('00:00');
    await page.getByLabel('End Time').fill('23:30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    await page.getByText('Failed to create availability. Please try again.').waitFor();
    await page.getByText('This provider already has hours on').waitFor();
    expect(await page.getByLabel('Start Time').inputValue()).toBe('00:00');

    await page.getByLabel('Date').fill('3rd of شباط, 2020');
    await page.getByLabel('Start Time').fill('٩ م');
    await page.getByLabel('End Time').fill('2 am');
    await page.getByRole('button', { name: 'Split at midnight' }).click();
    await page.getByText('2 dates').waitFor();
    await desk.expectAccessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row('Mon, 3 Feb 2020').getByText('21:00 - 24:00').waitFor();
    await row('Tue, 4 Feb 2020').getByText('00:00 - 02:00').waitFor();

    await page.getByRole('button', { name: 'Edit Mon, 3 Feb 2020' }).click();
    expect(await page.getByLabel('End Time').inputValue()).toBe('24:00');
  });

  it('adds every chosen weekday of a range, and sends again only what failed', async () => {
    await openSchedule();
    const { page } = desk;
    await page.getByRole('button', { name: 'Add Availability' }).click();
    await page.getByRole('button', { name: 'Multiple Dates' }).click();
    const [from, to] = [page.getByLabel('Start Date'), page.getByLabel('End Date')];
    expect((await from.boundingBox())!.y).toBe((await to.boundingBox())!.y);
    await page.getByRole('button', { name: 'Next 4 weeks' }).click();
    expect([await from.inputValue(), await to.inputValue()].includes('')).toBe(false);
    await page.getByLabel('Start Date').fill('2028-01-31');
    await page.getByLabel('End Date').fill('2028-01-01');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please select at least one weekday').waitFor();
    await page.getByText('End date cannot be before start date').waitFor();
    await desk.expectAccessible();

    const sent: string[] = [];
    let isFailing = true;
    await page.route('**/availability/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const { date } = route.request().postDataJSON() as { date: string };
      sent.push(date);
      return isFailing && date === '2028-01-10'
        ? route.fulfill({ status: 503, json: { detail: 'Come back later.' } })
        : route.continue();
    });
    await page.getByLabel('Start Date').fill('2028-01-01');
    await page.getByLabel('End Date').fill('2028-01-31');
    await page.getByRole('button', { name: 'Monday' }).click();
    await page.getByText('5 dates').waitFor();
    await page.getByRole('button', { name: 'Show dates' }).click();
    await page.getByLabel('Mon, 31 Jan 2028').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Successfully added 3 availabilities. Failed to add 1 dates.').waitFor();
    await page.getByRole('region').getByText('Come back later.').waitFor();
    await desk.expectAccessible();

    isFailing = false;
    await page.getByRole('button', { name: /^Retry/ }).click();
    await page.getByText('Successfully added 1 availabilities.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect([...sent].sort()).toEqual(['2028-01-03', '2028-01-10', '2028-01-10', '2028-01-17', '2028-01-24']);
  });

  it('plans a week by keys and by mouse, changes what is there, and takes it back', async () => {
    await openSchedule();
    const { page } = desk;
    const dialog = page.getByRole('dialog', { name: 'Plan hours' });
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const monday = dialog.getByRole('group', { name: 'Monday', exact: true });
    const show = async () => {
      await press('Show difference');
      return dialog.getByRole('table', { name: 'Difference' });
    };
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/availability/')) sent.push(request.method());
    });
    await page.getByRole('button', { name: 'Plan hours' }).click();
    await dialog.getByLabel('Start Date').fill('2030-03-04');
    await dialog.getByLabel('End Date').fill('2030-03-05');
    for (const name of ['Monday', 'Tuesday']) {
      await dialog.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Add range' }).click();
      await page.keyboard.type('22:00');
    }
    await monday.getByLabel('To').fill('1:00');
    await press('Show difference');
    await dialog.getByText('End time must be after start time').first().waitFor();
    await monday.getByRole('button', { name: 'Split at midnight' }).click();
    const tuesday = dialog.getByRole('group', { name: 'Tuesday', exact: true });
    await tuesday.getByLabel('To').last().fill('23:00');
    const table = await show();
    await table.getByRole('row').nth(3).waitFor();
    await dialog.getByText('Bookings of home services are in no list').waitFor();
    await desk.expectAccessible();
    await press('Apply: add 3');
    await dialog.getByText('The plan is applied: 3 changes.').waitFor();
    await show();
    await dialog.getByText('Nothing to change').waitFor();
    await press('Back to the week');

    const end = monday.getByRole('slider', { name: 'End of range' });
    await end.focus();
    for (const key of ['PageDown', 'ArrowRight']) await page.keyboard.press(key);
    expect(await end.getAttribute('aria-valuetext')).toBe('23:05');
    const bar = tuesday.getByRole('slider', { name: 'Move range' }).first();
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (!box) throw new Error('no bar');
    await page.mouse.move(box.x + box.width / 2, box.y + 8);
    await page.mouse.down();
    // Later is towards the middle of the page, in both languages.
    const later = box.x < (page.viewportSize()?.width ?? 0) / 2 ? 4.5 : -3.5;
    await page.mouse.move(box.x + box.width * later, box.y + 8, { steps: 4 });
    await page.mouse.up();
    await tuesday.getByRole('button', { name: 'Remove range' }).last().click();
    await monday.getByRole('button', { name: 'Add range' }).click();
    await page.keyboard.type('06:00');
    await monday.getByLabel('To').last().fill('07:30');
    await show();
    await table.getByText('was 22:00 - 24:00').waitFor();
    await press('Apply: add 1, change 2, remove 1');
    await dialog.getByText('The plan is applied: 4 changes.').waitFor();
    await desk.expectAccessible();
    expect(sent.slice(3).sort()).toEqual(['DELETE', 'POST', 'PUT', 'PUT']);

    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText('The plan is undone: 4 changes.').first().waitFor();
    await press('Start from what is there');
    await monday.getByRole('group', { name: 'Range 2' }).waitFor({ state: 'hidden' });
    expect(await monday.getByLabel('To').inputValue()).toBe('24:00');
    await show();
    await dialog.getByText('Nothing to change').waitFor();
  });

  it.each([
    ['refused', 'Failed to load providers. Please refresh the page.', { status: 500, body: '<h1>down</h1>' }],
    ['lost', 'Failed to load providers. Please check your connection.', null],
  ])('says what to do when the answer with the providers is %s', async (_, sentence, answer) => {
    const { page } = desk;
    await page.route('**/providers/', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await desk.signIn('?section=home-services&tab=schedule');

    await page.getByText(sentence).waitFor();
  });
});
