import { channel } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import { changesFound } from '#client/sections/appointments/reading/events';
import { selectChangeCounts, selectMarks } from '#client/sections/appointments/reading/selectors';
import type { FreshRoot } from '#client/sections/appointments/reading/slice';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { openTabs } from '#client/state/tabs';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsSection } from '#test/support/wholeSections';

const first = { changed: [7], added: [], removed: [] };
const second = { changed: [7, 8], added: [9], removed: [10] };

/** Finds changes one after another; each is seen when it is told so, or never. */
function afterFinding(seen: () => unknown) {
  return afterFlow<FreshRoot>({
    watcher: appointmentsSection.watchers.appointmentTabs,
    reducers: appointmentsSection.reducers,
    provide: [[matchers.call.fn(openTabs), { messages: channel(), tell: () => undefined }], serve(untilSeen, seen)],
    events: [changesFound(first), changesFound(second)],
  });
}

it('changes of several readings are counted once each while they are marked', async () => {
  const state = await afterFinding(async () => new Promise(() => undefined));

  expect(selectMarks(state).size).toBe(3);
  expect(selectChangeCounts(state)).toEqual({ changed: 2, added: 1, removed: 1 });
});

it('the marks of each reading go on their own, and those that nobody has seen stay', async () => {
  const seen = [undefined, new Promise(() => undefined)];
  const state = await afterFinding(() => seen.shift());

  expect([...selectMarks(state).keys()]).toEqual(['7', '8', '9']);
});

it('no mark stands in the end', async () => {
  const state = await afterFinding(() => undefined);

  expect(selectMarks(state).size).toBe(0);
  expect(selectChangeCounts(state)).toEqual({ changed: 0, added: 0, removed: 0 });
});
