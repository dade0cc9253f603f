import { gridMessages } from '#client/ui/data-grid/messages';
import { setUpDesk } from '#test/support/browser/desk';
import { ALL_NO_DOORS, doorsInSight, type PageDoor } from '#test/support/browser/pageDoors';
import { readPlaces } from '#test/support/browser/places';
import { doorCalled, readDoors } from '#test/support/doors';
import { TO_COME } from '#test/support/toCome';

const desk = setUpDesk();

/** Beside the palette nothing has more doors than these. */
const MOST_DOORS = 2;

/** What leads back, is about the one record that is open as if that were a row, or ends what is under way. */
const NO_DOOR_BY_NAME = /^(Back to|Delete|Show|Stop\b)/;

/** The menus that come with every table: its columns, its rows, and what leaves it. */
const OF_TABLES: readonly string[] = [gridMessages.columns.defaultMessage, gridMessages.export.defaultMessage];

const inSight = async () =>
  (await desk.page.evaluate(doorsInSight, ALL_NO_DOORS)).filter(({ name }) => !NO_DOOR_BY_NAME.test(name));

/** The doors of what is on screen, with the lines of its menus; a menu is opened once wherever it stands. */
async function doorsHere(opened: Set<string>): Promise<PageDoor[]> {
  const { page } = desk;
  const doors = await inSight();
  const menus = page.locator('[aria-haspopup=menu]:not([role=row] *, li *)').filter({ visible: true });
  for (const menu of await menus.all()) {
    const name = (await menu.getAttribute('aria-label')) ?? (await menu.innerText());
    if (OF_TABLES.includes(name) || opened.has(name)) continue;
    opened.add(name);
    await menu.click();
    await page.getByRole('menu').waitFor();
    doors.push(...(await inSight()).map((door) => ({ ...door, spot: `menu ${name}` })));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  return doors;
}

it('has whatever a button or a line of a menu does among the doors, and no third one beside the palette', async () => {
  const { page } = desk;
  const places = (await readPlaces(desk)).filter(({ isDialog }) => !isDialog);
  const doors = readDoors();
  const spots = new Map<string, Set<string>>();
  const [unknown, opened] = [new Set<string>(), new Set<string>()];
  const take = async (section: string) => {
    for (const { name, spot } of await doorsHere(opened)) {
      const thing = doorCalled(name.replace(/…$| \(\d+\)$/, ''), doors)?.name;
      if (!thing) unknown.add(`${section}: ${name} (${spot})`);
      const isOfAll = /^(ASIDE|menu Account)/.test(spot);
      const key = `${isOfAll ? '' : section} ${thing ?? name}`;
      spots.set(key, (spots.get(key) ?? new Set()).add(spot));
    }
  };
  await desk.signIn();
  for (const place of places) {
    await desk.goTo(`?${place.query}`);
    if (place.asks) {
      await page.getByRole('dialog', { name: place.asks }).waitFor();
      await page.keyboard.press('Escape');
    }
    await place.only(page.getByRole('main')).waitFor();
    await page.waitForFunction((toCome) => !document.querySelector(toCome), TO_COME);
    await take(place.section);
  }
  const crowded = [...spots].filter(([, each]) => each.size > MOST_DOORS).map(([thing, each]) => [thing, ...each]);

  expect({ unknown: [...unknown], crowded }).toEqual({ unknown: [], crowded: [] });
  // It has looked.
  for (const thing of ['appointments Print figures', 'home-services Nursing Services', ' Handover'])
    expect([...spots.keys()]).toContain(thing);
});
