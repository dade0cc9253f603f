import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import { fork } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { selectOpenRow, selectSearch } from '#client/sections/appointments/list/address';
import {
  appointmentsOpened,
  rowToggled,
  searchTyped,
  statusActionChosen,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectChangeCounts, selectMarks } from '#client/sections/appointments/reading/selectors';
import type { FreshRoot } from '#client/sections/appointments/reading/slice';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { selectList } from '#client/state/lists';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

/** The list is read while its appointments can be changed. */
function* watchList() {
  yield* fork(appointmentsSection.watchers.appointmentReading);
  yield* fork(appointmentsSection.watchers.appointmentStatus);
}

type State = Parameters<typeof selectVisible>[0] & FreshRoot;

/** An answer in these slices, each after what is due at once. */
function answerOf(slices: readonly (Appointment[] | Error)[]): StaticProvider[] {
  const rest = [...slices];
  const next = async () =>
    new Promise((resolve, reject) =>
      setImmediate(() => {
        const slice = rest.shift();
        if (slice instanceof Error) reject(slice);
        else resolve(slice ?? null);
      }),
    );
  return [
    [matchers.call.fn(appointmentsApi.readAppointmentsSince), { next, cancel: () => undefined }],
    [matchers.call.fn(yieldToBrowser), undefined],
  ];
}

/** Reads a list anew that was known as it was before; further events come while the answer is on its way. */
function afterReading(
  before: readonly Appointment[],
  slices: readonly (Appointment[] | Error)[],
  given: readonly UnknownAction[] = [],
  ...meanwhile: UnknownAction[]
) {
  return afterFlow<State>({
    watcher: watchList,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore(before), ...given],
    provide: [
      ...answerOf(slices),
      [matchers.call.fn(appointmentsApi.setStatus), makeAppointment({ id: 7, status: 'rejected' })],
    ],
    events: [appointmentsOpened(), ...meanwhile],
  });
}

const seven = makeAppointment({ id: 7, status: 'pending' });
const eight = makeAppointment({ id: 8, start_time: '10:00:00' });
const nine = makeAppointment({ id: 9, start_time: '11:00:00' });

it('marks what changed and what is new, and counts them with what is gone', async () => {
  const state = await afterReading([seven, eight], [[{ ...seven, status: 'confirmed' }], [nine]]);

  expect(selectVisible(state, TODAY).map(({ id, status }) => [id, status])).toEqual([
    [7, 'confirmed'],
    [9, 'confirmed'],
  ]);
  expect([...selectMarks(state)]).toEqual([
    ['7', 'changed'],
    ['9', 'added'],
  ]);
  expect(selectChangeCounts(state)).toEqual({ changed: 1, added: 1, removed: 1 });
});

it.each<[string, Partial<Appointment>]>([
  ['date', { date: '2026-11-25' }],
  ['time', { start_time: '09:20:00' }],
  ['place', { location_id: 32, local_location: { location_id: 32, name: 'Harbour Clinic' } }],
  ['doctor', { doctor_id: 22, local_doctor: { doctor_id: 22, name: 'Dr. Sara Aziz' } }],
])('takes another %s for a change', async (_, change) => {
  const state = await afterReading([seven], [[{ ...seven, ...change }]]);

  expect(selectChangeCounts(state)).toEqual({ changed: 1, added: 0, removed: 0 });
});

it('marks nothing, and keeps every object, when nothing people see has changed', async () => {
  const before = appointmentsInStore([seven, eight]);
  const was = stateAfter(appointmentsSection.reducers, before).state;
  const again = [[seven], [{ ...eight, updated_at: '2026-11-21T10:00:00+04:00' }]];
  const state = await afterReading([], again, before);

  expect(selectMarks(state).size).toBe(0);
  expect(appointments.selectById(state, 7)).toBe(appointments.selectById(was, 7));
  expect(selectList(state, appointmentKeys.list)).toBe(selectList(was, appointmentKeys.list));
  expect(appointments.selectById(state, 8)?.updated_at).toBe('2026-11-21T10:00:00+04:00');
});

it('keeps the open row and the search', async () => {
  const given = [rowToggled('7'), searchTyped('layla')];
  const state = await afterReading([seven], [[{ ...seven, status: 'confirmed' }]], given);

  expect(selectOpenRow(state)).toBe('7');
  expect(selectSearch(state)).toBe('layla');
});

it('keeps what was changed here meanwhile, and does not call it a change of others', async () => {
  const state = await afterReading(
    [seven, eight],
    [[{ ...seven, status: 'confirmed' }], [eight]],
    [],
    statusActionChosen({ id: 7, action: 'reject' }),
  );

  expect(appointments.selectById(state, 7)?.status).toBe('rejected');
  expect(selectMarks(state).size).toBe(0);
});

it('changes nothing at all when the answer breaks off', async () => {
  const state = await afterReading([seven, eight], [[{ ...seven, status: 'confirmed' }, nine], connectionLost()]);

  expect(selectVisible(state, TODAY).map(({ id, status }) => [id, status])).toEqual([
    [7, 'pending'],
    [8, 'confirmed'],
  ]);
  expect(selectMarks(state).size).toBe(0);
});

it('takes the last word of an answer that says two things of one appointment', async () => {
  const state = await afterReading([seven], [[{ ...seven, status: 'confirmed' }], [seven]]);

  expect(appointments.selectById(state, 7)?.status).toBe('pending');
  expect(selectMarks(state).size).toBe(0);
});
