import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { delay, fork, put } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { currentMoment } from '#client/lib/dates';
import { hoursCheckWanted } from '#client/sections/appointments/waits/events';
import { selectHoursCheck, selectWaiting } from '#client/sections/appointments/waits/selectors';
import { hoursCheckStopped, waitingFound } from '#client/sections/appointments/waits/slice';
import type { Id } from '#contract/common';
import { makeAppointment, makeAvailability, TODAY } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = Parameters<typeof selectWaiting>[0];

const now = new Date(`${TODAY}T10:00:00`);
const times = { start_time: '14:00:00', end_time: '14:20:00', location_id: 3 };
const list = [
  makeAppointment({ id: 'in', doctor_id: 21, date: TODAY, ...times }),
  makeAppointment({ id: 'out', doctor_id: 22, date: TODAY, ...times }),
  makeAppointment({ id: 'begun', doctor_id: 22, date: TODAY, ...times, start_time: '09:40:00', end_time: '10:20:00' }),
  makeAppointment({ id: 'off', doctor_id: 22, date: TODAY, ...times, status: 'cancelled' }),
  makeAppointment({ id: 'lost', doctor_id: 23, date: TODAY, ...times }),
];
const hours = makeAvailability({ date: TODAY, available_from: '13:00:00', available_to: '15:00:00', location_id: 3 });

/** The lines, how far the check is, and who was asked, where the service answers so. */
async function after(read: (doctor: Id) => unknown, ...events: UnknownAction[]) {
  const asked = jest.fn(read);
  const state = await afterFlow<State>({
    watcher: function* watchAndAct() {
      yield* fork(appointmentsSection.watchers.appointmentWaits);
      for (const event of events) {
        yield* put(event);
        yield* delay(1);
      }
    },
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore(list), waitingFound({ lines: [], doctors: ['21', '22', '23'] })],
    provide: [
      [matchers.call.fn(currentMoment), now],
      [
        matchers.call.fn(availabilitiesApi.listDoctorAvailabilities),
        dynamic(({ args: [doctor] }) => asked(doctor as Id)),
      ],
    ],
    events: [],
  });
  return {
    asked: asked.mock.calls.flat(),
    check: selectHoursCheck(state),
    lines: selectWaiting(state, now.getTime())?.lines.map(({ key }) => key),
  };
}

const answers = (doctor: Id) => {
  if (doctor === '23') throw connectionLost();
  return doctor === '21' ? [hours] : [{ ...hours, id: 'elsewhere', location_id: 4 }];
};

it('what is active, to come and outside its hours waits, and who could not be read counts for nothing', async () => {
  const { asked, check, lines } = await after(answers, hoursCheckWanted());

  expect(asked).toEqual(['21', '22', '23']);
  expect(lines).toEqual(['hours/out']);
  expect(check).toEqual({ doctors: 3, unchecked: 1, missed: 1, total: 3, done: 3, isRunning: false });
});

it('a second check asks for those who are missing, and for all once nobody is', async () => {
  const again = await after(answers, hoursCheckWanted(), hoursCheckWanted());
  const anew = await after(() => [hours], hoursCheckWanted(), hoursCheckWanted());

  expect(again.asked).toEqual(['21', '22', '23', '23']);
  expect(anew.asked).toEqual(['21', '22', '23', '21', '22', '23']);
  expect(anew.lines).toEqual([]);
});

it('what has been read until Stop stays, and no more is', async () => {
  const read = (doctor: Id) => (doctor === '22' ? answers(doctor) : new Promise(() => undefined));
  const { check, lines } = await after(read, hoursCheckWanted(), hoursCheckStopped());

  expect(lines).toEqual(['hours/out']);
  expect(check).toMatchObject({ unchecked: 2, missed: 0, isRunning: false });
});
