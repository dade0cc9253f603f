import { setUpDesk } from '#test/support/browser/desk';
import { cutOfRing } from '#test/support/browser/rings';
import { TO_COME } from '#test/support/toCome';

const desk = setUpDesk();

/** More Tab stops than any screen has. */
const MOST_STOPS = 60;

/** The screens of each section: the way to one, and what is pressed there. */
const SCREENS: [section: string, screens: [query: string, press?: string][]][] = [
  ['Appointments', [[''], ['?status=pending', 'row'], ['', 'Keyboard shortcuts']]],
  ['Provider Availability', [['?section=availabilities']]],
  [
    'Manage Providers',
    [
      ['?section=manage-providers'],
      ['?section=manage-providers', 'Add Provider'],
      ['?section=manage-providers', 'Password Reset'],
    ],
  ],
  [
    'Home Services',
    [
      ['?section=home-services&tab=subcategories'],
      ['?section=home-services&tab=subcategories', 'Add Subcategory'],
      ['?section=home-services&tab=labPackages'],
      ['?section=home-services&tab=providers'],
    ],
  ],
  ['Referral Tracking', [['?section=referral-tracking']]],
];

/**
 * What the element with the focus is called, and in which themes nothing around it shows that it has the focus: one
 * walk tells of both, for the walk takes the time.
 */
function focusShown() {
  const seen = (style: CSSStyleDeclaration) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const field = element.closest('.MuiOutlinedInput-root, [data-field]')?.querySelector(':scope > fieldset');
  const control = element.closest('.MuiButtonBase-root') ?? element;
  const isBordered = () => field && parseFloat(getComputedStyle(field).borderTopWidth) >= 2;
  const isRinged = () =>
    [element, control].some((one) => seen(getComputedStyle(one)) || seen(getComputedStyle(one, '::after')));
  const { dataset } = document.documentElement;
  const { theme: own } = dataset;
  const unseen = ['light', 'dark'].filter((theme) => {
    dataset.theme = theme;
    return !isBordered() && !isRinged();
  });
  dataset.theme = own;
  const { x, y } = element.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return { stop: `${element.tagName.toLowerCase()} ${name} ${Math.round(x)},${Math.round(y)}`, unseen };
}

/** Goes through the Tab stops from the first on, and returns how many there are and those that show no focus. */
async function walk() {
  const { page } = desk;
  const stops = new Set<string>();
  const unseen: string[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focusShown);
    // At the end of the page the focus is nowhere for one press; where a part is drawn anew it may begin once more.
    if (!focus) continue;
    if (stops.size > 1 && stops.has(focus.stop)) break;
    stops.add(focus.stop);
    unseen.push(...focus.unseen.map((theme) => `${focus.stop} in ${theme}`));
  }
  return { stops: stops.size, unseen };
}

/** Has Tab begin at the start of the page again, as after a click beside everything. */
function startOver(): void {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

it.each(SCREENS)('every Tab stop of %s shows the focus, in light and in dark', async (_, screens) => {
  const { page } = desk;
  await desk.signIn(screens[0]![0]);
  await page.waitForLoadState('networkidle');
  for (const [query, pressed] of screens) {
    await desk.goTo(query);
    await page.waitForFunction((toCome) => !document.querySelector(`main :is(${toCome})`), TO_COME);
    // What is drawn while somebody walks through it takes the focus with it.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await page.evaluate(startOver);
    const isDialog = pressed && pressed !== 'row';
    if (pressed === 'row') {
      await page.getByRole('row').nth(1).click();
      await page.locator('[data-open] [aria-colspan]').waitFor();
    }
    if (isDialog) {
      await page.getByRole('button', { name: pressed, exact: true }).click();
      await page.locator('[role="dialog"]:focus-within').waitFor();
    }
    const { stops, unseen } = await walk();

    expect({ query, pressed, unseen }).toEqual({ query, pressed, unseen: [] });
    expect(stops).toBeGreaterThan(1);
    if (!isDialog) continue;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

it('the ring of a switch is not cut off, nor that of a phone in a row, by mouse or by touch', async () => {
  const { page } = desk;
  await desk.signIn();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const frame = page.getByRole('dialog').locator('.MuiSwitch-root');
  await frame.waitFor();
  expect(await frame.evaluate((one) => getComputedStyle(one).overflow)).toBe('visible');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const phone = page.getByRole('row').getByRole('link').first();
  await phone.focus();
  await page.keyboard.press('Shift');
  expect(await phone.evaluate(cutOfRing)).toEqual([]);
  const session = await desk.context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);

  expect(await phone.evaluate(cutOfRing)).toEqual([]);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
});
