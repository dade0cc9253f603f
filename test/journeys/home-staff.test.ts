import { setUpDesk } from '#test/support/browser/desk';
import { paste } from '#test/support/browser/paste';

const desk = setUpDesk();

async function chooseProvider() {
  const { page } = desk;
  await page.getByLabel('Provider').click();
  await page.getByRole('option').first().click();
}

describe('the staff of a home provider', () => {
  it('takes a doctor with languages, changes and deletes him', async () => {
    await desk.signIn('?section=home-services&tab=staff');
    const { page } = desk;
    await page.getByText('Choose a provider first.').waitFor();
    await chooseProvider();
    await page.getByRole('grid', { name: 'Doctors' }).or(page.getByText('This provider has no doctors.')).waitFor();
    await desk.expectAccessible();

    await page.getByRole('button', { name: 'Add Doctor' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Specialization is required').waitFor();
    await paste(page.getByLabel('First Name'), '\u200fليلى\u00a0');
    await page.getByLabel('Last Name').fill('Haddad');
    await page.getByRole('dialog').getByLabel('Specialization').click();
    await page.getByRole('option').first().click();
    await page.getByLabel('Consultation Fee').fill('1.250');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter an amount with at most two decimals').waitFor();
    await paste(page.getByLabel('Consultation Fee'), '\u200eAED ٢٥٠٫٥');
    await page.getByLabel('Arabic', { exact: true }).check();
    await desk.expectAccessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const row = page.getByRole('row', { name: 'ليلى Haddad' });
    await row.getByText('AED 250.50').waitFor();
    await row.getByText('Arabic', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Edit ليلى Haddad' }).click();
    expect(await page.getByLabel('Arabic', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Years of Experience').inputValue()).toBe('');
    await desk.expectAccessible();
    await page.getByLabel('Years of Experience').fill('٨');
    await page.getByLabel('Consultation Fee').fill('300');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await row.getByText('AED 300.00').waitFor();
    await row.getByText('8', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Delete ليلى Haddad' }).click();
    await page.getByRole('alertdialog').getByText('This action cannot be undone').waitFor();
    await page.getByRole('alertdialog').getByText('No appointment is to come with a doctor of this name').waitFor();
    await desk.expectAccessible();
    await desk.answer('Delete');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('grid').getByRole('button', { name: /^Edit/ }).and(page.locator(':focus')).waitFor();
  });

  it('takes a therapist, keeps tab and provider in the address, changes and deletes her', async () => {
    await desk.signIn('?section=home-services&tab=staff');
    const { page } = desk;
    await chooseProvider();
    await page.getByRole('tab', { name: 'Therapists', exact: true }).click();
    await page.getByRole('button', { name: 'Add Therapist' }).click();
    await page.getByLabel('First Name').fill('Noor');
    await page.getByLabel('Last Name').fill('Aziz');
    await page.getByRole('dialog').getByLabel('Therapy Type').click();
    await page.getByRole('option').first().click();
    await page.getByLabel('Session Fee').fill('a lot');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter an amount with at most two decimals').waitFor();
    await page.getByLabel('Session Fee').fill('180');
    await page.getByLabel('Certifications').fill('DHA');
    await desk.expectAccessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('row', { name: 'Noor Aziz' }).getByText('AED 180.00').waitFor();

    await page.reload();
    const row = page.getByRole('row', { name: 'Noor Aziz' });
    await row.waitFor();
    await desk.expectAccessible();

    await page.getByRole('button', { name: 'Edit Noor Aziz' }).click();
    expect(await page.getByLabel('Certifications').inputValue()).toBe('DHA');
    await page.getByLabel('Active').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await row.getByText('Inactive').waitFor();
    await page.getByRole('button', { name: 'Delete Noor Aziz' }).click();
    await desk.answer('Delete');
    await row.waitFor({ state: 'detached' });
  });
});
