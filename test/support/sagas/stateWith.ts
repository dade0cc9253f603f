import type { Reducer, StateFromReducersMapObject, UnknownAction } from '@reduxjs/toolkit';

import { rootReducer, type BaseState } from '#client/app/store';
import { appointments } from '#client/entities/appointments';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { entitiesMerged } from '#client/entities/entityStore';
import { signedIn } from '#client/features/session';
import { appointmentsLoaded } from '#client/sections/appointments/list/events';
import { listReceived } from '#client/state/lists';
import type { Appointment } from '#contract/appointments';

/** Slices of a section by name, as its `index.ts` gives them to the store. */
type Reducers = Readonly<Record<string, Reducer>>;

/** The state that the real root reducer is in after these events, with somebody signed in. */
export function stateAfter<Slices extends Reducers>(
  reducers: Slices,
  events: readonly UnknownAction[] = [],
): { reducer: Reducer<BaseState>; state: BaseState & StateFromReducersMapObject<Slices> } {
  const reducer = rootReducer({ entities: entitiesReducer, ...reducers });
  const start = reducer(undefined, { type: 'test/start' });
  const state: object = [signedIn('token'), ...events].reduce(reducer, start);
  return { reducer, state: state as BaseState & StateFromReducersMapObject<Slices> };
}

/** The events that a loaded list of appointments leaves in the store. */
export function appointmentsInStore(list: readonly Appointment[]): UnknownAction[] {
  const { entities, ids } = appointments.normalize(list);
  return [entitiesMerged(entities), listReceived({ key: 'appointments/list', ids }), appointmentsLoaded(0)];
}
