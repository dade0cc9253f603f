import type { UnknownAction } from '@reduxjs/toolkit';

import { appointments } from '#client/entities/appointments';
import { appointmentsSection } from '#client/sections/appointments';
import { selectChangedIds } from '#client/sections/appointments/list/changed';
import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { storeBooked, storeChange } from '#client/sections/appointments/list/sagas/storeChange';
import { selectShowsSamples } from '#client/sections/appointments/list/selectors';
import { bookedEntities } from '#client/sections/appointments/move/late/move';
import { selectList } from '#client/state/lists';
import { requestFailed } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import type { MoveState } from '#test/support/builders/moves';
import { booked, draft, original, stored } from '#test/support/builders/moves';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';

const entities = bookedEntities(booked, draft, stored);

const after = (saga: () => Generator, given: readonly UnknownAction[]) =>
  afterFlow<MoveState>({ watcher: saga, reducers: appointmentsSection.reducers, given, provide: [], events: [] });

const loaded = appointmentsInStore([original]);

it('a change is in the list, and known to be newer than an answer that is under way', async () => {
  const state = await after(() => storeChange(7, { status: 'rejected' }), loaded);

  expect(appointments.selectById(state, 7)?.status).toBe('rejected');
  expect(selectChangedIds(state)).toEqual([7]);
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
