import type { UnknownAction } from '@reduxjs/toolkit';

import { hoursChanged } from '#client/hours/readHours';
import { boardKeys } from '#client/sections/appointments/board/keys';
import { selectUnread } from '#client/sections/appointments/board/selectors';
import {
  boardRefreshed,
  appointmentChanged,
  appointmentChangedElsewhere,
} from '#client/sections/appointments/list/events';
import { requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { makeAppointment } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const changes = (events: UnknownAction[]) =>
  afterFlow<Parameters<typeof selectUnread>[0]>({
    watcher: appointmentsSection.watchers.appointmentBoard,
    reducers: appointmentsSection.reducers,
    given: [
      ...appointmentsInStore([makeAppointment({ id: 7, doctor_id: 1 })]),
      requestSucceeded(boardKeys.hours('1')),
      requestStarted(boardKeys.hours('2')),
      requestSucceeded(boardKeys.hours('4')),
    ],
    provide: [],
    events,
  });

it('Refresh has the opening hours of every doctor asked for anew, but for those that are being read', async () => {
  const state = await changes([boardRefreshed()]);

  expect(selectUnread(state, ['1', '2', '3', '4'])).toEqual(['1', '3', '4']);
});

it.each([appointmentChanged(7), appointmentChangedElsewhere(7), hoursChanged([1, 2])])(
  'an appointment, or hours, that have changed have the opening hours of that doctor alone asked for anew: %j',
  async (event) => {
    const state = await changes([event]);

    expect(selectUnread(state, ['1', '2', '3', '4'])).toEqual(['1', '3']);
  },
);
