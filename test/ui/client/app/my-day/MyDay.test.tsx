import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';

import { DayDialog } from '#client/app/my-day/DayDialog';
import { dayReducer, thingDone } from '#client/app/my-day/slice';
import { loadSection } from '#client/app/sectionCode';
import { undoChosen } from '#client/sections/appointments/list/events';
import { bulkUndoChosen, dayUndoChosen } from '#client/sections/appointments/many/events';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const visit = (id: number, name: string, status: string) =>
  makeAppointment({ id, user_id: id, status, local_user: { user_id: id, name, profile_picture: null } });
const change = (id: number) => ({ id, from: 'pending', to: 'confirmed' });
const done = (text: string, undo: UnknownAction | null, hour: number) =>
  thingDone({ kind: 'success', text, undo }, new Date(`2026-11-21T${hour}:05:00`).getTime());

async function open() {
  await loadSection('appointments');
  const page = renderWithStore(<DayDialog tab="day" onTabChosen={jest.fn()} onClose={jest.fn()} />, {
    reducers: { ...appointmentsSection.reducers, myDay: dayReducer },
    given: [
      ...appointmentsInStore([
        visit(1, 'Huda Saleh', 'confirmed'),
        visit(2, 'Basil Omran', 'cancelled'),
        visit(3, 'Nada Kazim', 'confirmed'),
      ]),
      done('First', undoChosen(change(1)), 10),
      done('Second', undoChosen(change(2)), 11),
      done('Third', undoChosen(change(3)), 12),
      thingDone({ kind: 'success', text: { id: 'homeServices.deleted', defaultMessage: 'It was deleted.' } }, 0),
    ],
  });
  await screen.findAllByRole('button', { name: /^Undo: / });
  const item = (text: RegExp) => within(screen.getAllByRole('listitem').find((one) => text.test(one.textContent))!);
  return { ...page, item };
}

describe('my day', () => {
  it('offers to undo what is still as it was made, says what else is now, and why a deletion stays', async () => {
    const { item } = await open();

    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => /deleted|Nada|Basil|Huda/.exec(textContent)?.[0]),
    ).toEqual(['deleted', 'Nada', 'Basil', 'Huda']);
    expect(item(/Huda/).getByText('Pending → Confirmed')).toBeInTheDocument();
    expect(item(/Basil/).getByText(/It is Cancelled now/)).toBeInTheDocument();
    expect(item(/Basil/).queryByRole('button')).toBeNull();
    expect(item(/deleted/).getByText(/What was deleted is gone/)).toBeInTheDocument();
    expect(item(/Huda/).getByText('10:05')).toBeInTheDocument();
  });

  it('offers the newest of several changes of a thing alone', async () => {
    const { tell, item } = await open();
    tell(done('Again', undoChosen({ ...change(3), from: 'rejected' }), 13));
    expect(await item(/Nada.*Rejected → Confirmed/).findByRole('button', { name: /^Undo: / })).toBeInTheDocument();
    expect(item(/Nada.*Confirmed.*so it stays/).queryByRole('button')).toBeNull();
  });

  it('says of how many a line takes back, also to a reader of the screen', async () => {
    const { tell } = await open();
    tell(done('Two accepted', bulkUndoChosen([change(1), change(3)]), 13));

    expect(await screen.findByRole('button', { name: 'Undo 2: Two accepted' })).toHaveTextContent('Undo 2');
  });

  it('undoes one by its undo, and several by that of many', async () => {
    const { person, sent, item } = await open();
    await person.click(item(/Huda/).getByRole('button', { name: /Huda Saleh/ }));
    expect(sent).toHaveBeenLastCalledWith(dayUndoChosen([change(1)]));

    await person.click(screen.getByRole('checkbox', { name: 'Choose all that can be undone' }));
    await person.click(screen.getByRole('button', { name: 'Undo 2' }));
    expect(sent).toHaveBeenLastCalledWith(dayUndoChosen([change(3), change(1)]));
  });
});
