import type { UnknownAction } from '@reduxjs/toolkit';

import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { addDays } from '#client/lib/dates';
import { clashesChosen, clashesFound, selectClashing } from '#client/sections/appointments/clashes/first';
import { selectClashCount, selectClashesOf } from '#client/sections/appointments/clashes/listed';
import {
  appointmentChanged,
  appointmentsLoaded,
  filtersCleared,
  periodChosen,
  appointmentChangedElsewhere,
} from '#client/sections/appointments/list/events';
import { selectViewParams } from '#client/sections/appointments/view/selectors';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = Parameters<typeof selectVisible>[0] & Parameters<typeof selectClashCount>[0];

const at = (id: string, start: string, end: string, overrides = {}) =>
  makeAppointment({ id, start_time: `${start}:00`, end_time: `${end}:00`, ...overrides });

const list = [
  at('a', '09:00', '09:20'),
  at('sameDoctor', '09:10', '09:30', { user_id: 12 }),
  at('samePatient', '09:15', '09:35', { doctor_id: 22 }),
  at('after', '09:40', '10:00'),
  at('past', '09:00', '09:20', { date: addDays(TODAY, -1) }),
  at('alsoPast', '09:00', '09:20', { date: addDays(TODAY, -1) }),
];

/** Loads the list when other things have happened, and then sends events. */
function afterLoading(given: readonly UnknownAction[] = [], ...events: readonly UnknownAction[]) {
  return afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentClashes,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore(list), ...given],
    provide: [],
    events: [appointmentsLoaded(1), ...events],
  });
}

it('waits until the list rests and nobody is at work, also after each 4,000 appointments, and then tells', async () => {
  const many = Array.from({ length: 6_000 }, (_, id) =>
    makeAppointment({ id, doctor_id: id, user_id: id, date: addDays(TODAY, id % 2) }),
  );
  const waits = jest.fn(() => undefined);
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentClashes,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore(many),
    provide: [serve(untilQuiet, waits)],
    events: [appointmentsLoaded(1), appointmentsLoaded(1)],
  });

  expect(waits).toHaveBeenCalledTimes(4);
  expect(selectClashCount(state, TODAY)).toBe(0);
});

const shown = (state: State) => selectVisible(state, TODAY).map(({ id }) => id);

it('appointments of one doctor or one patient at the same time clash, each over its person', async () => {
  const state = await afterLoading();

  expect(Object.fromEntries(selectClashing(state) ?? [])).toEqual({
    a: 'both',
    sameDoctor: 'doctor',
    samePatient: 'patient',
    past: 'both',
    alsoPast: 'both',
  });
});

it('the filter counts the clashes of the period and shows them alone, until the filters are cleared', async () => {
  const state = await afterLoading([clashesChosen(true)]);
  expect(selectClashCount(state, TODAY)).toBe(2);
  expect(shown(state)).toEqual(['a', 'sameDoctor', 'samePatient']);
  expect(selectViewParams(state)).toEqual({ clashes: 'only' });

  const past = await afterLoading([clashesChosen(true), periodChosen('past')]);
  expect(selectClashCount(past, TODAY)).toBe(1);
  expect(shown(past)).toEqual(['past', 'alsoPast']);

  for (const event of [filtersCleared({ andSearch: false }), filtersCleared({ andSearch: true }), clashesChosen(false)])
    expect(shown(await afterLoading([clashesChosen(true), event]))).toHaveLength(4);
});

it('says with whom an appointment clashes, soonest first', async () => {
  const state = await afterLoading();

  expect(selectClashesOf(state, 'a').map(({ kind, row }) => [kind, row.id])).toEqual([
    ['doctor', 'sameDoctor'],
    ['patient', 'samePatient'],
  ]);
  expect(selectClashesOf(state, 'after')).toEqual([]);
  expect(selectClashesOf(state, 'nobody')).toEqual([]);
});

it.each([
  ['here', appointmentChanged('a')],
  ['in another tab', appointmentChangedElsewhere('a')],
])('an appointment that was rejected %s no longer clashes', async (_, changed) => {
  const rejected = appointments.normalize([at('a', '09:00', '09:20', { status: 'rejected' })]).entities;
  const known = clashesFound(new Map([['a', 'both']]));
  const state = await afterLoading([known, clashesChosen(true), entitiesMerged(rejected)], changed);

  expect(shown(state)).toEqual([]);
  expect(selectClashCount(state, TODAY)).toBe(0);
});

it('narrows nothing as long as the clashes are not known', async () => {
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentClashes,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore(list), clashesChosen(true)],
    provide: [],
    events: [],
  });

  expect(selectClashCount(state, TODAY)).toBeNull();
  expect(shown(state)).toHaveLength(4);
});
