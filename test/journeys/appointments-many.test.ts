import type { Locator, Route } from 'playwright-core';

import { changeAppointmentStatus, listAppointments, type Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

const boxes = () => desk.page.locator('[data-key] [type="checkbox"]');
const toolbar = () => desk.page.getByRole('toolbar', { name: 'Selection' });
const ledger = () => desk.page.getByRole('region', { name: 'Results' });
const press = (name: string) => toolbar().getByRole('button', { name }).click();

/** How the service has these appointments now. */
async function statusesOf(ids: readonly string[]): Promise<(string | null | undefined)[]> {
  const { body } = await desk.backend.call(listAppointments);
  return ids.map((id) => body.find((one: Appointment) => String(one.id) === id)?.status);
}

/** Chooses the first so many pending appointments by two clicks, the second with Shift, and returns their ids. */
async function choosePending(count: number): Promise<string[]> {
  const { page } = desk;
  await page.getByText(/^Updated /).waitFor();
  await boxes().first().click();
  await boxes()
    .nth(count - 1)
    .click({ modifiers: ['Shift'] });
  await toolbar().getByText(`${count} selected`).waitFor();
  return page.locator('[data-chosen]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key') ?? ''));
}

/** Meets the changes of status one after another with these answers; those beyond them are let through. */
async function answerChanges(answers: readonly ((route: Route) => Promise<void>)[]): Promise<string[]> {
  const sent: string[] = [];
  await desk.page.route('**/appointments/*/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const answer = answers[sent.length];
    sent.push(/(\d+)\/$/.exec(route.request().url())?.[1] ?? '');
    return answer ? answer(route) : route.continue();
  });
  return sent;
}

/** Another desk gives an appointment a status, of which this page knows nothing. */
async function anotherDeskSets(id: string, status: string): Promise<void> {
  await desk.backend.call(changeAppointmentStatus, { params: { id }, body: { status } });
}

const refused = (status: number) => (route: Route) => route.fulfill({ status, json: { detail: `answered ${status}` } });
const letThrough = (route: Route) => route.continue();
const answerLost = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

/** Fails where something covers or cuts off the middle of an element. */
async function expectInView(one: Locator): Promise<void> {
  const { x, y, width, height } = (await one.boundingBox())!;
  const isOnTop = (element: Element, [left, top]: readonly [number, number]) =>
    element.contains(document.elementFromPoint(left, top));
  await expect(one.evaluate(isOnTop, [x + width / 2, y + height / 2] as const)).resolves.toBe(true);
}

describe('many appointments at once', () => {
  it('are accepted together: what failed is said and can be tried again, and all of it can be undone', async () => {
    await desk.signIn('?status=pending');
    const { page } = desk;
    const ids = await choosePending(8);
    const sent = await answerChanges([letThrough, refused(500), refused(404), answerLost, refused(409)]);
    const table = await page.getByRole('table').boundingBox();
    await press('Accept 8 of 8');

    await ledger().getByText('5 accepted, 1 left out, 2 failed').waitFor();
    await ledger().getByText('removed by another desk').waitFor();
    expect(await ledger().getByRole('listitem').count()).toBe(3);
    expect(await page.getByRole('alert').count()).toBe(1);
    expect((await page.getByRole('table').boundingBox())!.y).toBe(table!.y);
    await ledger().getByRole('button', { name: 'Retry 2 failed' }).waitFor();
    await toolbar().getByText('2 selected').waitFor();
    await toolbar().getByText('2 out of sight').waitFor({ state: 'detached' });
    await expectInView(toolbar().getByText('2 selected'));
    expect(sent).toHaveLength(8);
    expect(new Set(sent)).toEqual(new Set(ids));
    await desk.expectAccessible();

    await ledger().getByRole('button', { name: 'Retry 2 failed' }).click();
    await ledger().getByText('7 accepted, 1 left out').waitFor();
    await toolbar().waitFor({ state: 'detached' });
    expect(sent).toHaveLength(10);
    const changed = ids.filter((id) => id !== sent[2]);
    expect(new Set(await statusesOf(changed))).toEqual(new Set(['confirmed']));
  });

  it('go back to their former statuses by Undo', async () => {
    await desk.signIn();
    const { page } = desk;
    await page.getByText(/^Updated /).waitFor();
    await boxes().first().click();
    await boxes()
      .nth(9)
      .click({ modifiers: ['Shift'] });
    const ids = await page
      .locator('[data-chosen]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key') ?? ''));
    const before = await statusesOf(ids);
    const cancel = toolbar().getByRole('button').nth(2);
    const [count = ''] = /\d+/.exec(await cancel.innerText()) ?? [];
    await cancel.click();
    await ledger().getByText(`${count} canceled`).waitFor();
    expect(await statusesOf(ids)).not.toEqual(before);

    await ledger().getByRole('button', { name: 'Undo' }).click();
    await ledger().getByText(`${count} undone`).waitFor();
    expect(await statusesOf(ids)).toEqual(before);
  });

  it('are offered again when the session ends in the middle, and none is changed twice', async () => {
    await desk.signIn('?status=pending');
    const { page } = desk;
    const ids = await choosePending(8);
    const sent = await answerChanges([letThrough, letThrough, refused(401)]);
    await press('Reject 8 of 8');
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.unroute('**/appointments/*/');
    await desk.signInHere();
    await page.getByText('Changing the status of several appointments').waitFor();
    await page.getByRole('button', { name: 'Go back to it' }).click();
    await ledger().getByText('Your session ended in the middle.').waitFor();
    await ledger()
      .getByRole('button', { name: /^Send the other \d$/ })
      .click();

    await ledger().getByText('8 rejected').waitFor();
    expect(sent.length).toBeLessThanOrEqual(8);
    expect(new Set(await statusesOf(ids))).toEqual(new Set(['rejected']));
  });

  it('say what another desk had made of them, and are undone to that', async () => {
    await desk.signIn('?status=pending');
    const ids = await choosePending(2);
    await anotherDeskSets(ids[0]!, 'cancelled');
    await press('Accept 2 of 2');

    await ledger().getByText('Confirmed; another desk had made it Cancelled').waitFor();
    await ledger().getByRole('button', { name: 'Undo' }).click();
    await ledger().getByText('2 undone').waitFor();
    expect(await statusesOf(ids)).toEqual(['cancelled', 'pending']);
  });

  it('stay chosen out of sight, which the bar says', async () => {
    await desk.signIn('?status=pending');
    const { page } = desk;
    const ids = await choosePending(3);
    const search = page.getByPlaceholder('search by patient');
    await search.fill('nobody-of-that-name');
    await toolbar().getByText('3 out of sight').waitFor();
    await toolbar().getByText('3 selected').waitFor();
    await search.fill('');
    await toolbar().getByText('3 out of sight').waitFor({ state: 'detached' });
    await page.getByRole('columnheader', { name: 'Time' }).getByRole('button').click();
    await page.locator('[aria-sort="ascending"]').waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    await toolbar().getByRole('button', { name: 'Accept 3 of 3' }).waitFor();
    expect((await toolbar().boundingBox())!.height).toBeLessThan(100);
    await toolbar().getByRole('button', { name: 'Other actions' }).click();
    const others = page.getByRole('menu', { name: 'Other actions' });
    await others.getByRole('menuitem', { name: 'Clear selection' }).waitFor();
    await desk.expectAccessible();
    await page.keyboard.press('Escape');
    await others.waitFor({ state: 'detached' });
    await press('Reject 3 of 3');

    await ledger().getByText('3 rejected').waitFor();
    expect(await statusesOf(ids)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('say how they stand when an undo is refused', async () => {
    await desk.signIn('?status=pending');
    const ids = await choosePending(2);
    await press('Accept 2 of 2');
    const undo = ledger().getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await anotherDeskSets(ids[0]!, 'completed');
    await answerChanges([refused(409), refused(409)]);
    await undo.click();

    await ledger().getByText('it is Completed: answered 409').waitFor();
    await ledger().getByText('it is Confirmed: answered 409').waitFor();
    await ledger().getByRole('button', { name: 'Retry 2 failed' }).waitFor();
    await desk.expectAccessible();
  });

  it('are chosen, accepted and undone by keyboard alone, single letters only where they are switched on', async () => {
    await desk.signIn('?status=pending');
    const { page } = desk;
    await page.getByText(/^Updated /).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    await page.locator('[data-index="0"] [aria-expanded]:focus').waitFor();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await toolbar().getByText('3 selected').waitFor();
    await toolbar().getByRole('button', { name: 'Accept 3 of 3' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await ledger().getByText('3 accepted').waitFor();
    await page.keyboard.press('Tab');
    await ledger().locator('button:focus').getByText('Undo').waitFor();
    await page.keyboard.press('Enter');
    await ledger().getByText('3 undone').waitFor();
    await ledger().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await toolbar().waitFor({ state: 'detached' });

    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    const first = page.locator('[data-index="0"] [aria-expanded]');
    await first.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('a');
    expect(await page.getByText('Appointment status updated successfully!').count()).toBe(0);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
    await desk.expectAccessible();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await first.and(page.locator(':focus')).waitFor();
    const name = await first.innerText();
    await page.keyboard.press('a');

    await page.getByText('Appointment status updated successfully!').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The change was undone. The appointment is Pending again.').waitFor();
    await first.filter({ hasText: name.split('\n').at(-1) ?? name }).waitFor();
  });

  it('are changed one by one at the ends of their rows, by the pointer and by keys', async () => {
    await desk.signIn('?status=pending');
    const { page } = desk;
    await page.getByText(/^Updated /).waitFor();
    const idOf = async (at: number) => (await page.locator(`[data-index="${at}"]`).getAttribute('data-key'))!;
    const ids = [await idOf(0), await idOf(1)];
    const row = (id: string | undefined) => page.locator(`[data-key="${id}"]`);
    await row(ids[0]).getByRole('button').first().hover();
    const tools = page.locator('[data-key] [role="row"]:not([aria-rowindex])');
    await tools.getByRole('button', { name: 'Accept' }).waitFor();
    expect(await tools.count()).toBe(1);
    await desk.expectAccessible();
    await tools.getByRole('button', { name: 'Accept' }).click();
    await row(ids[0]).waitFor({ state: 'detached' });
    expect(await page.locator('[aria-expanded="true"][class*="opener"]').count()).toBe(0);

    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    const name = await row(ids[1]).locator('[aria-expanded] > span[dir]').innerText();
    await row(ids[1]).getByRole('button', { name: 'Reject' }).focus();
    await page.keyboard.press('Enter');
    await row(ids[1]).waitFor({ state: 'detached' });
    expect(await page.getByRole('status').getByRole('button', { name: 'Undo' }).count()).toBe(2);
    expect(await statusesOf(ids)).toEqual(['confirmed', 'rejected']);

    await desk.open(`?q=${encodeURIComponent(name)}`);
    await row(ids[1]).getByRole('button').first().hover();
    await tools.getByRole('button', { name: /^Options for/ }).click();
    await page.getByRole('menuitem', { name: 'Who could come sooner' }).click();
    await page.getByRole('dialog', { name: 'Who could come sooner' }).waitFor();
  });
});
