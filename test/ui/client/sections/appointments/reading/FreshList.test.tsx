import { fireEvent, screen } from '@testing-library/react';

import { dayOf } from '#client/lib/dates';
import { appointmentsOpened, turnMissed } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { changesFound, marksFaded } from '#client/sections/appointments/reading/events';
import { requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { settingsRead } from '#client/state/settings';
import { updatesPaused } from '#client/state/updates';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { giveHeight } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

giveHeight();

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const today = dayOf(new Date());
const omar = { user_id: 12, local_user: { user_id: 12, name: 'Omar Nair' } };
const list = [
  makeAppointment({ id: 7, date: today }),
  makeAppointment({ id: 8, date: today, start_time: '10:00:00', ...omar }),
];

function openSection() {
  const { Section, reducers } = appointmentsSection;
  return renderWithStore(<Section />, { reducers, given: appointmentsInStore(list) });
}

const line = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => !text.endsWith('appointments'));
const row = (name: string) => screen.getByRole('button', { name }).closest('[role="row"]');

describe('what has changed by itself', () => {
  it('is marked in its row by more than a colour, and counted in a line, until it fades', () => {
    const { tell } = openSection();
    const changes = { changed: [7, 1, 2], added: [8], removed: [] };
    tell(changesFound(changes));

    expect(line()).toBe('3 changed, 1 new');
    expect(row('Layla Haddad')).toHaveTextContent('Changed');
    expect(row('Omar Nair')).toHaveTextContent('New');
    tell(marksFaded(changes));
    expect(line()).toBe('');
    expect(row('Layla Haddad')).not.toHaveTextContent('Changed');
  });

  it('is not known for long where the list cannot be read, and that is said', () => {
    const { tell } = openSection();
    tell(turnMissed());
    expect(screen.queryByText(/^Not updated since/)).toBeNull();
    tell(turnMissed());

    expect(screen.getByRole('alert')).toHaveTextContent(/^Not updated since .*: the list cannot be read\.$/);
  });

  it('counts an appointment once, and what is gone on its own', () => {
    const { tell } = openSection();
    tell(changesFound({ changed: [7], added: [], removed: [3] }));
    tell(changesFound({ changed: [7], added: [], removed: [] }));

    expect(line()).toBe('1 changed, 1 removed');
  });
});

describe('the page that is looked at again', () => {
  let now = 0;
  const isHidden = jest.fn(() => false);
  beforeEach(() => {
    now = Date.now();
    isHidden.mockReturnValue(false);
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden() ? 'hidden' : 'visible'));
  });
  const becomes = (hidden: boolean) => {
    isHidden.mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  const readings = ({ sent }: ReturnType<typeof openSection>) =>
    sent.mock.calls.filter(([event]) => appointmentsOpened.match(event)).length;

  it.each([
    ['reads the list after a minute out of sight', 60_000, 1, requestSucceeded(appointmentKeys.list)],
    ['reads nothing after a shorter time', 59_000, 0, requestSucceeded(appointmentKeys.list)],
    ['does not ask again for a list that is being read', 61_000, 0, requestStarted(appointmentKeys.list)],
  ])('%s', (_, away, expected, reading) => {
    const page = openSection();
    page.tell(reading);
    const before = readings(page);
    becomes(true);
    now += away;
    expect(readings(page)).toBe(before);
    becomes(false);

    expect(readings(page) - before).toBe(expected);
  });

  it('reads the list once after a minute behind other windows', () => {
    const page = openSection();
    const before = readings(page);
    fireEvent.blur(window);
    now += 61_000;
    fireEvent.focus(window);
    fireEvent.focus(window);

    expect(readings(page) - before).toBe(1);
  });
});

it('Refresh keeps the focus while the list is being read, and asks once', async () => {
  const { person, tell, sent } = openSection();
  const refresh = screen.getByRole('button', { name: /^Refresh/ });
  await person.click(refresh);
  tell(requestStarted(appointmentKeys.list));
  sent.mockClear();
  await person.click(refresh);

  expect(refresh).toHaveFocus();
  expect(refresh).toHaveAttribute('aria-disabled', 'true');
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  [45, 1],
  [0, 0],
])('updates every %s seconds can be paused and wanted again', async (refreshSeconds, count) => {
  const { person, tell, sent } = openSection();
  tell(settingsRead({ defaultProviderPassword: '', otpMobile: '', lockAfterMinutes: 0, refreshSeconds }));
  const choice = () => screen.queryAllByRole('button', { name: 'Pause updates' });
  expect(choice()).toHaveLength(count);
  for (const arePaused of [true, false].slice(0, 2 * count)) {
    expect(choice()[0]).toHaveAttribute('aria-pressed', String(!arePaused));
    await person.click(choice()[0]!);
    expect(sent).toHaveBeenLastCalledWith(updatesPaused(arePaused));
  }
});
