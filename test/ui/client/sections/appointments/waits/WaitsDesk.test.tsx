import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';

import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { restCode } from '#client/sections/appointments/restCode';
import { waitingFound } from '#client/sections/appointments/waits/slice';
import { WaitsDesk } from '#client/sections/appointments/waits/WaitsDesk';
import { requestFailed } from '#client/state/requests/requests';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

beforeAll(() => restCode.load());

const open = (...given: readonly UnknownAction[]) =>
  renderWithStore(<WaitsDesk today={TODAY} />, { reducers: appointmentsSection.reducers, given });

const groups = () =>
  screen
    .queryAllByRole('region')
    .map((group) => [group.getAttribute('aria-label'), within(group).queryAllByRole('listitem').length]);

it('says that nothing is known where the list could not be read', () => {
  open(requestFailed({ key: appointmentKeys.list, failure: makeFailure('Not read.') }));

  expect(screen.getByText('The appointments could not be read, so that nothing is counted.')).toBeVisible();
});

it('a group comes with its first line', async () => {
  const pending = (id: number, days: number) =>
    makeAppointment({
      id,
      date: TODAY,
      start_time: days < 0 ? '00:00:00' : '23:00:00',
      status: 'pending',
      user_id: id,
    });
  const list = [...Array.from({ length: 6 }, (_, at) => pending(at, 0)), pending(9, -1)];
  open(
    ...appointmentsInStore(list),
    waitingFound({ lines: list.map(({ id }) => ({ kind: 'pending', id })), doctors: [] }),
  );
  expect(groups()).toEqual([['Pending today and tomorrow (6)', 4]]);

  await screen.findByRole('region', { name: 'Pending, time has passed (1)' });
  expect(groups()).toEqual([
    ['Pending today and tomorrow (6)', 6],
    ['Pending, time has passed (1)', 1],
  ]);
});
