import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

/** The contrast of each placeholder on the page with the field that it stands in, as WCAG 2.2 computes it. */
function placeholderContrasts(): { text: string; contrast: number }[] {
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
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].map((field) => {
    const style = getComputedStyle(field, '::placeholder');
    const ground = groundOf(field);
    const opacity = Number(style.opacity);
    const ink = channels(style.color).map((channel, at) => channel * opacity + ground[at]! * (1 - opacity));
    const [dark = 0, bright = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
    return { text: field.placeholder, contrast: (bright + 0.05) / (dark + 0.05) };
  });
}

it.each(['light', 'dark'] as const)('a placeholder can be read in the %s theme', async (colorScheme) => {
  await desk.page.emulateMedia({ colorScheme });
  for (const section of ['', '?section=availabilities', '?section=manage-providers']) {
    await desk.signIn(section);
    await desk.page.locator('input[placeholder]').first().waitFor();
    const contrasts = await desk.page.evaluate(placeholderContrasts);

    expect(contrasts).not.toEqual([]);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    await desk.page.getByRole('button', { name: 'Sign Out' }).click();
  }
});

it.each(['light', 'dark'] as const)(
  'a phone number in the details of a block is quiet in the %s theme',
  async (scheme) => {
    const { page } = desk;
    await page.emulateMedia({ colorScheme: scheme });
    await desk.signIn('?view=board');
    await page.locator('[role="grid"] [data-id]').first().click();
    const phone = page.getByRole('dialog').locator('a[href^="tel:"]');
    const heading = page.getByRole('dialog').getByRole('heading', { name: 'Location Details' });
    const colorOf = (one: typeof phone) => one.evaluate((element) => getComputedStyle(element).color);
    await phone.waitFor();

    expect(await colorOf(phone)).toBe(await colorOf(heading));
  },
);
