import { DEMO } from '#server/seed/demo';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

const telephone = { width: 390, height: 844 };

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
    element !== null && (element.scrollWidth > element.clientWidth || scrolls(element.parentElement));
  /** What can be seen of an element: its box without what its surroundings cut off. */
  const seen = (element: Element): Thing => {
    const { left, right, top, bottom } = isText(element) ? written(element) : element.getBoundingClientRect();
    const box = { element, left, right, top, bottom };
    for (let around = element.parentElement; around; around = around.parentElement) {
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

it.each([
  ['Provider Availability', '?section=availabilities', 'a', 'Al Noor Marina'],
  ['Manage Providers', '?section=manage-providers', 'a', 'Manage Availabilities'],
  ['subcategories', '?section=home-services&tab=subcategories', null],
  ['home providers', '?section=home-services&tab=providers', null],
  ['the appointments', '', null],
])('on a telephone everything of %s can be read and pressed', async (_, query, search, found = '') => {
  await desk.page.setViewportSize(telephone);
  await desk.signIn(query);
  if (search) {
    await desk.page.getByRole('textbox').first().fill(search);
    await desk.page.getByRole('button', { name: 'Search', exact: true }).click();
    await desk.page.getByText(found).first().waitFor();
  }
  await desk.page.waitForLoadState('networkidle');

  expect(await desk.page.evaluate(hardToUse)).toEqual([]);
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
