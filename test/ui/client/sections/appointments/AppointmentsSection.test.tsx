import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';

import { entitiesMerged } from '#client/entities/entityStore';
import { addDays, dayOf } from '#client/lib/dates';
import {
  appointmentMoved,
  appointmentsArrived,
  appointmentsOpened,
  rescheduleOpened,
  rescheduleSettled,
  rowToggled,
  statusActionChosen,
  statusChosen,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { AppointmentsRoot } from '#client/sections/appointments/list/slice';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { restCode } from '#client/sections/appointments/restCode';
import { listTools } from '#client/sections/appointments/useListTools';
import { sectionOpened } from '#client/state/address';
import { listReceived } from '#client/state/lists';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { makeAppointment } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { setOnline } from '#test/support/line';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { focus, giveHeight } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

beforeAll(() => Promise.all([listTools.load(), restCode.load()]));

giveHeight();

/** The section after these events. */
const openSection = (...given: readonly UnknownAction[]) => {
  const { Section, reducers } = appointmentsSection;
  return renderWithStore(<Section />, { reducers, given });
};

/** A list of one confirmed appointment, which is open. */
const confirmed = [
  ...appointmentsInStore([makeAppointment({ id: 7, date: dayOf(new Date()), status: 'confirmed' })]),
  rowToggled('7'),
];
const action = (name: string) => screen.getByRole('button', { name });

const patientAt12 = { start_time: '12:00:00', user_id: 12, local_user: { user_id: 12, name: 'Omar Nair' } };
const neighbour = makeAppointment({ id: 8, date: dayOf(new Date()), ...patientAt12 });
/** A list of two, of which the second is later. */
const two = [makeAppointment({ id: 7, date: dayOf(new Date()) }), neighbour];

describe('the list', () => {
  it.each([
    ['quietly', requestSucceeded(appointmentKeys.list)],
    ['in place of its failure', requestFailed({ key: appointmentKeys.list, failure: makeFailure('Not read.') })],
  ])('is read once more when the page is online again, %s', (_, ending) => {
    const { sent, tell } = openSection(...confirmed);
    tell(ending);
    const reads = () => sent.mock.calls.filter(([event]) => appointmentsOpened.match(event)).length;
    const before = reads();
    act(() => setOnline(true));

    expect(reads()).toBe(before + 1);
  });
});

describe('the open row', () => {
  it('takes the focus when an action is pressed, for its button goes', async () => {
    const { person, tell } = openSection(...confirmed);
    await person.click(action('Cancel appointment'));
    tell(entitiesMerged({ appointments: { 7: { status: 'cancelled' } } }));
    await screen.findAllByRole('button', { name: 'Restore' });

    expect(action('Layla Haddad')).toHaveFocus();
  });

  it('leaves the focus to the next one when its new status takes it out of the list', async () => {
    const { person, tell } = openSection(...appointmentsInStore(two), statusChosen('confirmed'), rowToggled('7'));
    await person.click(action('Cancel appointment'));
    tell(entitiesMerged({ appointments: { 7: { status: 'cancelled' } } }));

    await waitFor(() => expect(action('Omar Nair')).toHaveFocus());
  });

  it('takes the focus when its move is over, for its buttons have gone', async () => {
    const { person, tell } = openSection(...confirmed);
    await person.click(action('Reschedule'));
    await screen.findByRole('dialog');
    tell(entitiesMerged({ appointments: { 7: { status: 'rejected' } } }), rescheduleSettled(7));
    await screen.findAllByRole('button', { name: 'Restore' });

    expect(action('Layla Haddad')).toHaveFocus();
  });

  it.each([
    ['a change of its status', appointmentKeys.status(7)],
    ['its move', appointmentKeys.reschedule(7)],
  ])('locks its actions during %s', (_, key) => {
    const { tell } = openSection(...confirmed);
    tell(requestStarted(key));

    expect(action('Cancel appointment')).toBeDisabled();
    expect(action('Reschedule')).toBeDisabled();
  });

  it('does not lock its actions during a change of another', async () => {
    const { tell, sent, person } = openSection(...confirmed);
    tell(requestStarted(appointmentKeys.status(8)));
    await person.click(action('Cancel appointment'));

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
  tell(requestStarted(appointmentKeys.list), appointmentsArrived(12_000));

  expect(screen.getByText('Loading: 12,000 so far')).toBeVisible();
});

it('tells it at a button that shows more of the list, where parts of it are shown', () => {
  const { tell } = openSection(listReceived({ key: appointmentKeys.list, ids: [] }));
  tell(requestStarted(appointmentKeys.list), appointmentsArrived(12_000));
  expect(screen.getByRole('button', { name: 'Loading: 12,000 so far · Show' })).toBeVisible();
  tell(sectionOpened('appointments', { view: 'figures' }));

  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
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

describe('by keyboard', () => {
  it.each(['{Enter}', '{ArrowDown}'])('%s leads from the search to the first row', async (key) => {
    const { person } = openSection(...appointmentsInStore(two));
    await person.click(screen.getByRole('textbox', { name: /^search by/ }));
    await person.keyboard(key);

    expect(action('Layla Haddad')).toHaveFocus();
  });

  it('Escape closes the open row from anywhere inside, and leaves the focus on it', async () => {
    const { person, store } = openSection(...appointmentsInStore(two), rowToggled('8'));
    focus(action('Reschedule'));
    await person.keyboard('{Escape}');

    expect(screen.queryByText('Location Details')).toBeNull();
    expect(action('Omar Nair')).toHaveFocus();
    expect(store.getState().address.params).toEqual({});
  });

  it('a move ends on the new row, which is marked', async () => {
    const { tell, person } = openSection(...appointmentsInStore(two));
    await person.click(action('Layla Haddad'));
    tell(appointmentMoved({ from: 7, to: 8 }), rowToggled('8'));

    await waitFor(() => expect(action('Omar Nair')).toHaveFocus());
    expect(document.querySelector('[data-marked]')).toHaveTextContent('Omar Nair');
  });
});

it('finds a patient who is not known by what is shown in the place of a name', async () => {
  const list = [
    makeAppointment({ id: 7, date: dayOf(new Date()) }),
    makeAppointment({ id: 8, date: dayOf(new Date()), local_user: null }),
  ];
  const { person } = openSection(...appointmentsInStore(list));
  await person.type(screen.getByRole('textbox', { name: /^search by/ }), 'unknown pat');

  expect(screen.getByText('1 appointment')).toBeVisible();
  expect(action('Unknown Patient')).toBeVisible();
});

it('groups the digits of a count', () => {
  const many = Array.from({ length: 1234 }, (_, id) => makeAppointment({ id: id + 1, date: dayOf(new Date()) }));
  openSection(...appointmentsInStore(many));

  expect(screen.getByText('1,234 appointments')).toBeVisible();
});

describe('a number that is counted of the list', () => {
  const numbers = () => [
    ...screen.getAllByRole('button', { name: /^(Today|Tomorrow|7 days|All)\b/ }).map(({ textContent }) => textContent),
    ...screen.getAllByRole('status').map(({ textContent }) => textContent),
    ...[...document.querySelectorAll('[data-group-head]')].map(({ textContent }) => textContent.split(' · ').at(-1)),
  ];
  const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => addDays(dayOf(new Date()), days));
  const listed = appointmentsInStore([
    makeAppointment({ id: 1, date: yesterday }),
    makeAppointment({ id: 2, date: today }),
    makeAppointment({ id: 3, date: today, status: 'rejected' }),
    makeAppointment({ id: 4, date: tomorrow }),
  ]);

  it('does not stand before the whole list is there', () => {
    const { tell } = openSection(appointmentsOpened(), requestStarted(appointmentKeys.list));
    const unknown = ['Today…', 'Tomorrow…', '7 days…', 'All…', '…', ''];
    expect(numbers()).toEqual(unknown);
    tell(...listed.slice(0, -1), appointmentsArrived(4));
    expect(numbers()).toEqual([...unknown, '…', '…']);
    tell(...listed.slice(-1), requestSucceeded(appointmentKeys.list));

    expect(numbers()).toEqual([
      'Today1',
      'Tomorrow1',
      '7 days2',
      'All2',
      '2 appointments · 1 rejected',
      '',
      '1 rejected',
      '1',
    ]);
  });

  it('does not stand over samples', () => {
    openSection(requestFailed({ key: appointmentKeys.list, failure: makeFailure('Not read.') }));

    expect(screen.getByText(/^These are built-in sample appointments/)).toBeVisible();
    expect(numbers().join()).not.toMatch(/(Today|Tomorrow|days|All)\d|\d appointment/);
    expect(numbers().slice(-1)).toEqual([expect.stringMatching(/^\w{3}, \d+ \w{3}$/)]);
  });
});

describe('where there is little room', () => {
  const widths = (px: number) => (query: string) =>
    Object.assign(new EventTarget(), {
      matches: px <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });

  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it.each([
    [1440, ['Patient', 'Doctor', 'Date', 'Time', 'Location', "Doctor's Phone", 'Status']],
    [1199, ['Patient', 'Doctor', 'Date', 'Time', 'Status']],
    [390, ['Patient', 'Date']],
  ])('%i pixels show these columns: %j', (px, headers) => {
    Object.assign(window, { matchMedia: widths(px) });
    openSection(...confirmed);

    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers);
    ['Dr. Omar Nasser', 'Marina Clinic', '+971 50 123 4567', 'Confirmed'].forEach((text) =>
      expect(screen.getAllByText(text).length).toBeGreaterThan(0),
    );
  });
});
