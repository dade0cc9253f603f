import type { Locator } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

const telephone = { width: 390, height: 844 };
/** A page enlarged to 400%, on a screen that is high. */
const narrowest = { width: 320, height: 640 };

/** Has the page be used by a finger, as if there were no mouse; or by a mouse again. */
async function byTouch(enabled = true): Promise<void> {
  const session = await desk.context.newCDPSession(desk.page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
}

/** What is wider than the page, what scrolls from side to side, and the words that are broken over two lines. */
function withoutRoom(): string[] {
  const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const seen = [...document.querySelectorAll('body *')].filter((one) => isSeen(one) && one.clientWidth > 1);
  const wide = seen.filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  });
  const scrolling = seen.filter(
    (one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX),
  );
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const around = text.parentElement;
    // What is there for the ear alone is a pixel wide.
    if (!around || !isSeen(around) || around.getBoundingClientRect().width <= 1) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (first && others.some(({ top }) => top > first.top + first.height / 2)) broken.push(`${word} is broken`);
    }
  }
  return [
    ...wide.map((one) => `${nameOf(one)} is wider than the page`),
    ...scrolling.map((one) => `${nameOf(one)} scrolls from side to side`),
    ...broken,
  ];
}

/** The controls that are smaller than a finger, with the label around a field taken as the field. */
function tooSmall(): string[] {
  const controls = document.querySelectorAll('button, a[href], input, [role=tab], [role=combobox], [role=option]');
  const AROUND = 'label, [data-field], .MuiInputBase-root, .MuiButtonBase-root';
  // Of a select its value alone can be pressed, not what stands around it.
  const isSelect = (one: Element) => one.matches('[role=combobox]:not(input)');
  const pressed = [...controls].map((one) => (isSelect(one) ? one : (one.closest(AROUND) ?? one)));
  return [...new Set(pressed)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1)
    .flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
      return Math.min(width, height) < 43.5 ? [`${name} of ${Math.round(width)} x ${Math.round(height)}`] : [];
    });
}

/** The texts that are smaller than twelve pixels, but for the initials in a picture. */
function tooFine(): string[] {
  const seen = [...document.querySelectorAll('body *')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const hasText = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
  return seen
    .filter((one) => hasText(one) && !one.closest('[aria-hidden="true"]'))
    .flatMap((one) => {
      const size = parseFloat(getComputedStyle(one).fontSize);
      return size > 0 && size < 12 ? [`${one.textContent.trim().slice(0, 40)} of ${size}px`] : [];
    });
}

/** The fields for whose letters a phone enlarges the page. */
function tooFineToType(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1)
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
    .map((one) => `${one.placeholder || one.name} is typed too small`);
}

/** What is left of it once a table has shared its room among its columns, a moment after it got another size. */
async function leftOf(find: () => string[]): Promise<string[]> {
  await desk.page.waitForFunction(`(${String(find)})().length === 0`, null, { timeout: 5_000 }).catch(() => undefined);
  return desk.page.evaluate(find);
}

/** The controls and texts that lie upon each other, and the controls that no scrolling brings into the window. */
function hardToUse(): string[] {
  interface Thing {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const isText = (element: Element) => element.childElementCount === 0 && element.textContent.trim() !== '';
  const written = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    ((element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'hidden') ||
      scrolls(element.parentElement));
  /** What can be seen of an element: its box without what it and its surroundings cut off. */
  const seen = (element: Element): Thing => {
    const { left, right, top, bottom } = isText(element) ? written(element) : element.getBoundingClientRect();
    const box = { element, left, right, top, bottom };
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const limits = around.getBoundingClientRect();
      box.left = Math.max(box.left, limits.left);
      box.right = Math.min(box.right, limits.right);
      box.top = Math.max(box.top, limits.top);
      box.bottom = Math.min(box.bottom, limits.bottom);
    }
    return box;
  };
  const overlap = (one: Thing, other: Thing) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const controls = [...document.querySelectorAll('main :is(button, a, [role=tab])')];
  const texts = [...document.querySelectorAll('main *')].filter(isText);
  const things = [...new Set([...controls, ...texts])].filter((one) => one.checkVisibility()).map(seen);
  const unreachable = controls
    .filter((one) => one.getBoundingClientRect().right > innerWidth && !scrolls(one.parentElement))
    .map((one) => `${nameOf(one)} is out of reach`);
  const covered = things.flatMap((one, at) =>
    things
      .slice(at + 1)
      .filter((other) => overlap(one, other) && nameOf(one.element) !== nameOf(other.element))
      .filter((other) => !one.element.contains(other.element) && !other.element.contains(one.element))
      .map((other) => `${nameOf(one.element)} lies upon ${nameOf(other.element)}`),
  );
  return [...unreachable, ...covered];
}

it('on a telephone everything that is searched for can be read and pressed', async () => {
  await desk.page.setViewportSize(telephone);
  await desk.signIn('?section=availabilities');
  for (const [section, found] of [
    ['availabilities', 'Al Noor Marina'],
    ['manage-providers', 'Manage Availabilities'],
  ] as const) {
    await desk.goTo(`?section=${section}`);
    await desk.page.getByRole('textbox').first().fill('a');
    await desk.page.getByRole('button', { name: 'Search', exact: true }).click();
    await desk.page.getByText(found).first().waitFor();
    await expectRoom();
  }
});

it('on a telephone everything of the lists can be read and pressed', async () => {
  const { page } = desk;
  const rows = page.locator('main :is([role="listitem"], [role="row"], li)');
  await page.setViewportSize(telephone);
  await desk.signIn();
  for (const query of [
    '',
    '?section=home-services&tab=subcategories',
    '?section=home-services&tab=labServices',
    '?section=home-services&tab=labPackages',
    '?section=home-services&tab=providers',
    '?section=home-services&tab=linking&provider=1',
    '?section=home-services&tab=staff&provider=1',
    '?section=home-services&tab=schedule&provider=1',
  ]) {
    await desk.goTo(query);
    await rows.nth(1).waitFor();
    await expectRoom();
  }
});

/** The screen that is open has room on a telephone, and for a finger on the narrowest of all. */
async function expectRoom(): Promise<void> {
  const { page } = desk;
  // The label of a field moves above what is chosen.
  const atRest = () => page.waitForFunction(() => document.getAnimations().length === 0);
  await page.waitForLoadState('networkidle');
  await atRest();
  const seen = { hard: await page.evaluate(hardToUse), withoutRoom: await leftOf(withoutRoom) };
  expect({ at: page.url(), ...seen }).toEqual({ at: page.url(), hard: [], withoutRoom: [] });

  await byTouch();
  await page.setViewportSize(narrowest);
  await atRest();
  expect(await leftOf(withoutRoom)).toEqual([]);
  const small = [tooSmall, tooFine, tooFineToType].map((find) => page.evaluate(find));
  expect((await Promise.all(small)).flat()).toEqual([]);
  expect(await page.getByText('Keyboard shortcuts').count()).toBe(0);
  expect(await page.locator('kbd:visible').count()).toBe(0);
  await byTouch(false);
  await page.setViewportSize(telephone);
}

it('on a telephone the sections stand at the foot, and what has no room there under More', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await byTouch();
  await desk.signIn('?section=manage-providers');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await page.getByRole('heading', { level: 1, name: 'Manage Providers' }).waitFor();
  const { x, y, width, height } = (await bar.boundingBox())!;
  expect([x, y + height, width]).toEqual([0, telephone.height, telephone.width]);
  expect((await page.getByRole('main').boundingBox())!.width).toBe(telephone.width);

  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await sheet.getByRole('button', { name: 'Sign Out' }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await leftOf(withoutRoom)).toEqual([]);
  expect(await page.evaluate(tooSmall)).toEqual([]);
  await desk.expectAccessible();
  await sheet.getByRole('button', { name: 'Referral Tracking' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByLabel('One-time password').waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Home Services' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home Services' }).waitFor();
});

it('on a telephone no text of the board is too fine, and the search through everything tells of no keys', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await byTouch();
  await desk.signIn('?view=board');
  await page.locator('[data-tone]').first().waitFor();
  expect(await page.evaluate(tooFine)).toEqual([]);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Search everything' }).click();
  const found = page.getByRole('dialog', { name: 'Search everything' });
  await found.getByRole('option').first().waitFor();
  expect(await found.getByText('↑', { exact: false }).count()).toBe(0);
  expect(await page.evaluate(tooFine)).toEqual([]);
});

it('on a telephone a linked service is a card: its price is changed there, and Enter goes on to the next', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await desk.signIn('?section=home-services&tab=linking&provider=3');
  const cards = page.getByRole('list', { name: 'Lab Services' }).getByRole('listitem');
  const [first, second] = [0, 1].map((at) => cards.nth(at).getByRole('textbox'));
  await first!.fill('187.5');
  await first!.press('Enter');
  await second!.and(page.locator(':focus')).waitFor();
  await cards.first().getByText('Saved').waitFor();

  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitemradio', { name: 'Price' }).click();
  const prices = await cards
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value)));
  expect(prices).toEqual([...prices].sort((one, other) => one - other));

  await page.getByLabel('Select all').check();
  expect(await cards.getByRole('checkbox', { checked: true }).count()).toBeGreaterThanOrEqual(await cards.count());
});

it('on a telephone the filters of a list come in a sheet, and its button says that they narrow it', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await desk.signIn('?section=home-services&tab=subcategories');
  const cards = page.getByRole('list', { name: 'Subcategories' }).getByRole('listitem');
  await cards.first().waitFor();
  const all = await cards.count();
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Arabic missing' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await sheet.waitFor({ state: 'detached' });

  expect(await cards.count()).toBeLessThan(all);
});

it('on a telephone the tools of a list come in a sheet by their names, which gives way to what they open', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await desk.signIn('?section=home-services&tab=linking&provider=1');
  const first = page.locator('main li').first();
  await first.waitFor();
  expect((await first.boundingBox())!.y).toBeLessThan(telephone.height / 2);
  const tools = page.getByRole('button', { name: 'Tools', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Tools', exact: true });
  await tools.focus();
  await page.keyboard.press('Enter');
  for (const name of ['Columns', 'Export', 'Import', 'Change prices', 'Link Several']) {
    await sheet.getByRole('button', { name, exact: true }).getByText(name).waitFor();
  }
  await desk.expectAccessible();
  await sheet.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Download CSV' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Change prices' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Change prices' }).waitFor();
  await sheet.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await tools.and(page.locator(':focus')).waitFor();
  // A sheet that is kept is no open dialog, which would keep the keys of the page to itself.
  await page.keyboard.press('/');
  await page.getByRole('textbox', { name: 'Search' }).and(page.locator(':focus')).waitFor();
});

it('a form has two fields in a line where there is room for them, and one on a telephone', async () => {
  const { page } = desk;
  await desk.signIn('?section=home-services&tab=labServices');
  await page.getByRole('button', { name: 'Add Lab Service' }).click();
  const dialog = page.getByRole('dialog');
  const fields = ['Subcategory', 'Code', 'English Name', 'English Description', 'Arabic Name', 'Arabic Description'];
  const tops = () => Promise.all(fields.map(async (name) => (await dialog.getByLabel(name).boundingBox())!.y));
  const areBeside = async () => {
    const [category, code, ...texts] = await tops();
    const [en, enMore, ar, arMore] = texts;
    // The box of a choice begins above its text, that of a text field does not.
    return [code! - category!, enMore! - en!, arMore! - ar!].map((apart) => Math.abs(apart) < 20);
  };
  await dialog.getByLabel('Icon').waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await areBeside()).toEqual([true, true, true]);

  await page.setViewportSize(telephone);
  expect(await areBeside()).toEqual([false, false, false]);
});

it('how long something waits, or how it stands, and the buttons begin in one column in all groups', async () => {
  const { page } = desk;
  await desk.signIn('?view=waits');
  await page
    .getByRole('region', { name: /\(\d+\)$/ })
    .nth(1)
    .waitFor();
  const starts = await page.evaluate(() => {
    const start = document.dir === 'rtl' ? 'right' : 'left';
    return ['button > span:last-child', '[data-off-paper]'].map((part) => {
      const all = [...document.querySelectorAll(`[data-line] > ${part}`)];
      return new Set(all.map((one) => Math.round(one.getBoundingClientRect()[start]))).size;
    });
  });

  expect(starts).toEqual([1, 1]);
});

/** Has a keyboard come over the foot of the page as on an iPhone, which leaves the window as high as it was. */
async function bringKeyboard(height: number): Promise<void> {
  await desk.page.evaluate((pixels) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - pixels });
    visualViewport!.dispatchEvent(new Event('resize'));
  }, height);
}

it('on a telephone a dialog, a sheet and the palette stand above a keyboard that covers the page', async () => {
  const { page } = desk;
  const keyboard = 340;
  const isAbove = async (one: Locator) => {
    const { y, height } = (await one.boundingBox())!;
    return y >= 0 && y + height <= telephone.height - keyboard;
  };
  await page.setViewportSize(telephone);
  await desk.signIn('?section=home-services&tab=labServices');
  await page.getByRole('button', { name: 'Add Lab Service' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  await save.waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await isAbove(save)).toBe(false);
  await bringKeyboard(keyboard);
  expect(await isAbove(save)).toBe(true);
  await page.keyboard.press('Escape');
  await desk.goTo('');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Done' }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await isAbove(sheet)).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('combobox').fill('a');
  await palette.getByRole('option').nth(9).waitFor();
  expect(await isAbove(palette)).toBe(true);
  expect(await isAbove(palette.getByRole('combobox'))).toBe(true);
  await bringKeyboard(0);
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--unseen-below') === '0px');
});

it('enlarged to 400% a dialog leaves most of the window to its form', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 320, height: 256 });
  await desk.signIn('?section=home-services&tab=subcategories');
  await page.getByRole('button', { name: 'Add Subcategory' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Icon').waitFor();
  const room = await dialog.evaluate((all) => all.querySelector('.MuiDialogContent-root')!.clientHeight);

  expect(room).toBeGreaterThan(256 * 0.6);
});

it('in a window of 768 or 1024 pixels no line of a linked service is cut off by its row', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 768, height: 768 });
  await desk.signIn('?section=home-services&tab=linking&provider=2');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await page.getByText('Arabic: missing').first().waitFor();
    const cutOff = await page.locator('[role="gridcell"] > :has(> [aria-hidden] + bdi) > *').evaluateAll((parts) => {
      const isOutOf = (part: DOMRect, row: DOMRect) => part.top < row.top - 0.5 || part.bottom > row.bottom + 0.5;
      const isCut = (part: Element) =>
        isOutOf(part.getBoundingClientRect(), part.closest('[role="row"]')!.getBoundingClientRect());
      return parts.filter(isCut).map(({ textContent }) => textContent);
    });

    expect({ width, cutOff }).toEqual({ width, cutOff: [] });
  }
});

it('on a telephone everything of the referral dashboard can be read and pressed', async () => {
  await desk.page.setViewportSize(telephone);
  await desk.signIn('?section=referral-tracking');
  await desk.page.getByLabel('One-time password').fill(DEMO.otp);
  await desk.page.getByRole('button', { name: 'Verify & Continue' }).click();
  await desk.page.getByRole('button', { name: 'View All Users' }).waitFor();

  expect(await desk.page.evaluate(hardToUse)).toEqual([]);
  expect((await desk.page.getByRole('button', { name: 'View All Users' }).boundingBox())?.height).toBeLessThan(48);
});

it('on a telephone the bulk form is seen whole, with its examples of dates and what it came to', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await desk.signIn('?section=availabilities&q=Smile%20Mirdif');
  await page.getByRole('button', { name: 'Smile Mirdif' }).click();
  await page.getByRole('button', { name: 'Add Availability for All Doctors' }).click();
  const dialog = page.getByRole('dialog');
  const [first, last] = [page.getByLabel('Start Date'), page.getByLabel('End Date')];
  expect((await last.boundingBox())!.y).toBeGreaterThan((await first.boundingBox())!.y + 30);
  await dialog.getByRole('button', { name: 'Next 4 weeks' }).click();
  // On other days of the week the clinic has leaves, which the form names and has no room for without a scroll.
  await dialog.getByRole('button', { name: 'Wednesday' }).click();
  const cutOff = () =>
    dialog.evaluate((all) =>
      [...all.querySelectorAll('form, input')]
        .flatMap((one) => (one.matches('form') ? [one.parentElement!.parentElement!] : [one]))
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.getAttribute('name') ?? one.className),
    );
  expect(await cutOff()).toEqual([]);

  await dialog.getByLabel('Available From').fill('05:00');
  await dialog.getByLabel('Available To').fill('05:30');
  await dialog.getByRole('button', { name: 'Add Availability', exact: true }).click();
  const told = dialog.getByRole('status').filter({ hasText: 'Successfully added' });
  await told.waitFor();
  const [sentence, frame] = [await told.boundingBox(), await dialog.boundingBox()];
  expect(sentence!.y + sentence!.height).toBeLessThanOrEqual(frame!.y + frame!.height);
});

it('on a telephone a reason why something failed has a line of its own', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await page.route('**/appointments/*/', (route) => route.fulfill({ status: 403, json: { detail: 'Not yours.' } }));
  await desk.signIn('?status=pending');
  await page.getByText(/^Updated /).waitFor();
  await page.locator('[data-key] input').first().click();
  const toolbar = page.getByRole('toolbar', { name: 'Selection' });
  await toolbar.getByRole('button', { name: 'Reject 1 of 1' }).click();
  const row = page.getByRole('region', { name: 'Results' }).getByRole('listitem').first();
  const reason = row.getByText('Not yours.');
  await reason.waitFor();

  // In one look, for the ledger scrolls into view.
  const [below, height] = await row.evaluate((line) => {
    const [name, told] = [...line.querySelectorAll('span')].map((one) => one.getBoundingClientRect());
    return [told!.top >= name!.bottom - 4, told!.height];
  });
  expect(below).toBe(true);
  expect(height).toBeLessThan(30);
});

it('on a telephone the age of the list stands right below the title, and its actions side by side', async () => {
  const { page } = desk;
  await page.setViewportSize(telephone);
  await desk.signIn();
  const age = await page.getByText(/^Updated /).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();

  expect(age!.y).toBeLessThanOrEqual(title!.y + title!.height);
  const actions = await page
    .locator('main header')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(actions.length).toBeGreaterThan(4);
  expect(Math.max(...actions.map(({ top }) => top))).toBeLessThan(Math.min(...actions.map(({ bottom }) => bottom)));
  expect((await page.locator('[data-key]').first().boundingBox())!.y).toBeLessThan(220);
});

it('a file is chosen in the words of the page, by a field that the keyboard reaches and shows', async () => {
  const { page } = desk;
  await desk.signIn('?section=home-services&tab=subcategories');
  await page.getByRole('button', { name: 'Add Subcategory' }).click();
  const dialog = page.getByRole('dialog');
  const field = page.getByLabel('Icon');
  await dialog.getByText('Choose file').and(dialog.locator('span')).waitFor();
  await dialog.getByText('No file chosen').waitFor();
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');

  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.evaluate((input) => getComputedStyle(input.parentElement!).outlineStyle)).toBe('solid');
  const chooser = page.waitForEvent('filechooser');
  await field.click();
  await (await chooser).setFiles({ name: 'heart.png', mimeType: 'image/png', buffer: Buffer.from('89504e47', 'hex') });
  await dialog.getByText('heart.png').waitFor();
});

it.each([
  [390, 844],
  [1093, 614],
])(
  'at %i x %i the times of a move are seen when its dialog opens, and when another date is pressed',
  async (width, height) => {
    const { page } = desk;
    await page.setViewportSize({ width, height });
    await desk.signIn('?status=confirmed');
    await page.getByRole('row').nth(1).click();
    await page.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog');
    const time = dialog.getByRole('group', { name: 'Choose a time' }).getByRole('button').first();
    const isSeen = () =>
      time.evaluate((one) => {
        const { left, top, bottom } = one.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => one.contains(document.elementFromPoint(left + 20, y)));
      });
    await time.waitFor();
    expect(await isSeen()).toBe(true);

    const dates = dialog.getByRole('group', { name: 'Choose a date' }).getByRole('button');
    await dates.filter({ hasNotText: 'no times' }).nth(1).click();
    await time.and(page.locator(':focus')).waitFor();
    expect(await isSeen()).toBe(true);
  },
);

/** Waits until texts are there and none is cut off: the columns share their room once the page has been drawn. */
async function untilWhole(selector: string): Promise<void> {
  await desk.page.waitForFunction((wanted) => {
    const texts = [...document.querySelectorAll(wanted)];
    return texts.length > 0 && texts.every((one) => one.scrollWidth <= one.clientWidth + 1);
  }, selector);
}

it('on a laptop both names and the type of an item can be read, and each language of a doctor', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1024, height: 768 });
  await desk.signIn('?section=home-services&tab=subcategories');
  await untilWhole(':is([data-field="name"], [data-field="type"]) bdi');
  // A window of 1366 x 768 at 125%.
  await page.setViewportSize({ width: 1093, height: 614 });
  await untilWhole(':is([data-field="name"], [data-field="type"]) bdi');

  await page.getByRole('tab', { name: 'Doctors & Therapists' }).click();
  await page.getByRole('button', { name: 'Al Noor Home Care' }).click();
  const first = page.locator('[data-id] [data-field="languages"] bdi').first();
  await first.waitFor();
  expect((await first.boundingBox())!.width).toBeGreaterThan(30);
});

it('at 320 x 256 nothing lies on the box or the name of a row that Tab leads to', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 320, height: 256 });
  await desk.signIn('?status=cancelled');
  const rows = page.locator('[data-key] button[aria-expanded]');
  await rows.nth(1).waitFor();
  const isOnTop = () =>
    page.evaluate(() => {
      const one = document.activeElement!;
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button, input') === one;
    });
  await rows.first().press('Enter');
  await page.locator('[data-open] [aria-colspan] a').first().waitFor();
  await rows.nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  // The actions of the row come once it has had the focus for a moment.
  await page.locator('[data-key] > [role="row"][data-off-paper]').waitFor({ state: 'attached' });
  expect(await isOnTop()).toBe(true);
  await page.keyboard.press('Tab');

  expect(await isOnTop()).toBe(true);
});
