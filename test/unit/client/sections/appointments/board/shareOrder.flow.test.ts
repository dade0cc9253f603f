import type { UnknownAction } from '@reduxjs/toolkit';
import { channel, END } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import { keepDoctorOrder, selectDoctorOrder } from '#client/sections/appointments/board/doctorOrder';
import { doctorsOrdered } from '#client/sections/appointments/board/events';
import type { OrderMessage } from '#client/sections/appointments/board/sagas/shareOrder';
import { openTabs } from '#client/state/tabs';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsSection } from '#test/support/wholeSections';

/** The order that stands after other tabs have told theirs, and these events; what was kept, and told to them. */
async function after(messages: readonly OrderMessage[], events: readonly UnknownAction[]) {
  const heard = channel<OrderMessage>();
  messages.forEach((message) => heard.put(message));
  const [keep, tell] = [jest.fn(), jest.fn()];
  const state = await afterFlow<Parameters<typeof selectDoctorOrder>[0]>({
    watcher: appointmentsSection.watchers.appointmentBoard,
    reducers: appointmentsSection.reducers,
    provide: [serve(keepDoctorOrder, keep), [matchers.call.fn(openTabs), { messages: heard, tell }]],
    events,
  });
  return { order: selectDoctorOrder(state), kept: keep.mock.calls, told: tell.mock.calls, heard };
}

it('the order of the doctors stands, the device keeps their ids, and the other tabs are told', async () => {
  const { order, kept, told } = await after([], [doctorsOrdered(['12', '5'])]);

  expect([order, kept, told]).toEqual([['12', '5'], [[['12', '5']]], [[['12', '5']]]]);
});

it('that of another tab stands here too, is not kept once more, and nobody is told again', async () => {
  const { order, kept, told } = await after(
    [
      ['12', '5'],
      ['5', '12', '8'],
    ],
    [],
  );

  expect([order, kept, told]).toEqual([['5', '12', '8'], [], []]);
});

it('the other tabs are listened to no longer once the section has come to its end', async () => {
  const { heard } = await after([], []);
  const listener = jest.fn();
  heard.take(listener);

  expect(listener.mock.calls).toEqual([[END]]);
});
