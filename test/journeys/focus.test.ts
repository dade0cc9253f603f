import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

/** More Tab stops than any screen has. */
const MOST_STOPS = 60;

/** Each screen, and what is pressed to get there. */
const screens: [name: string, query: string, press: string[]][] = [
  ['Appointments', '', []],
  ['an open appointment', '?status=pending', ['row']],
  ['the keyboard shortcuts', '', ['Keyboard shortcuts']],
  ['Provider Availability', '?section=availabilities', []],
  ['Manage Providers', '?section=manage-providers', []],
  ['Add Provider', '?section=manage-providers', ['Add Provider']],
  ['Password Reset', '?section=manage-providers', ['Password Reset']],
  ['Subcategories', '?section=home-services&tab=subcategories', []],
  ['Add Subcategory', '?section=home-services&tab=subcategories', ['Add Subcategory']],
  ['Lab Packages', '?section=home-services&tab=lab-packages', []],
  ['home providers', '?section=home-services&tab=providers', []],
  ['the one-time password', '?section=referral-tracking', []],
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

it.each(screens)('every Tab stop of %s shows the focus, in light and in dark', async (_, query, presses) => {
  await desk.signIn(query);
  for (const name of presses) {
    if (name === 'row') {
      await desk.page.getByRole('row').nth(1).click();
      await desk.page.locator('[data-open] [aria-colspan]').waitFor();
    } else {
      await desk.page.getByRole('button', { name, exact: true }).click();
      await desk.page.locator('[role="dialog"]:focus-within').waitFor();
    }
  }
  await desk.page.waitForLoadState('networkidle');
  const stops = new Set<string>();
  const unseen: string[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await desk.page.keyboard.press('Tab');
    const focus = await desk.page.evaluate(focusShown);
    if (!focus || stops.has(focus.stop)) break;
    stops.add(focus.stop);
    unseen.push(...focus.unseen.map((theme) => `${focus.stop} in ${theme}`));
  }

  expect(stops.size).toBeGreaterThan(1);
  expect(unseen).toEqual([]);
});

it('the ring of a switch is not cut off, nor that of a phone in a row', async () => {
  const { page } = desk;
  await desk.signIn();
  const phone = page.getByRole('row').getByRole('link').first();
  await phone.focus();
  await page.keyboard.press('Shift');
  const ring = await phone.evaluate((one) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    return parseFloat(outlineOffset) + parseFloat(outlineWidth);
  });
  expect(ring).toBe(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const frame = page.getByRole('dialog').locator('.MuiSwitch-root');
  await frame.waitFor();

  expect(await frame.evaluate((one) => getComputedStyle(one).overflow)).toBe('visible');
});
