import { sections } from '#client/app/sections';
import { setUpDesk } from '#test/support/browser/desk';
import { readPlaces, type Place } from '#test/support/browser/places';
import {
  labelledOtherwise,
  lostText,
  noteMotion,
  obscured,
  outOfWidth,
  spaceTexts,
  untold,
} from '#test/support/browser/senses';
import { TO_COME } from '#test/support/toCome';

const desk = setUpDesk();

/** A page of 1280 x 1024 pixels, enlarged to 400%. */
const SMALLEST = { width: 320, height: 256 };

/** More Tab stops than it takes to go once around what is in view at first. */
const STOPS = 25;

let places: Place[];
beforeAll(async () => {
  places = await readPlaces(desk);
});

/** Goes to each place, and returns what is wrong there, by its name. */
async function wrongAt(look: () => Promise<string[]>): Promise<Record<string, string[]>> {
  const { page } = desk;
  const wrong: Record<string, string[]> = {};
  for (const place of places) {
    await desk.goTo(`?${place.query}`);
    if (place.asks) {
      await page.getByRole('dialog', { name: place.asks }).waitFor();
      await page.keyboard.press('Escape');
    }
    const within = place.isDialog ? page.getByRole('dialog', { name: place.title }) : page.getByRole('main');
    await place.only(within).waitFor();
    await page.waitForFunction((toCome) => !document.querySelector(toCome), TO_COME);
    // What is still read moves what stands below it.
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' });
    const found = await look();
    if (found.length > 0) wrong[`${place.section} ${place.name}`] = found;
    if (place.isDialog) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
  return wrong;
}

/** What is out of the width of the window, and what Tab leads to without showing it. */
async function withoutRoom(): Promise<string[]> {
  const { page } = desk;
  const found = await page.evaluate(outOfWidth);
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    found.push(...(await page.evaluate(obscured)));
  }
  return [...new Set(found)];
}

it('at 320 x 256 every place keeps to the width, and shows what Tab leads to', async () => {
  const { page } = desk;
  await page.setViewportSize(SMALLEST);
  await desk.signIn();

  expect(await wrongAt(withoutRoom)).toEqual({});
});

/** Dialogs that no address opens, by where they are opened, and how. */
const PRESSED: readonly [query: string, name: string][] = [
  ['section=home-services&tab=linking&provider=1', 'Link New Service'],
  ['section=home-services&tab=linking&provider=1', 'Print price list'],
  ['section=availabilities&location=1&doctor=1', 'First free'],
  ['section=availabilities&location=1&doctor=1', 'Plan hours'],
];

/** Dialogs of the account menu, which the search through everything opens as well. */
const SEARCHED = ['My day', 'Handover', 'Report a problem'];

/** Opens a dialog by the search through everything, looks whether it has room, and closes it. */
async function lookInto(name: string): Promise<void> {
  const { page } = desk;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  const opened = page.getByRole('dialog', { name, exact: true });
  await opened.waitFor();

  expect({ name, wrong: await withoutRoom() }).toEqual({ name, wrong: [] });
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
}

it('at 320 x 256 so does what opens by a press alone', async () => {
  const { page } = desk;
  await page.setViewportSize(SMALLEST);
  await desk.signIn();
  for (const name of SEARCHED) await lookInto(name);
  await desk.goTo(`?${places.find(({ name }) => name === 'appointments/follow')!.query}`);
  await page.getByRole('dialog').getByRole('switch', { name: 'Series' }).check();
  await page.getByRole('table', { name: 'Visits of the series' }).waitFor();
  expect(await withoutRoom()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const [query, name] of PRESSED) {
    await desk.goTo(`?${query}`);
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    await page.locator('[role="dialog"]:focus-within').waitFor();

    expect({ name, wrong: await withoutRoom() }).toEqual({ name, wrong: [] });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await lookInto('Filter');
});

it('every place loses no text by the spacing of the person, and calls each control as it is labelled', async () => {
  const { page } = desk;
  await desk.signIn();
  await page.evaluate(spaceTexts);

  expect(
    await wrongAt(async () => [...(await page.evaluate(lostText)), ...(await page.evaluate(labelledOtherwise))]),
  ).toEqual({});
});

it('nothing moves, in no place, for who asks for less motion', async () => {
  const { page } = desk;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(noteMotion);
  await desk.signIn();

  expect(await wrongAt(() => page.evaluate<string[]>('[...new Set(moved.splice(0))]'))).toEqual({});
});

it('nothing is asked for that is known: a follow-up has its patient and doctor, a form of today its date', async () => {
  const { page } = desk;
  const [follow, visits] = ['follow', 'visits'].map((name) =>
    places.find((one) => one.name === `appointments/${name}`)!,
  );
  await desk.signIn(`?${follow!.query}`);
  const dialog = page.getByRole('dialog', { name: follow!.title });
  expect(await dialog.getByLabel('Doctor').inputValue()).not.toBe('');
  expect(visits!.title).toContain(await dialog.locator('bdi').first().innerText());

  await desk.goTo(`?${places.find(({ name }) => name === 'appointments/closed')!.query}`);
  await page.getByRole('dialog', { name: 'Clinic closed' }).waitFor();
  const date = page.getByRole('dialog').getByLabel('Start Date');
  await expect(date.inputValue()).resolves.not.toBe('');
});

it('every place says where it is and in which language, and the first press of Tab skips what all have', async () => {
  const { page } = desk;
  const titles = new Set<string>();
  await desk.signIn();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to the content' }).and(page.locator(':focus')).press('Enter');
  await page.locator('main:focus').waitFor();

  const wrong = await wrongAt(async () => {
    titles.add(await page.title());
    return page.evaluate(untold, desk.called('en', 'ar'));
  });
  expect(wrong).toEqual({});
  expect(titles.size).toBeGreaterThanOrEqual(sections.length);
});
