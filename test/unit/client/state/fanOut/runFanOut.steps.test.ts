import { selectAddress } from '#client/state/address';
import { planStarted } from '#client/state/fanOut/ledgers';
import { runRound } from '#client/state/fanOut/round';
import { resumeFanOut, runFanOut } from '#client/state/fanOut/runFanOut';
import { continueChosen, planResumed, retryChosen } from '#client/state/fanOutEvents';
import { testSaga } from '#test/support/sagas/testSaga';
import { items, key, kind } from './plan';

const place = { section: 'availabilities', params: {} };

it('a plan gets its ledger before it is sent', () => {
  testSaga(runFanOut<string>, kind, key, items)
    .next()
    .select(selectAddress)
    .next(place)
    .put(planStarted({ key, kind: 'test/add', title: kind.texts.title, place, items }))
    .next()
    .call(runRound, kind, key)
    .next()
    .isDone();
});

const { read, ...unprepared } = kind;

it.each([
  ['Retry', 'what failed', retryChosen, 'failed', kind, false],
  ['Continue', 'what was held back', continueChosen, 'unsent', kind, false],
  ['Retry', 'what failed, by a look where nothing is read before a round', retryChosen, 'failed', unprepared, true],
] as const)('%s queues %s, and sends it', (_, __, chosen, outcome, ofKind, looksFirst) => {
  expect(read).toBeDefined();
  testSaga(resumeFanOut<string>, ofKind, chosen({ kind: 'test/add', key }))
    .next()
    .select(selectAddress)
    .next(place)
    .put(planResumed({ key, place, outcome, looksFirst }))
    .next()
    .call(runRound, ofKind, key)
    .next()
    .isDone();
});
