import type { TestApiWithEffectsTesters } from 'redux-saga-test-plan';

import { askConfirmation } from '#client/state/confirmations';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import { testSaga } from '#test/support/sagas/testSaga';
import { items, key, kind } from './plan';

const begun = { type: 'begun' };
const asked = { title: 'All of them?', text: 'They go.', confirmLabel: 'Yes' };

it('does nothing without items', () => {
  testSaga(replacePlan<string>, kind, key, [], { asked, begun, other: 'undo' })
    .next()
    .isDone();
});

describe('a plan that takes the place of another', () => {
  const sends = (steps: TestApiWithEffectsTesters) =>
    steps.put(begun).next().put(ledgerClosed('undo')).next().call(runFanOut, kind, key, items).next().isDone();

  it('forgets what that has left before it sends', () => {
    sends(testSaga(replacePlan<string>, kind, key, items, { begun, other: 'undo' }).next());
  });

  it('is asked about before, where it must be', () => {
    const steps = testSaga(replacePlan<string>, kind, key, items, { asked, begun, other: 'undo' })
      .next()
      .call(askConfirmation, asked)
      .save('asks');
    steps.restore('asks').next(false).isDone();
    sends(steps.restore('asks').next(true));
  });
});
