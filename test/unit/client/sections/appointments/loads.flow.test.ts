import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '../../../../../src/client/api/appointments';
import { appointmentsSection } from '../../../../../src/client/sections/appointments';
import { appointmentKeys } from '../../../../../src/client/sections/appointments/keys';
import { messages } from '../../../../../src/client/sections/appointments/messages';
import { selectShowsSamples, selectVisibleRows } from '../../../../../src/client/sections/appointments/selectors';
import { appointmentsOpened, statusActionChosen } from '../../../../../src/client/sections/appointments/slice';
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

describe('when an appointment is changed while the list is on its way', () => {
  it('keeps the change, for the answer may be older', async () => {
    const state = await afterFlow<State>({
      ...section,
      given: appointmentsInStore([makeAppointment({ id: 7, status: 'pending' })]),
      provide: [
        [matchers.call.fn(appointmentsApi.listAppointments), dynamic(() => later([makeAppointment({ id: 7, status: 'pending' }), makeAppointment({ id: 8 })]))],
        [matchers.call.fn(appointmentsApi.setStatus), makeAppointment({ id: 7 })],
      ],
      events: [appointmentsOpened(), statusActionChosen({ id: 7, action: 'reject' })],
    });

    expect(selectVisibleRows(state, TODAY).map(({ id, status }) => [id, status])).toEqual([[7, 'rejected'], [8, 'confirmed']]);
  });
});

/** An answer that arrives after everything that is due at once. */
async function later<Answer>(answer: Answer): Promise<Answer> {
  return new Promise((arrive) => { setImmediate(() => { arrive(answer); }); });
}

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
