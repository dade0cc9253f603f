import { setUpDesk } from '#test/support/browser/desk';
import { closePrintDialog, holdPrintDialog, printDialog } from '#test/support/browser/printDialog';

const desk = setUpDesk();

/** What A4 and Letter have room for between margins of 12 mm, in pixels of paper. */
const PAPERS = [
  { format: 'A4', width: 703, height: 1031 },
  { format: 'Letter', width: 725, height: 965 },
] as const;

const LONG = 'Sheikha Mariam bint Khalid Al Suwaidi of the Northern Emirates: Anti-Thyroglobulin-Antibodies';

/** What can be printed from a view, by what is pressed for it. */
const PRINTED: [what: string, query: string, press: () => Promise<void>][] = [
  [
    'a grid of 100 rows',
    '?section=home-services&tab=labServices',
    async () => {
      await desk.page.getByRole('button', { name: 'Export' }).click();
      await desk.page.getByRole('menuitem', { name: 'Print' }).click();
    },
  ],
  ['figures', '?view=figures', () => desk.page.getByRole('button', { name: 'Print figures' }).click()],
  ['the day of the board', '?view=board', () => desk.page.getByRole('button', { name: 'Print day sheets' }).click()],
];

beforeEach(() =>
  desk.page.route('**/api/v3/services/**', async (route) => {
    const answer = await route.fetch();
    const services = (await answer.json()) as object[];
    const longer = Array.from({ length: 100 }, (_, at) => ({
      ...services[at % services.length],
      id: at + 1,
      ...(at % 5 === 0 && { name: LONG, translations: [] }),
    }));
    await route.fulfill({ response: answer, json: longer });
  }),
);

it.each(PRINTED)('%s: stands alone on both sizes of paper, and within their width', async (_, query, press) => {
  const { page } = desk;
  await desk.signIn(query);
  await holdPrintDialog(page);
  await press();
  await printDialog(page).waitFor({ state: 'attached' });
  const paper = page.locator('body > .paper');
  expect(await paper.isVisible()).toBe(false);

  await page.emulateMedia({ media: 'print' });
  for (const { width, height } of PAPERS) {
    await page.setViewportSize({ width, height });
    expect(await paper.isVisible()).toBe(true);
    expect(await page.locator('#root').isVisible()).toBe(false);
    const wide = await paper.evaluate(
      (one) => [one, ...one.querySelectorAll('table, svg')].filter((part) => part.scrollWidth > innerWidth + 1).length,
    );
    expect(wide).toBe(0);
  }
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'screen' });
  await closePrintDialog(page);
  await paper.waitFor({ state: 'detached' });
});
