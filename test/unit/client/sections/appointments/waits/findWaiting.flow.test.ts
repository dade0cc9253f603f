import type { UnknownAction } from '@reduxjs/toolkit';

import { appointments } from '#client/entities/appointments';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { entitiesMerged } from '#client/entities/entityStore';
import { addDays } from '#client/lib/dates';
import { clashesFound } from '#client/sections/appointments/clashes/first';
import { selectClashCount } from '#client/sections/appointments/clashes/listed';
import { appointmentChanged, missingHalfChosen } from '#client/sections/appointments/list/events';
import { callBackDaysChosen } from '#client/sections/appointments/waits/events';
import { selectWaiting, stateOf } from '#client/sections/appointments/waits/selectors';
import { linePutAside } from '#client/sections/appointments/waits/slice';
import { halfDoneBegun, halfDoneEnded } from '#client/state/halfDone/halfDone';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = Parameters<typeof selectWaiting>[0];

const TOMORROW = addDays(TODAY, 1);
const pending = (id: string, start_time: string) =>
  makeAppointment({ id, start_time, date: TOMORROW, status: 'pending' });
const list = [
  pending('first', '09:00:00'),
  pending('second', '11:00:00'),
  makeAppointment({ id: 'one', date: TOMORROW, start_time: '15:00:00', end_time: '15:20:00' }),
  makeAppointment({ id: 'two', date: TOMORROW, start_time: '15:10:00', end_time: '15:30:00' }),
];
const clashing = clashesFound(
  new Map([
    ['one', 'both'],
    ['two', 'both'],
  ]),
);

const changed = (id: string, overrides: object): UnknownAction[] => {
  const { entities } = appointments.normalize([makeAppointment({ id, date: TOMORROW, ...overrides })]);
  return [entitiesMerged(entities), appointmentChanged(id)];
};

const AT = new Date(`${TODAY}T08:00`).getTime();

/** The state when some things have happened before the list was looked through, and others after it. */
function stateAfterThem(given: readonly UnknownAction[], ...events: readonly UnknownAction[]): Promise<State> {
  return afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentWaits,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore(list), ...given],
    provide: [],
    events: [clashing, ...events],
  });
}

/** The keys of the lines in that state. */
async function waiting(given: readonly UnknownAction[], ...events: readonly UnknownAction[]): Promise<string[]> {
  const found = selectWaiting(await stateAfterThem(given, ...events), AT);
  return [...(found?.halfDone ?? []), ...(found?.lines ?? [])].map(({ key }) => key);
}

it('the worklist holds what waits in the list', async () => {
  expect(await waiting([])).toEqual(['pending/first', 'pending/second', 'clashes/one/two']);
});

it('the list counts as many clashes as stand here, also once one of them is expected no more', async () => {
  const cancelled = changed('two', { status: 'cancelled' });
  const counts = [await stateAfterThem([]), await stateAfterThem([], ...cancelled)].map((state) => [
    selectClashCount(state, TODAY),
    selectWaiting(state, AT)?.lines.filter(({ group }) => group === 'clashes').length,
  ]);

  expect(counts).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

it('a change takes its line away', async () => {
  expect(await waiting([], ...changed('first', { status: 'confirmed' }))).toEqual([
    'pending/second',
    'clashes/one/two',
  ]);
});

it('a line stays the same object while others change, so that it is not drawn again', async () => {
  const state = await stateAfterThem([]);
  const before = selectWaiting(state, AT)?.lines ?? [];
  const { entities } = appointments.normalize([makeAppointment({ id: 'first', date: TOMORROW, status: 'confirmed' })]);
  const after = selectWaiting({ ...state, entities: entitiesReducer(state.entities, entitiesMerged(entities)) }, AT);

  expect(after?.lines).toHaveLength(2);
  expect(after?.lines.map((line) => before.includes(line))).toEqual([true, true]);
});

it('one that was rejected from here is not to be called for that', async () => {
  expect(
    await waiting([], ...changed('first', { status: 'rejected', updated_at: `${TODAY}T07:00:00` }), clashing),
  ).toEqual(['pending/second', 'clashes/one/two']);
});

it.each([
  [7, ['pending/first', 'pending/second', 'clashes/one/two', 'dropped/lately']],
  [30, ['pending/first', 'pending/second', 'clashes/one/two', 'dropped/before']],
] as const)(
  'of the last %d days the last visit of a patient that was dropped is to be called for',
  async (days, keys) => {
    const visits = [
      ...list,
      makeAppointment({ ...off, id: 'lately', date: addDays(TODAY, 2), updated_at: `${addDays(TODAY, -3)}T09:00:00` }),
      makeAppointment({ ...off, id: 'before', date: addDays(TODAY, 5), updated_at: `${addDays(TODAY, -20)}T09:00:00` }),
      makeAppointment({
        ...off,
        id: 'long ago',
        date: addDays(TODAY, 9),
        updated_at: `${addDays(TODAY, -31)}T09:00:00`,
      }),
    ];

    expect(await waiting([...appointmentsInStore(visits), callBackDaysChosen(days)])).toEqual(keys);
  },
);

const off = { user_id: 77, start_time: '10:00:00', status: 'rejected' };

it('a line that was put aside comes back once it is another one', async () => {
  const aside = linePutAside({
    key: 'pending/second',
    as: stateOf({ group: 'soon', visits: [pending('second', '11:00:00') as never] }),
  });

  expect(await waiting([aside])).toEqual(['pending/first', 'clashes/one/two']);
  expect(await waiting([aside], ...changed('second', { status: 'pending', start_time: '11:20:00' }), clashing)).toEqual(
    ['pending/first', 'pending/second', 'clashes/one/two'],
  );
});

it('a move that was cut off stands first, until it has come to its end', async () => {
  const key = 'appointments/reschedule/9';
  const work = {
    title: 'Moving',
    label: 'Check again',
    event: missingHalfChosen.type,
    data: {},
    place: { section: 'appointments', params: {} },
  };
  const begun = halfDoneBegun({ key, work });

  expect(await waiting([begun])).toEqual([key, 'pending/first', 'pending/second', 'clashes/one/two']);
  expect(await waiting([begun, halfDoneEnded(key)])).toEqual(['pending/first', 'pending/second', 'clashes/one/two']);
});
