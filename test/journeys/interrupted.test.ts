import { listLabServices } from '#contract/homeServices/lists';
import { setUpDesk } from '#test/support/browser/desk';
import { endSessionAt } from '#test/support/browser/sessions';

const desk = setUpDesk();

const dialog = () => desk.page.getByRole('dialog');

/** Signs in again on the page as it is, and follows the offer. */
async function goBack(offer: string): Promise<void> {
  const { page } = desk;
  await page.getByText('Your session has ended. Please log in again.').waitFor();
  await desk.signInHere();
  const notice = page.getByRole('alert').filter({ hasText: offer });
  await notice.getByText('Your session ended before this was finished.').waitFor();
  expect(await page.getByText('Your session has ended. Please log in again.').count()).toBe(0);
  await desk.expectAccessible();
  await notice.getByRole('button', { name: 'Go back to it' }).click();
  await dialog().waitFor();
}

it('a doctor that was being added is back in the form, at the same provider', async () => {
  await desk.signIn('?section=home-services&tab=staff');
  const { page } = desk;
  await page.getByLabel('Provider').click();
  await page.getByRole('option').nth(1).click();
  const { search } = new URL(page.url());
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  await page.getByLabel('First Name').fill('ليلى');
  await page.getByLabel('Last Name').fill('Haddad');
  await dialog().getByLabel('Specialization').click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Consultation Fee').fill('250.5');
  await page.getByLabel('Arabic', { exact: true }).check();
  await endSessionAt(page, '**/api/v3/doctors/', 'POST');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await goBack('Saving the doctor');

  expect(new URL(page.url()).search).toBe(search);
  expect(await page.getByLabel('First Name').inputValue()).toBe('ليلى');
  expect(await page.getByLabel('Consultation Fee').inputValue()).toBe('250.5');
  expect(await page.getByLabel('Arabic', { exact: true }).isChecked()).toBe(true);
  await desk.expectAccessible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('row', { name: 'ليلى Haddad' }).getByText('AED 250.50').waitFor();
});

it('a lab service that was half saved goes on where it stopped', async () => {
  await desk.signIn('?section=home-services&tab=labServices');
  const { page } = desk;
  await page.getByRole('button', { name: 'Add Lab Service' }).click();
  await desk.choose(dialog().getByLabel('Subcategory'), 'Hormones');
  await dialog().getByLabel('Code').fill('INT-1');
  await dialog().getByLabel('English Name').fill('Interrupted');
  await dialog().getByLabel('Arabic Name').fill('متقطع');
  await endSessionAt(page, '**/translations/services/', 'POST');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await goBack('Saving the lab service');

  await desk.expectAccessible();
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await dialog().waitFor({ state: 'hidden' });
  const made = (await desk.backend.call(listLabServices)).body.filter(({ code }) => code === 'INT-1');
  expect(made.map(({ translations }) => translations?.map(({ name }) => name).sort())).toEqual([
    ['Interrupted', 'متقطع'],
  ]);
});

it('a doctor whose profile was being changed is back in the form', async () => {
  await desk.signIn('?section=manage-providers&q=a&kind=doctors');
  const { page } = desk;
  await page.getByRole('button', { name: /^Dr\./ }).first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await dialog().getByLabel('Bio').fill('Rewritten just now.');
  await endSessionAt(page, '**/doctors/*/', 'PATCH');
  await dialog().getByRole('button', { name: 'Update' }).click();
  await goBack("Updating a doctor's profile");

  expect(await dialog().getByLabel('Bio').inputValue()).toBe('Rewritten just now.');
  await dialog().getByRole('button', { name: 'Update' }).click();
  await page.getByText('The profile was updated.').waitFor();
});

it('an appointment that was being accepted is accepted by the notice, from whichever section', async () => {
  await desk.signIn('?status=pending');
  const { page } = desk;
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await endSessionAt(page, '**/appointments/*/', 'PATCH');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Your session has ended. Please log in again.').waitFor();
  await desk.signInHere();
  const notice = page.getByRole('alert').filter({ hasText: 'Your session ended before this was finished.' });
  await notice.waitFor();
  await page.getByRole('button', { name: 'Home Services' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home Services' }).waitFor();
  await notice.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Appointment status updated successfully!').waitFor();

  expect(await notice.count()).toBe(0);
});
