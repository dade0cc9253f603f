import { findProvidersByEmail, readDoctor, updateDoctor } from '#contract/directory';
import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';
import { paste } from '#test/support/browser/paste';

const desk = setUpDesk();

const card = (name: string) => desk.page.getByRole('button', { name, exact: false }).first();
/** The name on the first card; `innerText` is empty where `content-visibility` has not drawn the card yet. */
const firstName = async (): Promise<string> => {
  const name = (await desk.page.locator('main .name').first().textContent()) ?? '';
  expect(name).not.toBe('');
  return name;
};
const search = async (text: string) => {
  await desk.page.getByPlaceholder('search doctors and providers by name').fill(text);
  await desk.page.keyboard.press('Enter');
  await desk.page
    .getByRole('heading', { name: /^(Doctors|Providers) \(/ })
    .first()
    .waitFor();
};

/** What of the page is outside of the window, and what lies upon something else. */
function overlaps(): string[] {
  const shown = [
    ...document.querySelectorAll('main :is(h1, h2, button, input:not([type=radio], [aria-hidden]))'),
  ].filter((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const boxes = shown.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const outside = boxes.filter(({ box }) => box.right > window.innerWidth + 1).map(({ element }) => element.outerHTML);
  const crossed = boxes.flatMap(({ element: one, box: a }, index) =>
    boxes.slice(index + 1).flatMap(({ element: other, box: b }) => {
      const isPart = one.contains(other) || other.contains(one);
      const isApart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return isPart || isApart ? [] : [`${one.textContent} / ${other.textContent}`];
    }),
  );
  return [...outside, ...crossed];
}

describe('managing doctors and providers', () => {
  it('finds a doctor, shows the details and saves a changed profile beside what another desk has saved', async () => {
    await desk.signIn('?section=manage-providers');
    const { page } = desk;
    expect(await page.getByRole('button', { name: 'Search', exact: true }).isDisabled()).toBe(true);
    await desk.expectAccessible();
    await search('Sara Thompson');
    const read = page.waitForRequest('**/doctor-details/**');
    await card('Sara Thompson').click();
    await page.getByText('Days since created').waitFor();
    await desk.expectAccessible();
    const id = new URL((await read).url()).searchParams.get('doctor_id') ?? '';
    const { body: before } = await desk.backend.call(readDoctor, { query: { doctor_id: id } });

    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByLabel('First Name').fill('');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Please enter first name').waitFor();
    await page.getByLabel('First Name').fill('Sarah');
    await page.getByLabel('Bio').fill('Twenty years at the heart.');
    await page.getByLabel('Specialization').fill('derm');
    await page.keyboard.press('Enter');
    await page.getByLabel('Languages').fill('Swahili,');
    await page.getByRole('button', { name: 'Remove Swahili' }).waitFor();
    await desk.expectAccessible();
    const theirs = { bio: 'Ten years in Muscat.', license_number: 'DHA-9042' };
    const specializations = before.specializations?.map((one) => one.id);
    const saved = await desk.backend.call(updateDoctor, {
      params: { id },
      body: { ...before, specializations, ...theirs },
    });
    expect(saved.status).toBe(200);
    await page.getByRole('button', { name: 'Update' }).click();
    const question = page.getByRole('dialog', { name: 'Somebody else has changed this too' });
    await question.getByRole('radio', { name: theirs.bio }).waitFor();
    expect(await question.getByRole('radiogroup').count()).toBe(1);
    await desk.expectAccessible();
    await question.getByRole('radio', { name: 'Twenty years at the heart.' }).check();
    await question.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The profile was updated.').waitFor();
    const { body: after } = await desk.backend.call(readDoctor, { query: { doctor_id: id } });
    expect(after).toMatchObject({
      first_name: 'Sarah',
      last_name: before.last_name,
      bio: 'Twenty years at the heart.',
      license_number: theirs.license_number,
    });
    await page.getByRole('definition').filter({ hasText: 'Twenty years at the heart.' }).waitFor();
    await page.getByText('Dr. Sarah Thompson').waitFor();
  });

  it('creates a provider who can sign in with the password that was shown', async () => {
    await desk.signIn('?section=manage-providers');
    const { page } = desk;
    await page.getByRole('button', { name: 'Add Provider' }).click();
    await page.getByRole('button', { name: 'Submit Provider' }).click();
    await page.getByText('Emirate is required').waitFor();
    const boxes = ['Provider Email', 'Provider Name'].map((label) => page.getByLabel(label).boundingBox());
    const [email, name] = await Promise.all(boxes);
    expect(email!.y).toBe(name!.y);
    await paste(page.getByLabel('Provider Email'), '\u200eNew.Clinic@Mawid‑East.example\u00a0');
    await paste(page.getByLabel('Provider Name'), '\u200fNew\u00a0Clinic');
    await paste(page.getByLabel('Phone'), '\u202a+٩٧١ ٤ ٥٥٥‑٠١٤٢\u202c');
    await paste(page.getByLabel('Latitude'), 'far north');
    await page.getByLabel('Address').fill('1 Creek Road');
    await page.getByLabel('City').fill('Dubai');
    await page.getByLabel('Emirate').fill('Dubai');
    await page.getByRole('button', { name: 'Submit Provider' }).click();
    await page.getByText('Enter degrees as a number').waitFor();
    await paste(page.getByLabel('Latitude'), '٢٥٫٢٥');
    await desk.expectAccessible();
    await page.getByRole('button', { name: 'Submit Provider' }).click();
    await page.getByText('Provider Created!').waitFor();
    const query = { provider_user__email: 'new.clinic@mawid-east.example' };
    const [made] = (await desk.backend.call(findProvidersByEmail, { query })).body;
    expect(made).toMatchObject({ name: 'New Clinic', phone_number: '+971 4 555-0142' });
    expect(Number(made?.location?.latitude)).toBe(25.25);
    await desk.expectAccessible();

    const password = await page.locator('code').innerText();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);
    await expect(desk.backend.signIn('new.clinic@mawid-east.example', password)).resolves.toBeTruthy();
    await page.getByRole('button', { name: 'Add Another Provider' }).click();
    expect(await page.getByLabel('Provider Email').inputValue()).toBe('');
    expect(await page.getByText(password).count()).toBe(0);
  });

  it('resets a password, says when there is no such provider, and lets a save that hangs be left', async () => {
    await desk.signIn('?section=manage-providers');
    const { page } = desk;
    await search('Al Noor');
    await card('Al Noor Medical Center').click();
    await page.getByRole('button', { name: 'Show Email' }).click();
    const email = await page.locator('a[href^="mailto:"]').innerText();
    await desk.expectAccessible();
    await page.getByRole('button', { name: 'Back to Search' }).click();

    await page.getByRole('button', { name: 'Password Reset' }).click();
    await page.getByLabel('Provider Email').fill('nobody@mawid.example');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('No provider found with that email.').waitFor();
    await desk.expectAccessible();
    await page.getByLabel('Provider Email').fill(email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText(/The password was reset for the provider ID/).waitFor();
    const password = await page.locator('code').innerText();
    await expect(desk.backend.signIn(email, password)).resolves.toBeTruthy();
    await page.getByRole('dialog').press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.route('**/providers/?provider_user__email=*', () => undefined);
    await page.getByRole('button', { name: 'Password Reset' }).click();
    await page.getByLabel('Provider Email').fill('Somebody@mawid.example');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('button', { name: 'Resetting...' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('The password is still being reset. You will be told how it ends.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Password Reset' }).click();
    await page.getByRole('button', { name: 'Resetting...' }).waitFor();
    expect(await page.getByLabel('Provider Email').inputValue()).toBe('Somebody@mawid.example');
  });

  it('manages the hours of a doctor and of a whole provider from here', async () => {
    await desk.signIn('?section=manage-providers');
    const { page } = desk;
    await search('Reem');
    await page.getByRole('button', { name: 'Manage Availabilities' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Manage Availabilities' });
    await dialog.getByRole('button', { name: 'Delete All Availabilities' }).click();
    await desk.answer('Delete');
    await page.getByText('All availabilities deleted successfully!').waitFor();
    await desk.expectAccessible();
    await page.keyboard.press('Escape');

    await page.goto(`${desk.backend.url}/?section=manage-providers&q=Al&kind=providers`);
    await page.locator('main .name').first().click();
    await page.getByRole('button', { name: 'Manage Provider Availabilities' }).click();
    await page.reload();
    await page.getByRole('dialog', { name: 'Manage Provider Availabilities' }).waitFor();
    await desk.expectAccessible();
  });

  it('comes back as it was left, and afresh when it is chosen once more, and searches again on Retry', async () => {
    await desk.signIn('?section=manage-providers');
    const { page } = desk;
    await search('a');
    const scroller = page.locator('main [data-scrolls]');
    await scroller.evaluate((element) => {
      element.scrollTop = 700;
    });
    const { search: left } = new URL(page.url());
    await page.getByRole('button', { name: 'Appointments' }).click();
    await page.getByRole('table', { name: 'Appointments' }).waitFor();
    await page.getByRole('button', { name: 'Manage Providers' }).click();
    await page
      .getByRole('heading', { name: /^Doctors \(/ })
      .first()
      .waitFor();

    expect(new URL(page.url()).search).toBe(left);
    expect(await page.getByPlaceholder('search doctors and providers by name').inputValue()).toBe('a');
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(700);
    await page.getByRole('button', { name: 'Manage Providers' }).click();
    await page.getByRole('button', { name: 'Search', exact: true, disabled: true }).waitFor();

    await page.route('**/operations/?*', (route) => route.fulfill({ status: 500, json: { detail: DEMO.email } }));
    await page.getByPlaceholder('search doctors and providers by name').fill('zzzz');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Failed to search. Please try again.').waitFor();
    await page.unroute('**/operations/?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No results found, try different keywords.').waitFor();
  });

  it('has room for everything on a small screen', async () => {
    await desk.signIn('?section=manage-providers&q=a');
    const { page } = desk;
    await page.setViewportSize({ width: 390, height: 844 });
    for (const kind of ['', '&kind=doctors', '&kind=providers']) {
      await desk.goTo(`?section=manage-providers&q=a${kind}`);
      if (kind.endsWith('providers')) await page.locator('main .name').last().click();
      await page.getByText(/^(Doctors \(|Associated doctors)/).waitFor();
      expect({ kind, overlaps: await page.evaluate(overlaps) }).toEqual({ kind, overlaps: [] });
      await desk.expectAccessible();
    }
  });

  it('deletes a provider with all that goes with it, also one that is gone or whose answer is lost', async () => {
    await desk.signIn('?section=manage-providers&q=Al&kind=providers');
    const { page } = desk;
    const name = await firstName();
    await card(name).click();
    await page.getByRole('button', { name: 'Delete Provider' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await question
      .getByText(/with it/)
      .first()
      .waitFor();
    await question.getByText(/^(\d+ appointments are to come; first |\d+ .*؛ أقربها: )/).waitFor();
    await desk.expectAccessible();
    await desk.answer('Cancel');

    await page.getByRole('button', { name: 'Delete Provider' }).click();
    await desk.answer('Delete');
    await page.getByText(`${name} was deleted.`).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Manage Providers' }).waitFor();
    expect(await page.locator('main .name', { hasText: name }).count()).toBe(0);

    for (const answer of ['gone', 'lost']) {
      const other = await firstName();
      await page.route('**/operations-delete/', async (route) => {
        const response = await route.fetch();
        if (answer === 'lost') await route.abort();
        else await route.fulfill({ status: response.ok() ? 404 : 500, json: { detail: 'Not found.' } });
      });
      await card(other).click();
      await page.getByRole('button', { name: 'Delete Provider' }).click();
      await desk.answer('Delete');
      await page.getByText(`${other} was deleted.`).waitFor();
      await page.waitForFunction((gone) => document.querySelector('main .name')?.textContent !== gone, other);
      await page.unroute('**/operations-delete/');
    }
  });
});
