import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { fork } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { appointmentsOpened, appointmentsLoaded } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectIsOld } from '#client/sections/appointments/list/selectors';
import { countInTitle } from '#client/sections/appointments/reading/fresh/sagas/noteNews';
import { listenForKeys, untilUndisturbing } from '#client/sections/appointments/reading/fresh/untilUndisturbing';
import { selectChangeCounts } from '#client/sections/appointments/reading/selectors';
import { selectRequest } from '#client/state/requests/requests';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { untilHidden, untilSeen } from '#client/state/sagas/untilSeen';
import { untilTime } from '#client/state/sagas/untilTime';
import { untilUntouched } from '#client/state/sagas/untilUntouched';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { settingsRead } from '#client/state/settings';
import { updatesPaused } from '#client/state/updates';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = Parameters<typeof selectChangeCounts>[0] &
  Parameters<typeof selectRequest>[0] &
  Parameters<typeof selectIsOld>[0];

function* watch() {
  yield* fork(appointmentsSection.watchers.appointmentReading);
  yield* fork(appointmentsSection.watchers.appointmentFresh);
}

const seven = makeAppointment({ id: 7, status: 'pending' });
const nine = makeAppointment({ id: 9, start_time: '11:00:00' });

/** What follows where the list is due so many times, and each reading brings what comes next, or fails. */
async function after(answers: readonly (object[] | Error)[], ...events: UnknownAction[]) {
  const rest = [...answers];
  let turns = answers.length;
  const read = jest.fn(() => {
    const next = rest.shift() ?? [];
    if (next instanceof Error) throw next;
    const slices = [next];
    return { tag: null, cancel: () => undefined, next: async () => Promise.resolve(slices.shift() ?? null) };
  });
  const state = await afterFlow<State>({
    watcher: watch,
    reducers: appointmentsSection.reducers,
    given: [
      settingsRead({ defaultProviderPassword: '', otpMobile: '', lockAfterMinutes: 0, refreshSeconds: 30 }),
      ...appointmentsInStore([seven]),
    ],
    provide: [
      [matchers.call.fn(appointmentsApi.readAppointmentsSince), dynamic(read)],
      [matchers.call.fn(appointmentsApi.costOfReading), { ms: 1, bytes: 1 }],
      [matchers.call.fn(listenForKeys), undefined],
      [matchers.call.fn(countInTitle), undefined],
      [matchers.call.fn(untilTime), undefined],
      [
        matchers.call.fn(untilUndisturbing),
        dynamic(() => {
          turns -= 1;
          return turns < 0 ? new Promise(() => undefined) : undefined;
        }),
      ],
      // Marks would fade at once.
      [matchers.call.fn(untilSeen), new Promise(() => undefined)],
      [matchers.call.fn(untilHidden), new Promise(() => undefined)],
      ...[yieldToBrowser, untilQuiet, untilUntouched].map((wait) => [matchers.call.fn(wait), undefined] as never),
    ],
    events,
  });
  return { state, times: read.mock.calls.length };
}

it('the list is read again by itself, and what is new is marked', async () => {
  const { state, times } = await after([[{ ...seven, status: 'confirmed' }, nine]], appointmentsLoaded(1));

  expect(selectChangeCounts(state)).toEqual({ changed: 1, added: 1, removed: 0 });
  expect(appointments.selectById(state as never, 9)).toBeDefined();
  expect(times).toBe(1);
});

it('readings that fail again and again are said, until one succeeds', async () => {
  const lost = connectionLost();
  const isOld = async (...answers: (object[] | Error)[]) =>
    selectIsOld((await after(answers, appointmentsLoaded(1))).state);

  expect(await isOld(lost)).toBe(false);
  expect(await isOld(lost, lost)).toBe(true);
  expect(await isOld(lost, lost, [seven])).toBe(false);
});

it('a reading that fails once is said by nothing, and the next one counts', async () => {
  const { state, times } = await after([connectionLost(), [seven, nine]], appointmentsLoaded(1));

  expect(selectRequest(state, appointmentKeys.list)).toBeUndefined();
  expect(selectChangeCounts(state)).toEqual({ changed: 0, added: 1, removed: 0 });
  expect(times).toBe(2);
});

it('nothing is read while updates are paused, but for what is asked for', async () => {
  const paused = updatesPaused(true);

  expect((await after([[seven, nine]], paused, appointmentsLoaded(1))).times).toBe(0);
  expect((await after([[seven, nine]], appointmentsLoaded(1), paused)).times).toBe(0);
  expect((await after([[seven, nine]], paused, appointmentsOpened())).times).toBe(1);
  expect((await after([[seven, nine]], paused, updatesPaused(false))).times).toBe(1);
});
