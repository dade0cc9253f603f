import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '#client/api/appointments';
import { appointmentsSection } from '#client/sections/appointments';
import { statusActionChosen } from '#client/sections/appointments/events';
import { appointmentKeys } from '#client/sections/appointments/keys';
import { messages } from '#client/sections/appointments/messages';
import { selectVisible } from '#client/sections/appointments/selectors';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = Parameters<typeof selectVisible>[0] & NoticesRoot;

const desk = (status: string) => ({
  watcher: appointmentsSection.watchers.appointments,
  reducers: appointmentsSection.reducers,
  given: appointmentsInStore([makeAppointment({ id: 7, status })]),
});

const shownStatuses = (state: State) => selectVisible(state, TODAY).map(({ status }) => status);

describe('when a pending appointment is accepted by a double click', () => {
  it('sends the new status once, shows it in the list and says so', async () => {
    const setStatus = jest.fn(async (..._sent: unknown[]) => Promise.resolve(makeAppointment({ id: 7 })));
    const state = await afterFlow<State>({
      ...desk('pending'),
      provide: [
        [matchers.call.fn(appointmentsApi.setStatus), dynamic(({ args }) => setStatus(...(args as unknown[])))],
      ],
      events: [statusActionChosen({ id: 7, action: 'accept' }), statusActionChosen({ id: 7, action: 'accept' })],
    });

    expect(setStatus.mock.calls).toEqual([[7, 'confirmed']]);
    expect(shownStatuses(state)).toEqual(['confirmed']);
    expect(selectNotices(state).map(({ kind, text }) => [kind, text])).toEqual([['success', messages.statusChanged]]);
  });
});

describe('when an action is chosen', () => {
  it.each([
    ['accept', 'pending', 'confirmed'],
    ['reject', 'pending', 'rejected'],
    ['cancel', 'confirmed', 'cancelled'],
    ['restore', 'rejected', 'confirmed'],
  ] as const)('to %s, what was %s becomes %s', async (action, before, after) => {
    const setStatus = jest.fn(async (..._sent: unknown[]) => Promise.resolve(makeAppointment({ id: 7 })));
    const state = await afterFlow<State>({
      ...desk(before),
      provide: [
        [matchers.call.fn(appointmentsApi.setStatus), dynamic(({ args }) => setStatus(...(args as unknown[])))],
      ],
      events: [statusActionChosen({ id: 7, action })],
    });

    expect(setStatus.mock.calls).toEqual([[7, after]]);
    expect(shownStatuses(state)).toEqual([after]);
  });
});

describe('when the service refuses the new status', () => {
  it('leaves the list as it was and says what failed', async () => {
    const state = await afterFlow<State>({
      ...desk('confirmed'),
      provide: [[matchers.call.fn(appointmentsApi.setStatus), throwError(refusal())]],
      events: [statusActionChosen({ id: 7, action: 'cancel' })],
    });

    expect(shownStatuses(state)).toEqual(['confirmed']);
    expect(selectRequest(state, appointmentKeys.status(7))?.status).toBe('failed');
    expect(selectNotices(state).map(({ kind, text }) => [kind, text])).toEqual([['error', messages.statusFailed]]);
  });
});
