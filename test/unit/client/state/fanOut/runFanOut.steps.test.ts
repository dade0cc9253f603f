import { selectAddress } from '#client/state/address';
import { fanOutFinished, planResumed, planStarted, selectQueue } from '#client/state/fanOut/ledgers';
import type { FanOutKind } from '#client/state/fanOut/runFanOut';
import {
  announceRound,
  continueChosen,
  failQueue,
  prepareRound,
  resumeFanOut,
  retryChosen,
  runFanOut,
  runRound,
  sendQueue,
} from '#client/state/fanOut/runFanOut';
import { addedTally } from '#client/ui/dates/messages';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const key = 'test/add/7';
const place = { section: 'availabilities', params: {} };
const after = jest.fn();
const before = jest.fn();
const kind: FanOutKind<string> = {
  name: 'test/add',
  title: { id: 'test.adding', defaultMessage: 'Adding things' },
  tally: addedTally,
  failed: { id: 'test.failed', defaultMessage: 'Nothing could be added' },
  before,
  send: jest.fn(),
  after,
};
const items = [
  { id: '0', label: 'item 0', payload: 'zero' },
  { id: '1', label: 'item 1', payload: 'one' },
];
const queue = items.map((item) => ({ ...item, outcome: 'queued' as const, reason: null }));

it('a plan gets its ledger before it is sent', () => {
  testSaga(runFanOut<string>, kind, key, items)
    .next()
    .select(selectAddress)
    .next(place)
    .put(planStarted({ key, kind: 'test/add', title: kind.title, place, items }))
    .next()
    .call(runRound, kind, key)
    .next()
    .isDone();
});

it.each([
  ['Retry', 'what failed', retryChosen, 'failed' as const],
  ['Continue', 'what was held back', continueChosen, 'unsent' as const],
])('%s queues %s, and sends it', (_, __, chosen, outcome) => {
  testSaga(resumeFanOut<string>, kind, chosen({ kind: 'test/add', key }))
    .next()
    .select(selectAddress)
    .next(place)
    .put(planResumed({ key, place, outcome }))
    .next()
    .call(runRound, kind, key)
    .next()
    .isDone();
});

describe('a round', () => {
  const steps = testSaga(runRound<string>, kind, key)
    .next()
    .select(selectQueue<string>, key)
    .save('the queue is read')
    .next(queue)
    .call(prepareRound, kind, key, 'zero')
    .save('the round is prepared');

  it('sends its queue, says what became of it, and ends with what comes after', () => {
    steps
      .restore('the round is prepared')
      .next(null)
      .call(sendQueue, kind, key, queue)
      .next()
      .put(fanOutFinished(key))
      .next()
      .call(announceRound, addedTally, key, queue)
      .next()
      .call(after, 'zero')
      .next()
      .isDone();
  });

  it('sends nothing when something stands in its way, and says what', () => {
    steps
      .restore('the round is prepared')
      .next('Nobody knows')
      .call(failQueue, key, queue, 'Nobody knows')
      .next()
      .put(fanOutFinished(key))
      .next()
      .call(announceRound, addedTally, key, queue)
      .next()
      .call(after, 'zero')
      .next()
      .isDone();
  });

  it('is over at once when nothing is queued', () => {
    steps.restore('the queue is read').next([]).put(fanOutFinished(key)).next().isDone();
  });
});

describe('what comes before a round', () => {
  const steps = testSaga(prepareRound<string>, kind, key, 'zero')
    .next()
    .call(before, 'zero')
    .save('it is under way');

  it('lets it be sent', () => {
    steps.restore('it is under way').next().returns(null);
  });

  it('stands in its way when it fails', () => {
    steps
      .restore('it is under way')
      .throw(refusal(500))
      .returns({ id: 'fanOut.serverError', defaultMessage: 'server error' });
  });
});
