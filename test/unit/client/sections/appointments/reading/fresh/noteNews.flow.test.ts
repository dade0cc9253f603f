import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { changesFound } from '#client/sections/appointments/reading/events';
import { countInTitle } from '#client/sections/appointments/reading/fresh/sagas/noteNews';
import { untilHidden, untilSeen } from '#client/state/sagas/untilSeen';
import { settingsRead } from '#client/state/settings';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsSection } from '#test/support/wholeSections';

/** How many are counted in turn where the list is read again after so many seconds. */
async function counted(refreshSeconds: number) {
  const count = jest.fn<void, [number]>();
  await afterFlow({
    watcher: appointmentsSection.watchers.appointmentFresh,
    reducers: appointmentsSection.reducers,
    given: [settingsRead({ defaultProviderPassword: '', otpMobile: '', lockAfterMinutes: 0, refreshSeconds })],
    provide: [
      [matchers.call.fn(countInTitle), dynamic(({ args: [more] }) => count(more as number))],
      [matchers.call.fn(untilSeen), undefined],
      [matchers.call.fn(untilHidden), new Promise(() => undefined)],
    ],
    events: [[4, 5], [], [6]].map((added) => changesFound({ changed: [1], added, removed: [2, 3] })),
  });
  return count.mock.calls.flat();
}

it('counts what is new before the title, and nothing else', async () => {
  expect(await counted(45)).toEqual([2, 1]);
});

it('counts nothing where nothing is read by itself', async () => {
  expect(await counted(0)).toEqual([]);
});
