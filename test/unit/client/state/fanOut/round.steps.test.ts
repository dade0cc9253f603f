import { Unsent } from '#client/lib/errors';
import type { FanOutKind } from '#client/state/fanOut/kind';
import {
  fanOutFinished,
  itemMoved,
  itemSplit,
  selectLedger,
  selectQueue,
  selectDueRows,
  selectRowsThatAre,
} from '#client/state/fanOut/ledgers';
import { announceRound, prepareRound, runRound, sendItem, settleLost } from '#client/state/fanOut/round';
import type { Happening } from '#client/state/fanOut/row';
import { lookAt, sendIfOpen } from '#client/state/fanOut/standing';
import { askUnlessStopped, holdPlan, untilOnline, untilTurn, waitHeld } from '#client/state/fanOut/turn';
import { inTurn } from '#client/state/sagas/sideBySide';
import { untilSessionLasts } from '#client/state/session';
import { lostBy, refusedBy } from '#client/state/writes/ask';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { setOnline } from '#test/support/line';
import { testSaga } from '#test/support/sagas/testSaga';
import { after, items, key, kind, queue, read } from './plan';

const serverError = { id: 'fanOut.serverError', defaultMessage: 'server error' };
const payloads = ['zero', 'one'];
const throttled = refusal(429, {}, { 'retry-after': '4' });

beforeEach(() => {
  setOnline(true);
});

describe('a round', () => {
  const steps = testSaga(runRound<string>, kind, key)
    .next()
    .select(selectQueue<string>, key)
    .save('the queue is read')
    .next(queue)
    .call(untilSessionLasts, (1000 * queue.length) / 5)
    .next()
    .call(prepareRound, key, queue, { read, goesOnUnread: undefined })
    .save('the round is prepared');

  it('sends its queue, says what became of it, and ends with what comes after', () => {
    steps
      .restore('the round is prepared')
      .next()
      .select(selectDueRows as () => unknown, key, undefined)
      .next(queue)
      .call(inTurn, queue, untilTurn, sendItem, kind, key)
      .next()
      .call(settleLost, kind, key)
      .next(false)
      .put(fanOutFinished(key))
      .next()
      .call(announceRound, kind, key, queue)
      .next()
      .call(after, 'zero', payloads)
      .next()
      .isDone();
  });

  it('sends what is queued again after something was lost', () => {
    const again = queue.slice(1);
    steps
      .restore('the round is prepared')
      .next()
      .next(queue)
      .next()
      .call(settleLost, kind, key)
      .next(true)
      .select(selectDueRows as () => unknown, key, undefined)
      .next(again)
      .call(inTurn, again, untilTurn, sendItem, kind, key)
      .next()
      .call(settleLost, kind, key);
  });

  it('is over at once when nothing is queued', () => {
    steps.restore('the queue is read').next([]).put(fanOutFinished(key)).next().isDone();
  });
});

describe('what comes before a round', () => {
  const steps = testSaga(prepareRound<string>, key, queue, { read })
    .next()
    .call(askUnlessStopped, key, read, payloads, false)
    .save('it is under way');

  it('is over with the round where that is stopped meanwhile', () => {
    steps.restore('it is under way').next(null).isDone();
  });

  it('is done offline once the page is online again', () => {
    setOnline(false);
    steps
      .restore('it is under way')
      .next(refusedBy(new Unsent(false)))
      .call(untilOnline, key)
      .next(true)
      .call(askUnlessStopped, key, read, payloads, false)
      .next({ is: 'accepted' })
      .isDone();
  });

  it('has failed offline when it is stopped instead', () => {
    setOnline(false);
    const reason = { id: 'errors.offline', defaultMessage: 'You are offline.' };
    steps
      .restore('it is under way')
      .next(refusedBy(new Unsent(false)))
      .call(untilOnline, key)
      .next(false)
      .put(itemMoved(key, '0', { is: 'blocked', reason, then: 'retry' }));
  });

  it('is done once the service has room for it, and left where the plan is stopped until then', () => {
    const held = steps.restore('it is under way').next(refusedBy(throttled)).call(waitHeld, key, { waitMs: 4000 });
    held.save('it is held').next(true).call(askUnlessStopped, key, read, payloads, false);
    held.restore('it is held').next(false).isDone();
  });

  it.each([
    [refusal(500), 'retry'],
    [refusal(403), 'nothing'],
  ] as const)('has failed by %p, and is left to %s', (error, then) => {
    const blocked = { is: 'blocked', reason: serverError, then } as const;
    const failing = steps
      .restore('it is under way')
      .next(refusedBy(error))
      .put(itemMoved(key, '0', blocked))
      .next()
      .put(itemMoved(key, '1', blocked));

    expect(() => failing.next()).toThrow(error);
  });
});

it('what comes before a round tells of an earlier try too', () => {
  const [first] = queue;
  const lost = { ...queue[1]!, outcome: 'lost' as const, attempt: 'cutOff' as const };
  testSaga(prepareRound<string>, key, [first!, lost], { read, goesOnUnread: true })
    .next()
    .next({ is: 'accepted', value: undefined })
    .put(itemMoved(key, '1', { is: 'absent' }))
    .next()
    .isDone();
});

it('a round that may goes on where what comes before it has failed', () => {
  testSaga(prepareRound<string>, key, queue, { read, goesOnUnread: true })
    .next()
    .call(askUnlessStopped, key, read, payloads, false)
    .next(lostBy(refusal(500)))
    .isDone();
});

describe('an item', () => {
  const moved = (happening: Happening) => itemMoved(key, '0', happening);
  const sent = (more: Partial<FanOutKind<string>> = {}) =>
    testSaga(sendItem<string>, items[0]!, { ...kind, ...more }, key)
      .next()
      .call(untilSessionLasts, 0)
      .next()
      .select(selectLedger, key)
      .next({ status: 'running', pace: { holds: 3 } })
      .put(moved({ is: 'sent' }))
      .next()
      .call(sendIfOpen, { ...kind, ...more }, items[0]);

  it.each([{ status: 'stopping' }, undefined])('stays where it is when its plan is %p', (ledger) => {
    testSaga(sendItem<string>, items[0]!, kind, key)
      .next()
      .next()
      .next(ledger)
      .returns([]);
  });

  it('is held back with its plan where the service has no room for it, and is next once that is over', () => {
    sent({ insteadOf: () => items, looksAtRefused: true })
      .throw(throttled)
      .put(moved({ is: 'heldBack' }))
      .next()
      .call(holdPlan, key, { waitMs: 4000 }, 3)
      .next()
      .returns([items[0]]);
  });

  it('is what the service made of it', () => {
    const as = { outcome: 'leftOut', reason: 'Removed' } as const;
    sent()
      .next(as)
      .put(moved({ is: 'accepted', as }))
      .next()
      .returns([]);
  });

  it.each([
    ['for Retry', {}, 'retry'],
    ['for good where nothing is to be sent in its place', { insteadOf: () => [] }, 'nothing'],
    ['and looked at where its kind wants that', { looksAtRefused: true, reasonOf: jest.fn() }, 'look'],
  ] as const)('is refused %s', (_, more, then) => {
    sent(more)
      .throw(refusal())
      .put(moved({ is: 'refused', reason: serverError, then }))
      .next()
      .returns([]);
  });

  it.each([
    ['its answer is lost', connectionLost(), 'The connection was lost or the server did not answer.'],
    ['a server broke over it', refusal(500, { detail: 'Database down.' }), 'Database down.'],
  ])('is lost when %s', (_, error, text) => {
    const reason = text.startsWith('The') ? { id: 'errors.connectionLost', defaultMessage: text } : text;
    sent()
      .throw(error)
      .put(moved({ is: 'lost', reason }));
  });

  it('is held back when the page is offline, for it was not sent, and is next once that is over', () => {
    sent()
      .throw(new Unsent(true))
      .put(moved({ is: 'heldBack' }))
      .next()
      .call(untilOnline, key)
      .next(true)
      .returns([items[0]]);
  });

  it('gives way to its parts where it has some', () => {
    const insteadOf = () => items.slice(1);
    sent({ insteadOf })
      .throw(refusal())
      .put(itemSplit({ key, id: '0', parts: items.slice(1) }))
      .next()
      .returns(items.slice(1));
  });
});

describe('answers that were lost', () => {
  const lost = queue.map((row) => ({ ...row, outcome: 'lost' as const, reason: 'no answer' }));
  const steps = testSaga(settleLost<string>, kind, key)
    .next()
    .select(selectRowsThatAre as () => unknown, key, 'lost')
    .save('it is known which')
    .next(lost)
    .call(lookAt, kind, lost)
    .save('the service is asked once');
  const found = { outcome: 'added', reason: 'found' } as const;

  it('are told by what the service has', () => {
    steps
      .restore('the service is asked once')
      .next(new Map([['0', found]]))
      .put(itemMoved(key, '0', { is: 'found', as: found }))
      .next()
      .put(itemMoved(key, '1', { is: 'absent' }))
      .next()
      .returns(true);
  });

  it('are unknown where the service cannot be asked', () => {
    steps
      .restore('the service is asked once')
      .throw(refusal(500))
      .put(itemMoved(key, '0', { is: 'unknown', reason: null }))
      .next()
      .put(itemMoved(key, '1', { is: 'unknown', reason: null }))
      .next()
      .returns(true);
  });

  it('are looked for again once the service has room for that', () => {
    const held = steps.restore('the service is asked once').throw(throttled).call(waitHeld, key, { waitMs: 4000 });
    held.next(true).call(settleLost, kind, key).next(true).returns(true);
  });

  it('are not looked for where there are none', () => {
    steps.restore('it is known which').next([]).returns(false);
  });

  it('are looked for again when the page goes offline over it', () => {
    steps.restore('the service is asked once');
    setOnline(false);
    const failing = steps.throw(connectionLost()).call(untilOnline, key);
    failing.next(true).call(settleLost, kind, key).next(true).returns(true);
  });

  it('are told by what the service has also where the page goes offline after that', () => {
    steps.restore('the service is asked once');
    setOnline(false);
    steps.next(new Map([['0', found]])).put(itemMoved(key, '0', { is: 'found', as: found }));
  });
});
