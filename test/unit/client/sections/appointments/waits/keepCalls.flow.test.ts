import type { UnknownAction } from '@reduxjs/toolkit';

import { clashesFound } from '#client/sections/appointments/clashes/first';
import { selectWaiting, stateOf } from '#client/sections/appointments/waits/selectors';
import { lineCalled } from '#client/sections/appointments/waits/slice';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const kept = new Map<string, string>();

beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const visit = (updated_at: string) =>
  makeAppointment({ id: 'dropped', date: TODAY, status: 'cancelled', updated_at: `${TODAY}T${updated_at}` });

/** The keys of the lines of a list with one visit that was cancelled at a time, at the next sign-in. */
async function waiting(updated_at: string, ...events: readonly UnknownAction[]): Promise<string[] | undefined> {
  const state = await afterFlow<Parameters<typeof selectWaiting>[0]>({
    watcher: appointmentsSection.watchers.appointmentWaits,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([visit(updated_at)]),
    provide: [],
    events: [clashesFound(new Map()), ...events],
  });
  return selectWaiting(state, new Date(`${TODAY}T12:00`).getTime())?.lines.map(({ key }) => key);
}

it('who was called is not to be called after the next sign-in, until something else is dropped', async () => {
  const as = stateOf({ group: 'dropped', visits: [visit('08:00:00') as never] });
  expect(await waiting('08:00:00')).toEqual(['dropped/dropped']);
  expect(await waiting('08:00:00', lineCalled({ key: 'dropped/dropped', as }))).toEqual([]);

  expect(await waiting('08:00:00')).toEqual([]);
  expect(await waiting('11:00:00')).toEqual(['dropped/dropped']);
});

it('what the device has damaged is as if nobody had been called', async () => {
  kept.set('mawid.called', '{"dropped/dropped":7}');

  expect(await waiting('08:00:00')).toEqual(['dropped/dropped']);
});
