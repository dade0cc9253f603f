import type { UnknownAction } from '@reduxjs/toolkit';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { selectChangedIds } from '#client/sections/appointments/list/changed';
import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import {
  readHowItStands,
  storeBooked,
  storeChange,
  storeStatus,
} from '#client/sections/appointments/list/sagas/storeChange';
import { selectShowsSamples } from '#client/sections/appointments/list/selectors';
import { bookedEntities } from '#client/sections/appointments/reschedule/move';
import { selectList } from '#client/state/lists';
import { requestFailed } from '#client/state/requests/requests';
import { makeAppointment } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { booked, draft, original, stored } from '#test/support/builders/moves';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import type { MoveState } from '#test/support/service/moves';
import { appointmentsSection } from '#test/support/wholeSections';

const entities = bookedEntities(booked, draft, stored);

const after = (saga: () => Generator, given: readonly UnknownAction[]) =>
  afterFlow<MoveState>({ watcher: saga, reducers: appointmentsSection.reducers, given, provide: [], events: [] });

const loaded = appointmentsInStore([original]);

it('a change is in the list, and known to be newer than an answer that is under way', async () => {
  const state = await after(() => storeChange(7, { status: 'rejected' }), loaded);

  expect(appointments.selectById(state, 7)?.status).toBe('rejected');
  expect(selectChangedIds(state)).toEqual([7]);
});

it.each([
  ['with the moment that the service tells', '2026-11-21T08:00:00Z', ['rejected', '2026-11-21T08:00:00Z']],
  ['alone where it tells none', null, ['rejected', '2026-11-21T07:59:59Z']],
  ['not by an answer that comes after a later change', '2026-11-21T07:59:58Z', ['confirmed', '2026-11-21T07:59:59Z']],
])('a status is stored %s', async (_, updated_at, stands) => {
  const given = appointmentsInStore([{ ...original, updated_at: '2026-11-21T07:59:59Z' }]);
  const state = await after(() => storeStatus(7, 'rejected', { ...original, updated_at }), given);
  const { status, updated_at: moment } = appointments.selectById(state, 7) ?? {};

  expect([status, moment]).toEqual(stands);
});

it('how one appointment stands is read from the list, and no other is shown otherwise', async () => {
  const elsewhere = makeAppointment({ id: 9 });
  const state = await afterFlow<MoveState>({
    watcher: () => readHowItStands(7),
    reducers: appointmentsSection.reducers,
    given: loaded,
    provide: [serve(appointmentsApi.listAppointments, () => [{ ...original, status: 'cancelled' }, elsewhere])],
    events: [],
  });

  expect(appointments.selectById(state, 7)?.status).toBe('cancelled');
  expect(appointments.selectById(state, 9)).toBeUndefined();
});

it('a new appointment is in the list once, and known to be newer than an answer that is under way', async () => {
  const twice = function* twice() {
    yield* storeBooked(8, entities);
    yield* storeBooked(8, entities);
  };
  const state = await after(twice, loaded);

  expect(selectList(state, appointmentKeys.list)).toEqual([7, 8]);
  expect(selectChangedIds(state)).toContain(8);
});

it('a new appointment makes no list of its own where the list could not be read', async () => {
  const failed = requestFailed({ key: appointmentKeys.list, failure: makeFailure('failed') });
  const state = await after(() => storeBooked(8, entities), [failed]);

  expect(selectList(state, appointmentKeys.list)).toBeUndefined();
  expect(selectShowsSamples(state)).toBe(true);
});

it('what was changed before is as the next answer says', async () => {
  const state = await after(() => storeChange(7, { status: 'rejected' }), loaded);
  const { reducer } = stateAfter(appointmentsSection.reducers);

  expect(selectChangedIds(reducer(state as never, appointmentsOpened()) as never)).toEqual([]);
});
