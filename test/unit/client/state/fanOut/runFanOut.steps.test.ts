import { Unsent } from '#client/lib/errors';
import { selectAddress } from '#client/state/address';
import { announceRound } from '#client/state/fanOut/announceRound';
import type { FanOutKind } from '#client/state/fanOut/fanOutKind';
import {
  fanOutFinished,
  itemMoved,
  itemSplit,
  planStarted,
  selectQueue,
  selectStatus,
} from '#client/state/fanOut/ledgers';
import { prepareRound, resumeFanOut, runFanOut, runRound, sendItem } from '#client/state/fanOut/runFanOut';
import { untilOnline } from '#client/state/fanOut/untilOnline';
import { continueChosen, retryChosen, planResumed } from '#client/state/fanOutEvents';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { refusal } from '#test/support/builders/faults';
import { setOnline } from '#test/support/line';
import { testSaga } from '#test/support/sagas/testSaga';
import { after, before, items, key, kind, queue } from './plan';

const place = { section: 'availabilities', params: {} };

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

it('Retry looks first for what nobody knows of, where nothing comes before a round', () => {
  const { before: none, ...unprepared } = { ...kind, findLost: jest.fn() };
  expect(none).toBeDefined();
  testSaga(resumeFanOut<string>, unprepared, retryChosen({ kind: 'test/add', key }))
    .next()
    .next(place)
    .put(planResumed({ key, place, outcome: 'failed', looksFirst: true }));
});

describe('a round', () => {
  const steps = testSaga(runRound<string>, kind, key)
    .next()
    .select(selectQueue<string>, key)
    .save('the queue is read')
    .next(queue)
    .call(prepareRound, kind, key, queue)
    .save('the round is prepared');

  it('sends its queue, says what became of it, and ends with what comes after', () => {
    steps
      .restore('the round is prepared')
      .next()
      .call(sideBySide, queue, sendItem, kind, key)
      .next()
      .put(fanOutFinished(key))
      .next()
      .call(announceRound, kind, key, queue)
      .next()
      .call(after, 'zero', ['zero', 'one'])
      .next()
      .isDone();
  });

  it('sends nothing when something stands in its way', () => {
    const inTheWay = refusal(500);

    expect(() => steps.restore('the round is prepared').throw(inTheWay)).toThrow(inTheWay);
  });

  it('is over at once when nothing is queued', () => {
    steps.restore('the queue is read').next([]).put(fanOutFinished(key)).next().isDone();
  });
});

const serverError = { id: 'fanOut.serverError', defaultMessage: 'server error' };

describe('what comes before a round', () => {
  const steps = testSaga(prepareRound<string>, kind, key, queue)
    .next()
    .call(before, 'zero', ['zero', 'one'])
    .save('it is under way');

  it('lets it be sent', () => {
    steps.restore('it is under way').next().isDone();
  });

  it('stands in its way when it fails: everything has failed for its reason', () => {
    const down = refusal(500);
    const failed = { key, outcome: 'failed' as const, reason: serverError };
    steps
      .restore('it is under way')
      .throw(down)
      .put(itemMoved({ ...failed, id: '0' }))
      .next()
      .put(itemMoved({ ...failed, id: '1' }));

    expect(() => steps.next()).toThrow(down);
  });
});

describe('what comes before a round, offline', () => {
  const begun = () =>
    testSaga(prepareRound<string>, kind, key, queue)
      .next()
      .call(before, 'zero', ['zero', 'one']);

  it('is done once the page is online again', () => {
    setOnline(false);
    begun()
      .throw(new Unsent(false))
      .call(untilOnline, key)
      .next(true)
      .call(prepareRound, { before }, key, queue)
      .next()
      .isDone();
  });

  it('has failed when it is stopped instead', () => {
    setOnline(false);
    begun()
      .throw(new Unsent(false))
      .call(untilOnline, key)
      .next(false)
      .inspect(({ payload: { action } }: { payload: { action: unknown } }) => {
        expect(action).toMatchObject({ payload: { id: '0', outcome: 'failed' } });
      });
  });
});

describe('an item', () => {
  const isMoved = (outcome: 'sent' | 'added' | 'failed' | 'refused', reason?: typeof serverError) =>
    itemMoved({ key, id: '0', outcome, ...(reason && { reason }) });
  const sent = (more: Partial<FanOutKind<string>> = {}) =>
    testSaga(sendItem<string>, items[0]!, { ...kind, ...more }, key)
      .next()
      .select(selectStatus, key)
      .next('running')
      .put(isMoved('sent'))
      .next()
      .call(kind.send, 'zero');

  it('is what the service made of it', () => {
    sent().next('added').put(isMoved('added')).next().returns([]);
  });

  it('has failed when it was not taken', () => {
    sent().throw(refusal()).put(isMoved('failed', serverError)).next().returns([]);
  });

  it('has failed for the sentence of a server that broke over it', () => {
    sent()
      .throw(refusal(500, { detail: 'Database down.' }))
      .put(itemMoved({ key, id: '0', outcome: 'failed', reason: 'Database down.' }));
  });

  it('is looked at when it was not taken, where its kind wants that', () => {
    sent({ findLost: jest.fn(), findsRefused: true })
      .throw(refusal())
      .put(itemMoved({ key, id: '0', outcome: 'lost', reason: serverError, isRefused: true }))
      .next()
      .returns([]);
  });

  it('is queued again when the page is offline, for it was not sent, and is next once that is over', () => {
    sent()
      .throw(new Unsent(true))
      .put(itemMoved({ key, id: '0', outcome: 'queued' }))
      .next()
      .call(untilOnline, key)
      .next(true)
      .returns([items[0]]);
  });

  it.each(['stopping', undefined])('stays where it is when its plan is %s', (status) => {
    testSaga(sendItem<string>, items[0]!, kind, key)
      .next()
      .next(status)
      .returns([]);
  });

  it('is refused when it would only fail again', () => {
    const isFinal = () => true;
    sent({ isFinal }).throw(refusal()).put(isMoved('refused', serverError)).next().returns([]);
  });

  it('gives way to its parts where it has some', () => {
    const partsOf = () => items.slice(1);
    sent({ partsOf })
      .throw(refusal())
      .put(itemSplit({ key, id: '0', parts: items.slice(1) }))
      .next()
      .returns(items.slice(1));
  });
});
