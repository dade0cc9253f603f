import { listAppointments } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

/** The patients of the demo, but for those whose name a doctor has as well. */
let patients: readonly string[] = [];

beforeAll(async () => {
  const { body } = await desk.backend.call(listAppointments);
  const doctors = [...new Set(body.map(({ local_doctor: doctor }) => doctor?.name ?? ''))];
  const names = new Set(body.map(({ local_user: patient }) => patient?.name?.trim() ?? ''));
  patients = [...names].filter((name) => name.includes(' ') && !doctors.some((doctor) => doctor.includes(name)));
  expect(patients.length).toBeGreaterThan(20);
});

/** The patients who are named anywhere on the page but in the row that has the focus: seen, said or as a tip. */
async function named(): Promise<string[]> {
  const { all, here } = await desk.page.evaluate(() => {
    const ROW = '[data-key], [data-line], [data-id]';
    const wordsOf = (one: Element) => (one instanceof HTMLElement ? one.innerText : '');
    const attributes = [...document.querySelectorAll('[title], [aria-label], [alt]')]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => ['title', 'aria-label', 'alt'].map((name) => one.getAttribute(name) ?? ''));
    const current = [document.activeElement?.closest(ROW), document.querySelector('[role="option"].Mui-focused')];
    return {
      all: [wordsOf(document.body), ...attributes].join('\n'),
      here: current.map((one) => (one ? wordsOf(one) : '')).join('\n'),
    };
  });
  return patients.filter((name) => all.includes(name) && !here.includes(name));
}

const initials = /^\p{L}{1,2}$|^(\p{L}\p{M}*\. ?)+$/u;

it('on a discreet screen patients are initials, but in the row that has the focus and in what is open', async () => {
  const { page } = desk;
  await desk.signIn('?status=pending');
  const rows = page.locator('[data-key]');
  await rows.nth(3).waitFor();
  expect((await named()).length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Account: admin@mawid.example' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Initials on screen' }).click();
  await page.waitForFunction(() => localStorage.getItem('mawid.initials') === 'true');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await named()).toEqual([]);
  await desk.expectAccessible();

  // The row in focus says whose it is.
  const openers = page.locator('[data-key] button[aria-expanded]');
  const called = async () => (await openers.nth(2).locator('span').allInnerTexts()).map((text) => text.trim());
  expect((await called()).some((text) => initials.test(text))).toBe(true);
  await openers.nth(2).focus();
  const [name = ''] = patients.filter((one) => one === one.trim());
  expect(name).not.toBe('');
  expect((await openers.nth(2).innerText()).trim()).toMatch(/\p{L}{2,} \p{L}{2,}/u);
  expect(await named()).toEqual([]);

  // Who searches by a name finds it.
  await page.getByRole('search').getByRole('textbox').fill(name);
  await page.waitForFunction(() => document.querySelectorAll('mark').length > 0);
  expect(await rows.count()).toBeGreaterThan(0);
  expect(await named()).toEqual([]);

  for (const view of ['board', 'waits']) {
    await desk.goTo(`?view=${view}`);
    await page
      .locator(view === 'board' ? '[data-id][data-tone]' : '[data-line]')
      .first()
      .waitFor();
    expect({ view, named: await named() }).toEqual({ view, named: [] });
  }
  await page.getByRole('button', { name: 'Accept' }).first().click();
  await page.getByText('Appointment status updated successfully!').first().waitFor();
  expect(await named()).toEqual([]);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('combobox').fill(name);
  await palette.getByRole('option').first().waitFor();
  expect(await named()).toEqual([]);
  await page.keyboard.press('Escape');

  // The device keeps it; what is opened says whom it is about.
  await page.reload();
  await page.locator('[data-line]').first().waitFor();
  expect(await named()).toEqual([]);
  await desk.goTo('?view=board');
  await page.locator('[data-id][data-tone]').first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.getByRole('dialog').getByRole('heading').first().innerText()).toMatch(/\p{L}{2,} \p{L}{2,}/u);
});
