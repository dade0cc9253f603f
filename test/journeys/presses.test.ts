import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from 'playwright-core';

import { addDays, dayOf } from '#client/lib/dates';
import type { Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const desk = setUpDesk();

const today = dayOf(new Date());

/** What the service was told of which appointment, in this order. */
let told: string[] = [];
let list: Appointment[] = [];

/** What a service holds back until it is let go. */
interface Held {
  letGo: () => void;
  until: Promise<void>;
}

function hold(): Held {
  const gate = new EventEmitter();
  return { until: once(gate, 'open').then(() => undefined), letGo: () => void gate.emit('open') };
}

beforeEach(async () => {
  told = [];
  list = ['Layla', 'Omar', 'Sara', 'Huda'].map((name, at) =>
    makeAppointment({
      ...{ id: at + 1, user_id: at + 1, date: addDays(today, 1), status: 'pending' },
      ...{ start_time: `1${at}:00:00`, end_time: `1${at}:20:00` },
      local_user: { user_id: at + 1, name: `${name} Haddad`, profile_picture: null },
    }),
  );
  const { page } = desk;
  await page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: list }));
  await page.route(/appointments\/\d+\/$/, (route) => {
    const id = Number(/(\d+)\/$/.exec(route.request().url())?.[1]);
    const { status } = route.request().postDataJSON() as { status: string };
    told.push(`${id} ${status}`);
    list = list.map((one) => (one.id === id ? { ...one, status, updated_at: new Date().toISOString() } : one));
    return route.fulfill({ json: list.find((one) => one.id === id) });
  });
});

/** Opening hours are held back by the service. */
async function holdHours(page: Page): Promise<Held> {
  const held = hold();
  await page.route('**/doctor-availabilities/**', async (route) => {
    await held.until;
    await route.fulfill({ json: [makeAvailability({ date: addDays(today, 1) })] });
  });
  return held;
}

const button = (name: string) => desk.page.getByRole('button', { name, exact: true });
const group = (name: string) => desk.page.getByRole('region', { name });
const accept = (whose: string) =>
  group('Pending today and tomorrow')
    .getByRole('listitem')
    .filter({ hasText: whose })
    .getByRole('button', { name: 'Accept' });

/** A place on the page, where the mouse then presses whatever is there. */
async function placeOf(target: Locator): Promise<{ press: () => Promise<void> }> {
  // A dialog that is just opening is elsewhere in the next picture.
  await target.click({ trial: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { press: () => desk.page.mouse.click(x + width / 2, y + height / 2) };
}

/** Notes what buttons say of whose clicks the page hears; a press that is spent is none. */
async function listenToClicks(): Promise<() => Promise<string[]>> {
  const { page } = desk;
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener(
      'click',
      ({ target }) => heard.push((target as Element).closest('button')?.textContent ?? ''),
      { capture: true },
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

it('a double press accepts one patient, and the next press there the next, by mouse', async () => {
  await desk.signIn('?view=waits');
  const there = await placeOf(accept('Layla Haddad'));
  const heard = await listenToClicks();
  await desk.pressEvery(170);
  await there.press();
  await group('Pending today and tomorrow (3)').waitFor();
  await there.press();
  await desk.pressEvery(400);
  await there.press();
  await group('Pending today and tomorrow (2)').waitFor();

  expect(await heard()).toEqual([desk.says('Accept'), desk.says('Accept')]);
  expect(told).toEqual(['1 confirmed', '2 confirmed']);
});

it('Enter pressed twice accepts one patient and opens none; letters settle one after another', async () => {
  await desk.page.addInitScript(() => localStorage.setItem('mawid.singleKeys', 'true'));
  await desk.signIn('?view=waits');
  const { page } = desk;
  await accept('Layla Haddad').focus();
  await desk.pressEvery(90);
  await page.keyboard.press('Enter');
  await group('Pending today and tomorrow (3)').waitFor();
  await page.keyboard.press('Enter');
  for (const letter of ['a', 'n', 'r']) await page.keyboard.press(letter);
  await page.getByText('Nothing waits').waitFor();
  expect(page.url()).toContain('view=waits');

  expect(told).toEqual(['1 confirmed', '2 confirmed', '4 rejected']);
});

describe('what a press has begun is not stopped by the same press', () => {
  const BEGUN = [
    ['Check hours', '?view=waits', 'The hours of 1 doctor are checked.'],
    ['Look through the set-up', '?section=set-up', 'Licences expired or about to end'],
  ] as const;

  it.each(BEGUN)('%s by a double click', async (name, view, ended) => {
    const held = await holdHours(desk.page);
    await desk.signIn(view);
    await button(name).scrollIntoViewIfNeeded();
    const there = await placeOf(button(name));
    const heard = await listenToClicks();
    await desk.pressEvery(170);
    await there.press();
    await button('Stop').waitFor();
    await there.press();
    expect(await heard()).toEqual([desk.says(name)]);
    held.letGo();

    await desk.page.getByText(ended).first().waitFor();
  });

  it.each(BEGUN)(
    '%s by Enter or Space, pressed twice or held down, but by Enter a second later',
    async (name, view) => {
      await holdHours(desk.page);
      await desk.signIn(view);
      const { page } = desk;
      await button(name).focus();
      const heard = await listenToClicks();
      await desk.pressEvery(90);
      await page.keyboard.press('Enter');
      await button('Stop').waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      expect(await heard()).toEqual([desk.says(name)]);
      await desk.pressEvery(1000);
      await page.keyboard.press('Enter');

      await button(name).waitFor();
    },
  );
});

it('a double click on Undo in My day undoes', async () => {
  await desk.signIn('?view=waits');
  const { page } = desk;
  await accept('Layla Haddad').click();
  await group('Pending today and tomorrow (3)').waitFor();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'My day' }).click();
  const day = page.getByRole('dialog', { name: 'My day' });
  const held = hold();
  await page.route(/appointments\/1\/$/, async (route) => {
    await held.until;
    await route.fallback();
  });
  const there = await placeOf(day.getByRole('button', { name: /^Undo/ }));
  const heard = await listenToClicks();
  await desk.pressEvery(170);
  await there.press();
  await day.getByRole('button', { name: 'Stop' }).waitFor();
  await there.press();
  expect(await heard()).toEqual([desk.says('Undo')]);
  const answered = page.waitForResponse(/appointments\/1\/$/);
  held.letGo();
  await answered;
  await day.getByText('Undone').first().waitFor();

  expect(told).toEqual(['1 confirmed', '1 pending']);
});

it('a double click that closes a dialog reaches nothing under it', async () => {
  await desk.signIn();
  const { page } = desk;
  await page.getByText('Layla Haddad').first().waitFor();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'My day' }).click();
  const there = await placeOf(page.getByRole('dialog', { name: 'My day' }).getByRole('button', { name: 'Close' }));
  const heard = await listenToClicks();
  await desk.pressEvery(170);
  await there.press();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await there.press();

  expect(await heard()).toHaveLength(1);
});

it('nobody is too fast: days and boxes of rows are pressed one after another', async () => {
  await desk.signIn();
  const { page } = desk;
  const boxes = page.getByRole('checkbox', { name: /Haddad/ });
  await boxes.nth(3).waitFor();
  await desk.pressEvery(40);
  for (const at of [0, 1, 2, 3, 3, 3]) await (await placeOf(boxes.nth(at))).press();
  const areChecked = await boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ checked }) => checked));
  expect(areChecked).toEqual([true, true, true, true]);
  await page.getByRole('button', { name: 'Day board', exact: true }).click();
  const next = await placeOf(button('Next day'));
  await next.press();
  await next.press();
  await button('Next day').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  await page.waitForURL((url) => url.search.includes(addDays(today, 4)));
});
