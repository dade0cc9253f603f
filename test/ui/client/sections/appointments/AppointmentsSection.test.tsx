import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { entitiesMerged } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { appointmentsSection } from '#client/sections/appointments';
import {
  appointmentsArrived,
  rescheduleOpened,
  rescheduleSettled,
  rowToggled,
  statusActionChosen,
  statusChosen,
} from '#client/sections/appointments/events';
import { appointmentKeys } from '#client/sections/appointments/keys';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import type { AppointmentsRoot } from '#client/sections/appointments/slice';
import { listReceived } from '#client/state/lists';
import { requestStarted } from '#client/state/requests/requests';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderPage } from '#test/support/page/renderPage';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

// The table draws the rows that are in view, and nothing has a height where there is no layout.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

/** The section after these events. */
function openSection(...events: readonly UnknownAction[]) {
  const store = createStore();
  store.addReducers(appointmentsSection.reducers);
  events.forEach((event) => store.dispatch(event));
  const sent = jest.spyOn(store, 'dispatch');
  const { Section } = appointmentsSection;
  const page = renderPage(
    <Provider store={store}>
      <Section />
    </Provider>,
  );
  return {
    ...page,
    store,
    sent,
    tell: (event: Parameters<typeof store.dispatch>[0]) => {
      act(() => {
        store.dispatch(event);
      });
    },
  };
}

/** A list of one confirmed appointment, which is open. */
const confirmed = [
  ...appointmentsInStore([makeAppointment({ id: 7, date: dayOf(new Date()), status: 'confirmed' })]),
  rowToggled('7'),
];
const action = (name: string) => screen.getByRole('button', { name });

describe('the open row', () => {
  it('takes the focus when an action is pressed, for its button goes', async () => {
    const { person, tell } = openSection(...confirmed);
    await person.click(action('Cancel'));
    tell(entitiesMerged({ appointments: { 7: { status: 'cancelled' } } }));
    await screen.findByRole('button', { name: 'Restore' });

    expect(action('Layla Haddad')).toHaveFocus();
  });

  it('leaves the focus to the next one when its new status takes it out of the list', async () => {
    const neighbour = makeAppointment({
      id: 8,
      date: dayOf(new Date()),
      start_time: '12:00:00',
      user_id: 12,
      local_user: { user_id: 12, name: 'Omar Nair' },
    });
    const list = appointmentsInStore([makeAppointment({ id: 7, date: dayOf(new Date()) }), neighbour]);
    const { person, tell } = openSection(...list, statusChosen('confirmed'), rowToggled('7'));
    await person.click(action('Cancel'));
    tell(entitiesMerged({ appointments: { 7: { status: 'cancelled' } } }));

    await waitFor(() => {
      expect(action('Omar Nair')).toHaveFocus();
    });
  });

  it('takes the focus when its move is over, for its buttons have gone', async () => {
    const { person, tell } = openSection(...confirmed);
    await person.click(action('Reschedule'));
    await screen.findByRole('dialog');
    tell(entitiesMerged({ appointments: { 7: { status: 'rejected' } } }));
    tell(rescheduleSettled(7));
    await screen.findByRole('button', { name: 'Restore' });

    expect(action('Layla Haddad')).toHaveFocus();
  });

  it.each([
    ['a change of its status', appointmentKeys.status(7)],
    ['its move', appointmentKeys.reschedule(7)],
  ])('locks its actions during %s', (_, key) => {
    const { tell } = openSection(...confirmed);
    tell(requestStarted(key));

    expect(action('Cancel')).toBeDisabled();
    expect(action('Reschedule')).toBeDisabled();
  });

  it('does not lock its actions during a change of another', async () => {
    const { tell, sent, person } = openSection(...confirmed);
    tell(requestStarted(appointmentKeys.status(8)));
    await person.click(action('Cancel'));

    expect(sent).toHaveBeenCalledWith(statusActionChosen({ id: 7, action: 'cancel' }));
  });
});

it('offers the statuses to filter by in the order of the specification', async () => {
  const { person } = openSection(...confirmed);
  await person.click(screen.getByRole('combobox', { name: 'Status' }));

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Confirmed',
    'Pending',
    'Canceled',
    'Cancelled',
    'Completed',
  ]);
});

it('tells how much of the list is in while it arrives', () => {
  const { tell } = openSection();
  tell(requestStarted(appointmentKeys.list));
  tell(appointmentsArrived(12_000));

  expect(screen.getByText('Loading: 12,000 so far')).toBeVisible();
});

it('takes the Reschedule dialog with it when it is left, so that how a move ends is told by a notice', async () => {
  const { store, unmount } = openSection(...confirmed, rescheduleOpened(7));
  await screen.findByRole('dialog');
  unmount();

  expect(selectRescheduleView(store.getState() as unknown as AppointmentsRoot)).toBeNull();
});

describe('a list in which nothing matches', () => {
  const growing = 'None among the appointments so far. The rest is still being loaded.';
  const none = 'No upcoming appointments found matching your criteria.';

  it('says so', () => {
    const { tell } = openSection(...confirmed);
    tell(statusChosen('completed'));

    expect(screen.getByText(none)).toBeVisible();
    expect(screen.queryByText(growing)).toBeNull();
  });

  it('says that it is still growing while the rest is on its way', () => {
    openSection(listReceived({ key: appointmentKeys.list, ids: [] }));

    expect(screen.getByText(growing)).toBeVisible();
    expect(screen.queryByText(none)).toBeNull();
  });
});
