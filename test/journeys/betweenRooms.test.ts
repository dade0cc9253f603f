import { setUpDesk } from '#test/support/browser/desk';
import { chooseSlot } from '#test/support/browser/moves';

const desk = setUpDesk();

const dialog = () => desk.page.getByRole('dialog');
const view = (name: string) => desk.page.getByRole('group', { name: 'Shown as' }).getByRole('button', { name });

/** One thing that no other view of the appointments has. */
const ONLY_HERE = {
  List: () => desk.page.getByRole('table', { name: 'Appointments' }),
  'Day board': () => desk.page.getByRole('grid').getByRole('columnheader').first(),
  'What waits': () => desk.page.getByRole('tab', { name: 'Set-up' }),
  Figures: () => desk.page.getByRole('heading', { name: 'Visits a day' }),
};

it('goes from each view of the appointments straight to each other, and back', async () => {
  await desk.signIn();
  const names = Object.keys(ONLY_HERE) as (keyof typeof ONLY_HERE)[];
  for (const from of names)
    for (const to of names.filter((name) => name !== from)) {
      await view(from).click();
      await ONLY_HERE[from]().waitFor();
      await view(to).click();
      await ONLY_HERE[to]().waitFor();
      await desk.page.goBack();
      await ONLY_HERE[from]().waitFor();
    }
});

it('plans the day of a doctor who is late as the first thing after a load', async () => {
  await desk.signIn('?view=board');
  await desk.page.getByRole('button', { name: 'Doctor late' }).first().click();
  await dialog()
    .getByRole('table', { name: 'Plan' })
    .or(dialog().getByText('No active appointments in this time'))
    .first()
    .waitFor();
});

it('has a move that was begun at the plain address, and got stuck, among what waits', async () => {
  const { page } = desk;
  await desk.signIn('?status=pending');
  await page.locator('[data-key]').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await chooseSlot(dialog());
  await page.route('**/appointments/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  let patched = 0;
  await page.route('**/appointments/*/', (route) => (patched++ === 0 ? route.continue() : route.abort()));
  await dialog().getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('it may still be rejected.').first().waitFor();
  await page.keyboard.press('Escape');
  await view('What waits').click();
  await page.getByRole('region', { name: 'Half-done moves (1)' }).getByRole('listitem').waitFor();
});
