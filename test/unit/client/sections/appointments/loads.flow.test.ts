import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '../../../../../src/client/api/appointments';
import { appointmentsSection } from '../../../../../src/client/sections/appointments';
import { appointmentKeys } from '../../../../../src/client/sections/appointments/keys';
import { messages } from '../../../../../src/client/sections/appointments/messages';
import { selectShowsSamples, selectVisibleRows } from '../../../../../src/client/sections/appointments/selectors';
import { appointmentsOpened } from '../../../../../src/client/sections/appointments/slice';
import { selectRequest } from '../../../../../src/client/state/requests';
import { makeAppointment, TODAY } from '../../../../support/clinicBuilders';
import { afterFlow } from '../../../../support/flow';
import { appointmentsInStore } from '../../../../support/stateWith';

type State = Parameters<typeof selectVisibleRows>[0];

const section = {
  watcher: appointmentsSection.watchers.appointments,
  reducers: appointmentsSection.reducers,
  events: [appointmentsOpened()],
};

describe('when the list is opened', () => {
  it('shows what the service knows, soonest first', async () => {
    const list = [makeAppointment({ id: 2, start_time: '11:00:00' }), makeAppointment({ id: 1 })];
    const state = await afterFlow<State>({ ...section, provide: [[matchers.call.fn(appointmentsApi.listAppointments), list]] });

    expect(selectVisibleRows(state, TODAY).map(({ id }) => id)).toEqual([1, 2]);
    expect(selectShowsSamples(state)).toBe(false);
  });
});

describe('when the list cannot be read', () => {
  const failing = { ...section, provide: [[matchers.call.fn(appointmentsApi.listAppointments), throwError(new Error('down'))] as never] };

  it('says so and falls back to samples', async () => {
    const state = await afterFlow<State>(failing);

    expect(selectRequest(state, appointmentKeys.list)?.failure?.text).toEqual(messages.loadFailed);
    expect(selectShowsSamples(state)).toBe(true);
    expect(selectVisibleRows(state, TODAY).every(({ id }) => String(id).startsWith('sample-'))).toBe(true);
  });

  it('keeps the real list that was there before', async () => {
    const state = await afterFlow<State>({ ...failing, given: appointmentsInStore([makeAppointment({ id: 5 })]) });

    expect(selectShowsSamples(state)).toBe(false);
    expect(selectVisibleRows(state, TODAY).map(({ id }) => id)).toEqual([5]);
  });
});
