import { DEMO } from '#server/demo/accounts';
import { setUpDjangoDesk } from '#test/support/browser/djangoDesk';

const { desk, django } = setUpDjangoDesk();

const check = () => desk.page.getByRole('region', { name: 'Check the services' });

async function openCheck(): Promise<void> {
  await desk.signIn('?section=home-services');
  await desk.page.getByRole('button', { name: 'Account' }).click();
  await desk.page.getByRole('menuitem', { name: 'Set-up' }).click();
  await check().waitFor();
}

it('the services of this page fit, and the check writes nothing', async () => {
  django.behave();
  await openCheck();
  await check().getByLabel('One-time password').fill(DEMO.otp);
  await desk.page.keyboard.press('Enter');

  await check().getByText('29 fit, 0 do not, 47 were not tried.').waitFor();
  await desk.expectAccessible();
  const written = django.calls().filter(({ method, path }) => method !== 'GET' && path !== '/api/custom_token/');
  expect(written.map(({ path }) => path)).toEqual(['/verify-otp']);
  await check().getByText('Not tried (45)').click();
  await check().getByText('PUT /api/v3/therapists/{id}/').waitFor();
  await desk.expectAccessible();
});

it('what they do otherwise is named, also on a phone, and the figures wait for a one-time password', async () => {
  django.behave('namesAsTexts', 'paginated', 'guestDoctors');
  await openCheck();
  await desk.page.setViewportSize({ width: 390, height: 844 });
  await check().getByRole('button', { name: 'Check', exact: true }).click();
  await check().getByText('26 fit, 0 do not, 50 were not tried.').waitFor();

  for (const sentence of [
    'Languages and services of doctors are plain names, and are sent back so. Objects with name are better.',
    'Doctors of another provider work here. Hours for all doctors do not reach them; the page adds theirs one by one.',
    'The list comes in pages of 5, which are read one after another. Larger pages are faster.',
  ])
    await check().getByText(sentence).first().waitFor();
  expect(await check().getByRole('button', { name: 'Check again' }).isVisible()).toBe(true);
  await desk.expectAccessible();
});
