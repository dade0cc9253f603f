import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

/** From now on each script fails the first time that it is asked for. */
async function failEachScriptOnce(): Promise<void> {
  const asked = new Set<string>();
  await desk.page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    if (asked.has(url)) return route.continue();
    asked.add(url);
    return route.fulfill({ status: 503, body: '' });
  });
}

const view = (name: string) => desk.page.getByRole('group', { name: 'Shown as' }).getByRole('button', { name });
const retry = () => desk.page.getByRole('main').getByRole('button', { name: 'Retry' });

it('says at its place what could not be loaded, and goes on with what only waits', async () => {
  const { page } = desk;
  await desk.signIn();
  await page.getByText(/^Updated /).waitFor();
  await failEachScriptOnce();

  await view('Figures').click();
  const picture = page.getByRole('heading', { name: 'Visits a day' });
  await retry().click();
  await retry().or(picture).first().waitFor();
  // The library that draws the pictures is a second piece.
  if (await retry().isVisible()) await retry().click();
  await picture.waitFor();

  const pending = page.getByRole('region', { name: /^Pending today and tomorrow \(\d+\)$/ });
  await page.getByRole('button', { name: /^What waits/ }).click();
  await retry().or(pending).first().waitFor();
  if (await retry().isVisible()) await retry().click();
  await pending.waitFor();
  await page.getByText('A part of the page could not be loaded.').waitFor({ state: 'detached' });
  expect(await page.getByText('Something went wrong on this page').count()).toBe(0);
});

it('has the list whole, and says nothing, where what is only of use to it never comes', async () => {
  const { page } = desk;
  await page.route('**/assets/columnWidths.*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('columnWidths'));
  await desk.signIn();
  await refused;
  await page.getByText(/^Updated /).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('has what stands around the section come by itself, where it could not be loaded at first', async () => {
  const { page } = desk;
  let refusals = 0;
  await page.route('**/assets/around.*.js', (route) => {
    refusals += 1;
    return refusals <= 2 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await desk.signIn();
  // The section needs it, too, and has said so meanwhile.
  await retry()
    .or(page.getByText(/^Updated /))
    .first()
    .waitFor();
  if (await retry().isVisible()) await retry().click();
  await page.getByText(/^Updated /).waitFor();
  expect(refusals).toBeGreaterThan(2);
});
