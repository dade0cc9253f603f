import { fireEvent, screen, within } from '@testing-library/react';

import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { searchTyped, statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { bulkActionChosen } from '#client/sections/appointments/many/events';
import { listReceived } from '#client/state/lists';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { focus, giveHeight } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

giveHeight();
afterEach(() => {
  localStorage.clear();
});

const today = dayOf(new Date());
const NAMES = ['Amal', 'Basma', 'Carim', 'Dina', 'Elias', 'Farah'];
const STATUSES = ['pending', 'pending', 'confirmed', 'completed', 'cancelled', 'pending'];
const list = NAMES.map((name, at) =>
  makeAppointment({
    id: at + 1,
    date: today,
    start_time: `1${at}:00:00`,
    status: STATUSES[at] ?? null,
    user_id: at + 1,
    local_user: { user_id: at + 1, name },
  }),
);

function open() {
  const { Section, reducers } = appointmentsSection;
  return renderWithStore(<Section />, { reducers, given: appointmentsInStore(list) });
}

// By label and text, for to look for a role goes through the styles of the whole page.
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`Select ${name}`);
const search = () => screen.getByPlaceholderText(/^search by patient/);
const all = () => screen.getByLabelText<HTMLInputElement>('Select all');
const opener = (name: string) => screen.getByText(name).closest('button')!;
const toolbar = async () => within(await screen.findByRole('toolbar', { name: 'Selection' }));
const chosen = () => NAMES.filter((name) => screen.queryByLabelText<HTMLInputElement>(`Select ${name}`)?.checked);

describe('choosing rows', () => {
  it('is offered where something can be done with them', () => {
    open();

    expect(
      screen.getAllByRole('checkbox', { name: /^Select [A-Z]/ }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Amal', 'Basma', 'Carim', 'Elias', 'Farah'].map((name) => `Select ${name}`));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('is not offered for all where nothing can be done with any', () => {
    open();
    expect(all()).toBeInTheDocument();

    fireEvent.click(screen.getByText('Past'));

    expect(screen.queryByLabelText('Select all')).toBeNull();
  });

  it('takes with Shift all between that can be chosen, and another end in its place', async () => {
    const { person } = open();
    await person.click(box('Basma'));
    fireEvent.click(box('Farah'), { shiftKey: true });
    expect(chosen()).toEqual(['Basma', 'Carim', 'Elias', 'Farah']);
    fireEvent.click(box('Amal'), { shiftKey: true });

    expect(chosen()).toEqual(['Amal', 'Basma']);
  });

  it('opens no row', async () => {
    const { person } = open();
    await person.click(box('Basma'));

    expect(opener('Basma')).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes all that the filters leave by the box of the head, which tells whether some or all are', async () => {
    const { person, tell } = open();
    await person.click(box('Carim'));
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    await person.click(all());
    expect(chosen()).toEqual(['Amal', 'Basma', 'Carim', 'Elias', 'Farah']);
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    tell(searchTyped('ama'));
    await person.click(all());
    tell(searchTyped(''));

    expect(chosen()).toEqual(['Basma', 'Carim', 'Elias', 'Farah']);
  });

  it('draws no row anew but the one that is chosen', async () => {
    const { person } = open();
    const rowOf = (name: string) => opener(name).closest('[role="row"]');
    const drawn: (Element | null)[] = [];
    const observer = new MutationObserver((records) =>
      records.forEach(({ target }) => drawn.push((target as Element).closest('[role="row"]'))),
    );
    observer.observe(screen.getByRole('table'), { subtree: true, childList: true, characterData: true });
    await person.click(box('Basma'));
    observer.disconnect();

    expect(drawn.filter((row) => row !== null && row !== rowOf('Basma'))).toEqual([]);
  });
});

describe('the toolbar', () => {
  it('says how many are chosen, and with how many of them each action can be done', async () => {
    const { person } = open();
    await person.click(all());
    const { getByText, getAllByRole } = await toolbar();

    expect(getByText('5 selected')).toBeVisible();
    expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept 3 of 5',
      'Reject 3 of 5',
      'Cancel 1 of 5',
      'Restore 1 of 5',
      'Clear selection',
    ]);
  });

  it('says why an action cannot be done, and does nothing then', async () => {
    const { person, sent } = open();
    await person.click(box('Carim'));
    const accept = (await toolbar()).getByRole('button', { name: 'Accept 0 of 1' });
    await person.click(accept);

    expect(accept).toHaveAttribute('aria-disabled', 'true');
    expect(accept).toHaveAttribute('aria-description', 'None of the selected appointments can be accepted.');
    expect(sent).not.toHaveBeenCalledWith(bulkActionChosen('accept'));
  });

  it('goes when the selection is cleared', async () => {
    const { person } = open();
    await person.click(all());
    await person.click((await toolbar()).getByRole('button', { name: 'Clear selection' }));

    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(chosen()).toEqual([]);
  });

  it('is moved in by the arrow keys', async () => {
    const { person } = open();
    await person.click(all());
    const { getByRole } = await toolbar();
    focus(getByRole('button', { name: 'Accept 3 of 5' }));
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(getByRole('button', { name: 'Reject 3 of 5' })).toHaveFocus();
  });

  it.each([
    ['were removed', entitiesRemoved({ kind: 'appointments', ids: [1] })],
    ['are no longer in the list', listReceived({ key: appointmentKeys.list, ids: [2, 3, 4, 5, 6] })],
  ])('counts no rows that %s', async (_, event) => {
    const { person, tell } = open();
    await person.click(all());
    tell(event);

    expect((await toolbar()).getByText('4 selected')).toBeVisible();
  });
});

describe('by keyboard', () => {
  it('x chooses the row in focus, and Shift with an arrow extends it, back too', async () => {
    const { person } = open();
    focus(opener('Basma'));
    await person.keyboard('x');
    expect(chosen()).toEqual(['Basma']);
    await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Basma', 'Carim', 'Elias']);
    expect(opener('Elias')).toHaveFocus();
    await person.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['Basma', 'Carim']);
    await person.keyboard('x');

    expect(chosen()).toEqual(['Basma']);
  });

  it('begins another extension where the focus has gone without Shift', async () => {
    const { person } = open();
    focus(opener('Amal'));
    await person.keyboard('x{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');

    expect(chosen()).toEqual(['Amal', 'Elias', 'Farah']);
  });

  it('x does nothing with Ctrl, in the search, nor where nothing can be done with a row', async () => {
    const { person } = open();
    focus(opener('Amal'));
    await person.keyboard('{Control>}x{/Control}');
    await person.type(search(), 'x');
    await person.clear(search());
    focus(opener('Dina'));
    await person.keyboard('x');

    expect(chosen()).toEqual([]);
  });

  it('a and r change the row in focus once that was chosen, which this device remembers', async () => {
    const first = open();
    await first.person.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const choice = within(dialog).getByRole('switch', { name: 'Single-key shortcuts' });
    expect(choice).not.toBeChecked();
    expect(dialog).toHaveTextContent('Shift →Shift ←On the head of a column: make it wider or narrower');
    await first.person.click(choice);
    expect(choice).toBeChecked();
    first.unmount();

    const { person, sent } = open();
    for (const name of ['Amal', 'Carim', 'Farah']) {
      focus(opener(name));
      await person.keyboard(name === 'Farah' ? 'r' : 'a');
    }
    expect(sent.mock.calls.map(([event]) => event).filter((event) => statusActionChosen.match(event))).toEqual([
      statusActionChosen({ id: 1, action: 'accept' }),
      statusActionChosen({ id: 6, action: 'reject' }),
    ]);
  });

  it('the list of what keys do stays away while somebody types', async () => {
    const { person } = open();
    await person.type(search(), '?');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a row that another desk has completed stays chosen until that is taken back', async () => {
  const { person, tell } = open();
  await person.click(box('Amal'));
  tell(entitiesMerged({ appointments: { 1: { status: 'completed' } } }));
  expect((await toolbar()).getByText('1 selected')).toBeVisible();
  await person.click(box('Amal'));

  expect(screen.queryByRole('checkbox', { name: 'Select Amal' })).toBeNull();
});
