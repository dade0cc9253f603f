import { DEMO } from '#server/demo/accounts';
import { MANY_LINKS } from '#test/support/backend/liveBackend';
import { setUpDesk } from '#test/support/browser/desk';
import { hoursAt } from '#test/support/browser/hours';

const desk = setUpDesk({ demo: MANY_LINKS });

const { openFirstDoctor } = hoursAt(desk);

const button = (name: string | RegExp) => desk.page.getByRole('button', { name, exact: true });
const tab = (name: string) => desk.page.getByRole('tab', { name, exact: true });

/** Puts each text of the page into elements of its own, now and after each change, as translators and extensions do. */
function translate(): void {
  const isLeftAlone = (parent: Element) => parent.closest('font, head, script, style, noscript, svg, textarea');
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || isLeftAlone(text.parentElement)) return;
    // As translators do, although pages of today know no such element.
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    if (!outer || !inner) return;
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  };
  const wrapIn = (root: Node) => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrapIn);
  });
  observer.observe(document, { childList: true, subtree: true });
}

beforeEach(() => desk.page.addInitScript(translate));

/** Fails where a screen has broken; whatever the page has thrown fails the journey at its end. */
async function expectWhole() {
  const { page } = desk;
  await page.locator('main font font').first().waitFor();
  expect(await page.getByText(/^Something went wrong on this page/).count()).toBe(0);
}

it('tells translators that its words are its own', async () => {
  await desk.open();
  expect(await desk.page.locator('html').getAttribute('translate')).toBe('no');
});

it('lives through a translator in the appointments', async () => {
  const { page } = desk;
  await desk.signIn();
  await page.getByText(/^Updated /).waitFor();
  const field = page.getByPlaceholder('search by patient, doctor, location');
  for (const text of ['a', 'al', 'a m', 'zzzz', '']) {
    await field.fill(text);
    await page.waitForFunction((is) => (document.querySelector('main mark') !== null) === is, text.startsWith('a'));
  }
  await desk.choose(page.getByRole('combobox', { name: 'Status' }), 'Pending');
  await page.locator('[data-index="0"] [aria-expanded]').click();
  await button('Accept').click();
  await page.getByText('Appointment status updated successfully!').waitFor();
  await button('Undo').click();
  await page.getByText('Appointment status updated successfully!').waitFor({ state: 'detached' });
  await expectWhole();

  await page.locator('[data-index="1"] [aria-expanded]').click();
  await button('Reschedule').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Choose a time' }).getByRole('button').first().click();
  await button('First free').click();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('list', { name: 'Free times' }).getByRole('button').first().click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectWhole();

  await button('Day board').click();
  await page.getByRole('grid').getByRole('columnheader').nth(1).waitFor();
  await button('Week').click();
  await button('Next week').click();
  await button('Week').click();
  await button('Next day').click();
  await page.getByRole('columnheader').nth(1).waitFor();
  await expectWhole();

  const [here, there] = [desk.called('العربية', 'English'), desk.called('English', 'العربية')];
  for (const language of [here, there]) {
    await page.getByRole('button', { name: /^(Account|الحساب)/ }).click();
    await page.getByRole('menuitem', { name: language }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: desk.called('Sign Out', 'تسجيل الخروج') }).waitFor();
  await expectWhole();
});

it('lives through a translator in the other sections', async () => {
  const { page } = desk;
  await desk.signIn('?section=availabilities');
  await openFirstDoctor('Al Noor Marina');
  await page.getByLabel('Start Date').fill('+3');
  await button('Next 4 weeks').click();
  await button('Sunday').click();
  await button('Show dates').click();
  await page.getByLabel('Available To').fill('now');
  await page.getByRole('form').getByRole('button', { name: 'Add Availability' }).click();
  await page.getByText('Please enter a start time').waitFor();
  await expectWhole();

  await button('Manage Providers').click();
  const search = page.getByPlaceholder('search doctors and providers by name');
  for (const text of ['Al', 'Sara']) {
    await search.fill(text);
    await search.press('Enter');
    await page.locator('main mark').first().waitFor();
  }
  await page.getByRole('button', { name: 'Sara Thompson' }).first().click();
  await page.getByText('Days since created').waitFor();
  await button('Edit').first().click();
  await page.getByRole('dialog').getByLabel('First Name').fill('');
  await button('Update').click();
  await page.getByText('Please enter first name').waitFor();
  await page.getByLabel('First Name').fill('Sara');
  await button('Update').click();
  await page.getByText('The profile was updated.').waitFor();
  await expectWhole();

  await button('Home Services').click();
  for (const name of ['Subcategories', 'Lab Services', 'Lab Packages', 'Providers']) {
    await tab(name).click();
    for (const text of ['a', 'e', 'zzzz', '']) {
      await page.getByRole('textbox', { name: 'Search' }).fill(text);
      await page.waitForFunction((is) => (document.querySelector('main mark') !== null) === is, /^[ae]/.test(text));
    }
    await expectWhole();
  }
  await tab('Service Linking').click();
  await page.getByRole('main').getByRole('list').getByRole('button').first().click();
  const grid = page.getByRole('grid');
  const price = grid.getByLabel(/^Price of/).first();
  await price.fill('a lot');
  await price.press('Enter');
  await grid.getByRole('alert').waitFor();
  for (const amount of ['131.25', '132.50']) {
    await price.fill(amount);
    await price.press('Enter');
    await grid.getByText('Saved', { exact: true }).waitFor();
  }
  await expectWhole();

  await button('Referral Tracking').click();
  await page.getByLabel('One-time password').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.getByLabel('One-time password').fill(DEMO.otp);
  await page.keyboard.press('Enter');
  await page.getByText(/^Last updated/).waitFor();
  await button('View All Users').click();
  await page.getByText('Showing page 1 of 15 (300 total users)').waitFor();
  await expectWhole();
});
