import { Unsent } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { selectAddress } from '#client/state/address';
import { announceRound, concludeRound } from '#client/state/fanOut/announceRound';
import type { FanOutKind } from '#client/state/fanOut/fanOutKind';
import {
  fanOutFinished,
  itemMoved,
  itemSentAgain,
  itemSplit,
  planStarted,
  roundConcluded,
  selectIsTold,
  selectLedger,
  selectQueue,
  selectRowsThatAre,
} from '#client/state/fanOut/ledgers';
import {
  prepareRound,
  resumeFanOut,
  runFanOut,
  runRound,
  sendAgain,
  sendInTurn,
  sendItem,
  settleLost,
} from '#client/state/fanOut/runFanOut';
import { untilOnline } from '#client/state/fanOut/untilOnline';
import { continueChosen, retryChosen, planResumed } from '#client/state/fanOutEvents';
import { findQuietly } from '#client/state/sagas/sendOrFind';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { addedTally } from '#client/ui/dates/messages';
import { refusal } from '#test/support/builders/faults';
import { setOnline } from '#test/support/line';
import { showing, testSaga } from '#test/support/sagas/testSaga';

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
      .call(sideBySide, sendInTurn, kind, key, queue)
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

describe('answers that were lost', () => {
  const findLost = jest.fn();
  const looking = { ...kind, findLost };
  const lost = queue.map((row) => ({ ...row, outcome: 'lost' as const, reason: 'no answer' }));
  const steps = testSaga(settleLost<string>, looking, key)
    .next()
    .select(selectRowsThatAre<string>, key, 'lost')
    .save('it is known which')
    .next(lost)
    .call(untilOnline, key)
    .next(true)
    .call(findQuietly, { find: findLost }, lost)
    .save('the service is asked once');

  it('are told by what the service has, and have failed where it knows nothing', () => {
    steps
      .restore('the service is asked once')
      .next(new Map([['0', { outcome: 'added', reason: 'found' }]]))
      .put(itemMoved({ key, id: '0', outcome: 'added', reason: 'found' }))
      .next()
      .put(itemMoved({ key, id: '1', outcome: 'failed', reason: 'no answer' }))
      .next()
      .isDone();
  });

  it('have failed where the service cannot be asked', () => {
    steps
      .restore('the service is asked once')
      .next(null)
      .put(itemMoved({ key, id: '0', outcome: 'failed', reason: 'no answer' }));
  });

  it('have failed unknown, where nothing comes before a round that would look again', () => {
    const { before: none, ...unprepared } = looking;
    expect(none).toBeDefined();
    testSaga(settleLost<string>, unprepared, key)
      .next()
      .next(lost)
      .next(true)
      .next(null)
      .put(itemMoved({ key, id: '0', outcome: 'failed', reason: 'no answer', isUnknown: true }));
  });

  it('have failed, and are not unknown, where they were refused and nobody can say how they stand', () => {
    const unprepared = { ...looking };
    delete unprepared.before;
    testSaga(settleLost<string>, unprepared, key)
      .next()
      .next([{ ...lost[0]!, isRefused: true }])
      .next(true)
      .next(null)
      .put(itemMoved({ key, id: '0', outcome: 'failed', reason: 'no answer' }));
  });

  it('are not looked for where there are none', () => {
    steps.restore('it is known which').next([]).isDone();
  });

  it('are sent once more where the page went offline and they are not there, and not a third time', () => {
    const [first, second] = [
      { ...lost[0]!, isCutOff: true },
      { ...lost[1]!, isCutOff: true, isSentAgain: true },
    ];
    testSaga(settleLost<string>, looking, key)
      .next()
      .next([first, second])
      .next(true)
      .call(findQuietly, { find: findLost }, [first, second])
      .next(new Map())
      .put(itemMoved({ key, id: '1', outcome: 'failed', reason: 'no answer' }))
      .next()
      .call(sendAgain, looking, key, [first])
      .next()
      .isDone();
  });

  it('are looked for again once they have been sent again', () => {
    testSaga(sendAgain<string>, looking, key, [lost[0]!])
      .next()
      .put(itemSentAgain({ key, id: '0' }))
      .next()
      .call(sideBySide, sendInTurn, looking, key, [lost[0]!])
      .next()
      .call(settleLost, looking, key)
      .next()
      .isDone();
  });

  it('are looked for again when the page goes offline over it', () => {
    steps.restore('the service is asked once');
    setOnline(false);
    steps.next(null).call(settleLost, looking, key).next().isDone();
  });

  it('are told by what the service has also where the page goes offline after that', () => {
    steps.restore('the service is asked once');
    setOnline(false);
    steps.next(new Map([['0', { outcome: 'added' }]])).put(itemMoved({ key, id: '0', outcome: 'added' }));
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

describe('a lane', () => {
  const steps = testSaga(sendInTurn<string>, kind, key, items.slice(0, 1))
    .next()
    .select(selectLedger, key);

  it('sends what takes the place of an item before it goes on, and ends when nothing is left', () => {
    steps
      .next({ status: 'running' })
      .call(sendItem, kind, key, items[0])
      .next([items[1]])
      .select(selectLedger, key)
      .next({ status: 'running' })
      .call(sendItem, kind, key, items[1])
      .next([])
      .select(selectLedger, key)
      .next({ status: 'running' })
      .isDone();
  });

  it('waits where the page is offline, with the item that was not sent', () => {
    testSaga(sendInTurn<string>, kind, key, items.slice(0, 1))
      .next()
      .next({ status: 'running' })
      .call(sendItem, kind, key, items[0])
      .next([items[0]])
      .call(untilOnline, key)
      .next(true)
      .select(selectLedger, key)
      .next({ status: 'running' })
      .call(sendItem, kind, key, items[0]);
  });

  it.each([
    ['it is stopped', { status: 'stopping' }],
    ['its ledger is closed', undefined],
  ])('sends nothing once %s', (_, ledger) => {
    testSaga(sendInTurn<string>, kind, key, items.slice(0, 1))
      .next()
      .next(ledger)
      .isDone();
  });
});

describe('an item', () => {
  const isMoved = (outcome: 'sent' | 'added' | 'failed' | 'refused', reason?: typeof serverError) =>
    itemMoved({ key, id: '0', outcome, ...(reason && { reason }) });
  const sent = (more: Partial<FanOutKind<string>> = {}) =>
    testSaga(sendItem<string>, { ...kind, ...more }, key, items[0]!)
      .next()
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

  it('is queued again when the page is offline, for it was not sent', () => {
    sent()
      .throw(new Unsent(true))
      .put(itemMoved({ key, id: '0', outcome: 'queued' }))
      .next()
      .returns([items[0]]);
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

describe('the tally of a round', () => {
  const steps = testSaga(announceRound<string>, kind, key, queue)
    .next()
    .select(selectLedger, key)
    .save('it is counted');
  const ledgerOf = (outcome: 'added' | 'failed' | 'unsent') => ({ rows: queue.map((row) => ({ ...row, outcome })) });

  it('is told as a success when nothing failed', () => {
    const text = { ...addedTally.all, values: { succeeded: 2, added: 2, skipped: 0 } };
    steps
      .restore('it is counted')
      .next(ledgerOf('added'))
      .call(concludeRound, key, { kind: 'success', text, detail: null })
      .next()
      .isDone();
  });

  it.each([
    ['names what failed', false, expect.anything() as Message],
    ['leaves that to the ledger on screen', true, null],
  ])('is told of the whole plan by a notice that offers something for what was added, and %s', (_, isTold, detail) => {
    const offer = { event: { type: 'test/undo' } };
    const offerAfter = jest.fn(() => ({ offer }));
    const [first, second] = queue;
    testSaga(announceRound<string>, { ...kind, offerAfter }, key, queue.slice(1))
      .next()
      .select(selectLedger, key)
      .next({ rows: [first && { ...first, outcome: 'added' }, second && { ...second, outcome: 'failed' }] })
      .select(selectIsTold, key, 'error')
      .next(isTold)
      .inspect(
        showing({
          kind: 'error',
          text: { ...addedTally.some, values: { succeeded: 1, added: 1, skipped: 0, failed: 1 } },
          detail,
          offer,
        }),
      )
      .next()
      .isDone();

    expect(offerAfter).toHaveBeenCalledWith([{ ...first, outcome: 'added' }]);
  });

  it('is not told when nothing was answered', () => {
    steps.restore('it is counted').next(ledgerOf('unsent')).isDone();
  });
});

describe('what a round came to', () => {
  const conclusion = { kind: 'success', text: addedTally.all, detail: null } as const;
  const steps = testSaga(concludeRound, key, conclusion)
    .next()
    .put(roundConcluded({ key, conclusion }))
    .next()
    .select(selectIsTold, key, 'success')
    .save('it stands in the ledger');

  it('is told by the ledger where that is on screen', () => {
    steps.restore('it stands in the ledger').next(true).isDone();
  });

  it('is told by a notice otherwise', () => {
    steps.restore('it stands in the ledger').next(false).inspect(showing(conclusion)).next().isDone();
  });
});
