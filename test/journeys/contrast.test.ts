import dayjs from 'dayjs';

import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const desk = setUpDesk();

/** What is looked at: elements, or a part of them, and which of their colours the ink is. */
interface Inked {
  selector: string;
  part?: string;
  ink: 'color' | 'fill' | 'stroke';
}

/** The contrast of each text on the page with the ground that it stands on, as WCAG 2.2 computes it. */
function contrastsOf({ selector, part, ink: property }: Inked): { text: string; contrast: number }[] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  const channels = (color: string): number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
  };
  const groundOf = (element: Element): number[] => {
    const ground = channels(getComputedStyle(element).backgroundColor);
    return ground[3] === 255 || !element.parentElement ? ground : groundOf(element.parentElement);
  };
  return [...document.querySelectorAll(selector)].map((field) => {
    const style = getComputedStyle(field, part);
    const ground = groundOf(field);
    const opacity = Number(style.opacity);
    const ink = channels(style[property]).map((channel, at) => channel * opacity + ground[at]! * (1 - opacity));
    const [dark = 0, bright = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
    const text = field.getAttribute('placeholder') ?? field.textContent;
    return { text, contrast: (bright + 0.05) / (dark + 0.05) };
  });
}

const PLACEHOLDERS: Inked = { selector: 'input[placeholder]', part: '::placeholder', ink: 'color' };

/** What is neither a status nor in the colour of what can be pressed. */
const QUIET_TEXTS: Inked = { selector: 'main :is(bdi, header *, [role="columnheader"] *):not(:has(*))', ink: 'color' };
const PICTURE_TEXTS: Inked = { selector: 'svg text', ink: 'fill' };
const AXES: Inked = { selector: 'svg :is(line, path)[class*="Axis"]', ink: 'stroke' };

const THEMES = ['light', 'dark'] as const;

it('a placeholder can be read in both themes', async () => {
  const { page } = desk;
  await desk.signIn();
  for (const section of ['appointments', 'availabilities', 'manage-providers']) {
    await desk.goTo(`?section=${section}`);
    await page.locator('input[placeholder]').first().waitFor();
    for (const theme of THEMES) {
      await desk.inTheme(theme);
      const contrasts = await page.evaluate(contrastsOf, PLACEHOLDERS);

      expect(contrasts).not.toEqual([]);
      expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    }
  }
});

it('a phone number in the details of a block is quiet in both themes', async () => {
  const { page } = desk;
  await desk.signIn('?view=board');
  await page.locator('[role="grid"] [data-id]').first().click();
  const phone = page.getByRole('dialog').locator('a[href^="tel:"]');
  const heading = page.getByRole('dialog').getByRole('heading', { name: 'Location Details' });
  const colorOf = (one: typeof phone) => one.evaluate((element) => getComputedStyle(element).color);
  await phone.waitFor();
  for (const theme of THEMES) {
    await desk.inTheme(theme);
    expect(await colorOf(phone)).toBe(await colorOf(heading));
  }
});

it('for who asks for more contrast every text has 7:1 in both themes, and a line is as dark as a word', async () => {
  const { page } = desk;
  await page.emulateMedia({ contrast: 'more' });
  await desk.signIn();
  await page.getByText(/^Updated /).waitFor();
  for (const theme of THEMES) {
    await desk.inTheme(theme);
    const contrasts = await page.evaluate(contrastsOf, QUIET_TEXTS);
    const edge = await page
      .getByRole('group', { name: 'Shown as' })
      .getByRole('button', { pressed: false })
      .first()
      .evaluate((one) => [getComputedStyle(one).borderTopColor, getComputedStyle(document.body).color]);

    expect(contrasts.length).toBeGreaterThan(20);
    expect(contrasts.filter(({ contrast }) => contrast < 7)).toEqual([]);
    expect(edge[0]).toBe(edge[1]);
  }
  await page.emulateMedia({ contrast: 'no-preference' });
});

/** How an element looks to somebody with colours of their own. */
function looks(element: Element) {
  const { color, backgroundColor, backgroundImage, borderInlineStart, outlineColor, outlineStyle } =
    getComputedStyle(element);
  return { color, backgroundColor, hatched: backgroundImage !== 'none', borderInlineStart, outlineColor, outlineStyle };
}

describe('in colours of the person', () => {
  beforeEach(() => desk.page.emulateMedia({ forcedColors: 'active' }));
  afterEach(() => desk.page.emulateMedia({ forcedColors: 'none' }));
  const look = (selector: string) => desk.page.locator(selector).first().evaluate(looks);

  it('what is in use, pressed or chosen, and what cannot be pressed, is told from the rest', async () => {
    const { page } = desk;
    await desk.signIn();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await page.locator('[data-chosen]').waitFor();
    const [inUse, other] = [await look('nav [aria-current="page"]'), await look('nav button:not([aria-current])')];
    const [pressed, open] = [await look('[aria-pressed="true"]'), await look('[aria-pressed="false"]')];
    const [chosen, row] = [await look('[data-chosen]'), await look('[data-key]:not([data-chosen])')];
    const [dead, alive] = [
      await look('main button:is(:disabled, [aria-disabled="true"])'),
      await look('main button:enabled:not([aria-disabled="true"], [aria-pressed="true"])'),
    ];

    expect(inUse.backgroundColor).not.toBe(other.backgroundColor);
    expect(inUse.color).not.toBe(inUse.backgroundColor);
    expect(pressed.backgroundColor).not.toBe(open.backgroundColor);
    expect(pressed.color).not.toBe(pressed.backgroundColor);
    expect([chosen.outlineStyle, row.outlineStyle]).toEqual(['solid', 'none']);
    expect(dead.color).not.toBe(alive.color);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill('a');
    await page.getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    const [pointed, rest] = [
      await look('[role="option"].Mui-focused'),
      await look('[role="option"]:not(.Mui-focused)'),
    ];
    expect([pointed.outlineStyle, rest.outlineStyle]).toEqual(['solid', 'none']);
  });

  it('the button that a form is sent by has an edge', async () => {
    await desk.open();
    expect((await look('button[type="submit"]')).borderInlineStart).toMatch(/^1px solid/);
  });

  it('free hours on the board are told from closed ones', async () => {
    const day = dayjs().add(3, 'day').format('YYYY-MM-DD');
    const answer = (pattern: RegExp, body: object[]) =>
      desk.page.route(pattern, (route) => route.fulfill({ json: body }));
    await answer(/appointments\/$/, [makeAppointment({ date: day })]);
    await answer(/availabilities\//, [makeAvailability({ date: day, available_from: '10:00:00' })]);
    await desk.signIn(`?view=board&day=${day}`);
    await desk.page.locator('[data-known] > div').waitFor({ state: 'attached' });
    const [closed, free] = [await look('[data-known]'), await look('[data-known] > div')];

    expect([closed.hatched, free.hatched]).toEqual([true, false]);
    expect(free.borderInlineStart).toMatch(/^3px solid/);
  });

  it.each(THEMES)('what is written in a picture can be read, whichever theme is chosen: %s', async (chosen) => {
    const { page } = desk;
    await desk.signIn('?view=figures');
    await page.locator('svg text').nth(5).waitFor();
    for (const theirs of THEMES) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: theirs });
      // As by the account menu: it outlasts what the computer prefers.
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), chosen);
      const contrasts = await page.evaluate(contrastsOf, PICTURE_TEXTS);
      const lines = await page.evaluate(contrastsOf, AXES);

      expect(contrasts.length).toBeGreaterThan(10);
      expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter(({ contrast }) => contrast < 3)).toEqual([]);
    }
  });
});
