import type { UnknownAction } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { hoursKeys } from '#client/hours/readHours';
import { rescheduleDateChosen, rescheduleOpened, rescheduleSettled } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { appointmentsReducer, type AppointmentsRoot } from '#client/sections/appointments/list/slice';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { selectSlotRanges } from '#client/sections/appointments/reschedule/moving';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { listReceived } from '#client/state/lists';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Availability } from '#contract/availabilities';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = AppointmentsRoot & Parameters<typeof selectSlotRanges>[0];

const section = { watcher: appointmentsSection.watchers.appointmentMove, reducers: appointmentsSection.reducers };

/** The dialog of appointment 7 is open. */
const open = [
  ...appointmentsInStore([makeAppointment({ id: 7, doctor_id: 21 }), makeAppointment({ id: 8, doctor_id: 22 })]),
  rescheduleOpened(7),
];

/** The workflows are there, as they are once a dialog has asked for anything. */
beforeAll(() => afterFlow({ ...section, provide: [], events: [rescheduleDateChosen('2026-11-25')] }));

/** The events that store the hours of the doctor of appointment 7 on this date. */
function arrived(ranges: readonly Availability[]): UnknownAction[] {
  const { entities, ids } = availabilities.normalize(ranges);
  return [entitiesMerged(entities), listReceived({ key: hoursKeys.on(21, '2026-11-25'), ids })];
}

/** A range of a service that leaves this field out. */
function without(field: keyof Availability, range: Availability): Partial<Availability> {
  return Object.fromEntries(Object.entries(range).filter(([name]) => name !== field));
}

describe('when another date is chosen while the times of the first are on their way', () => {
  it('gives the older request up and shows the times of the newer date', async () => {
    const abandoned: unknown[] = [];
    const second = [makeAvailability({ date: '2026-11-26' })];
    const state = await afterFlow<State>({
      ...section,
      given: open,
      provide: [
        [
          matchers.call.fn(availabilitiesApi.listSlotRanges),
          dynamic(({ args: [doctorId, date] }) =>
            date === '2026-11-26'
              ? Promise.resolve(second)
              : Object.assign(new Promise(() => undefined), {
                  [CANCEL]: () => abandoned.push([doctorId, date]),
                }),
          ),
        ],
      ],
      events: [rescheduleDateChosen('2026-11-25'), rescheduleDateChosen('2026-11-26')],
    });

    expect(abandoned).toEqual([[21, '2026-11-25']]);
    expect(selectRescheduleView(state)).toEqual({ appointmentId: 7, date: '2026-11-26' });
    expect(selectSlotRanges(state)).toEqual(second);
  });
});

describe('when the appointment is no longer in the list', () => {
  it('says so instead of waiting for its times', async () => {
    const state = await afterFlow<RequestsRoot>({
      ...section,
      given: [rescheduleOpened(7)],
      provide: [],
      events: [rescheduleDateChosen('2026-11-25')],
    });

    expect(selectRequest(state, appointmentKeys.slots)?.failure?.text).toEqual(moveMessages.notFound);
  });
});

describe('when the dialog is closed before its date is looked at', () => {
  it('asks for nothing and says nothing of a failure', async () => {
    const list = jest.fn();
    const state = await afterFlow<RequestsRoot>({
      ...section,
      given: [...open, rescheduleSettled(7)],
      provide: [serve(availabilitiesApi.listSlotRanges, list)],
      events: [rescheduleDateChosen('2026-11-25')],
    });

    expect(list).not.toHaveBeenCalled();
    expect(selectRequest(state, appointmentKeys.slots)?.failure).toBeNull();
  });
});

describe('when a date is chosen once more', () => {
  it('shows no times until they were read anew', async () => {
    const state = await afterFlow<State>({
      ...section,
      given: [...open, rescheduleDateChosen('2026-11-25'), ...arrived([makeAvailability({ date: '2026-11-25' })])],
      provide: [serve(availabilitiesApi.listSlotRanges, () => new Promise(() => undefined))],
      events: [rescheduleDateChosen('2026-11-25')],
    });

    expect(selectSlotRanges(state)).toBeUndefined();
  });
});

describe('when ranges come without ids', () => {
  it('shows each of them', async () => {
    const ranges = ['09:00:00', '14:00:00'].map((available_from) =>
      without('id', makeAvailability({ date: '2026-11-25', available_from })),
    );
    const state = await afterFlow<State>({
      ...section,
      given: open,
      provide: [serve(availabilitiesApi.listSlotRanges, () => ranges)],
      events: [rescheduleDateChosen('2026-11-25')],
    });
    const shown = selectSlotRanges(state) ?? [];

    expect(shown).toMatchObject(ranges);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
  });
});

describe('when a range that was booked comes without a status', () => {
  it('shows it as free', async () => {
    const booked = makeAvailability({ date: '2026-11-25', status: 'booked' });
    const state = await afterFlow<State>({
      ...section,
      given: [...open, ...arrived([booked])],
      provide: [serve(availabilitiesApi.listSlotRanges, () => [without('status', booked)])],
      events: [rescheduleDateChosen('2026-11-25')],
    });

    expect(selectSlotRanges(state)).toEqual([{ ...booked, status: null }]);
  });
});

describe('ranges that arrive late', () => {
  const ranges = [makeAvailability({ date: '2026-11-25' })];

  it.each([
    ['of the open appointment and the chosen date are shown', 7, '2026-11-25', ranges],
    ['of the doctor of an appointment whose dialog was left are not shown', 8, '2026-11-25', undefined],
    ['of a date that is no longer chosen are not shown', 7, '2026-11-26', undefined],
  ])('%s', async (_, appointmentId, date, shown) => {
    const given = [...open, rescheduleOpened(appointmentId), rescheduleDateChosen(date), ...arrived(ranges)];
    const state = await afterFlow<State>({ ...section, given, provide: [], events: [] });

    expect(selectSlotRanges(state)).toEqual(shown);
  });
});

it.each([
  [7, null],
  [8, 7],
])('a move of appointment %d that is over leaves the dialog of %p open', (settled, left) => {
  const open = appointmentsReducer(undefined, rescheduleOpened(7));

  expect(appointmentsReducer(open, rescheduleSettled(settled)).reschedule?.appointmentId ?? null).toBe(left);
});
