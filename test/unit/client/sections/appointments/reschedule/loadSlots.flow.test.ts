import { CANCEL } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { appointmentsSection } from '#client/sections/appointments';
import {
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleSettled,
  slotRangesReceived,
} from '#client/sections/appointments/events';
import { appointmentKeys } from '#client/sections/appointments/keys';
import { rescheduleMessages } from '#client/sections/appointments/messages';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { appointmentsReducer } from '#client/sections/appointments/slice';
import type { AppointmentsRoot } from '#client/sections/appointments/slice';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

describe('when another date is chosen while the times of the first are on their way', () => {
  it('gives the older request up and shows the times of the newer date', async () => {
    const abandoned: unknown[] = [];
    const second = [makeAvailability({ date: '2026-11-26' })];
    const state = await afterFlow<AppointmentsRoot>({
      watcher: appointmentsSection.watchers.appointments,
      reducers: appointmentsSection.reducers,
      given: [...appointmentsInStore([makeAppointment({ id: 7, doctor_id: 21 })]), rescheduleOpened(7)],
      provide: [
        [
          matchers.call.fn(availabilitiesApi.listSlotRanges),
          dynamic(({ args: [doctorId, date] }) =>
            date === '2026-11-26'
              ? Promise.resolve(second)
              : Object.assign(new Promise(() => undefined), {
                  [CANCEL]: () => {
                    abandoned.push([doctorId, date]);
                  },
                }),
          ),
        ],
      ],
      events: [rescheduleDateChosen('2026-11-25'), rescheduleDateChosen('2026-11-26')],
    });

    expect(abandoned).toEqual([[21, '2026-11-25']]);
    expect(selectRescheduleView(state)).toEqual({ appointmentId: 7, date: '2026-11-26', ranges: second });
  });
});

describe('when the appointment is no longer in the list', () => {
  it('says so instead of waiting for its times', async () => {
    const state = await afterFlow<RequestsRoot>({
      watcher: appointmentsSection.watchers.appointments,
      reducers: appointmentsSection.reducers,
      given: [rescheduleOpened(7)],
      provide: [],
      events: [rescheduleDateChosen('2026-11-25')],
    });

    expect(selectRequest(state, appointmentKeys.slots)?.failure?.text).toEqual(rescheduleMessages.notFound);
  });
});

describe('ranges that arrive late', () => {
  const open = [rescheduleOpened(7), rescheduleDateChosen('2026-11-25')].reduce(appointmentsReducer, undefined);
  const ranges = [makeAvailability({ date: '2026-11-25' })];

  it.each([
    ['of the open appointment and the chosen date are shown', 7, '2026-11-25', ranges],
    ['of an appointment whose dialog was left are dropped', 8, '2026-11-25', null],
    ['of a date that is no longer chosen are dropped', 7, '2026-11-26', null],
  ])('%s', (_, appointmentId, date, shown) => {
    expect(appointmentsReducer(open, slotRangesReceived({ appointmentId, date, ranges })).reschedule?.ranges).toEqual(
      shown,
    );
  });
});

it.each([
  [7, null],
  [8, 7],
])('a move of appointment %d that is over leaves the dialog of %p open', (settled, left) => {
  const open = appointmentsReducer(undefined, rescheduleOpened(7));

  expect(appointmentsReducer(open, rescheduleSettled(settled)).reschedule?.appointmentId ?? null).toBe(left);
});
