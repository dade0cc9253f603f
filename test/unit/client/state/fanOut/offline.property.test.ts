import * as fc from 'fast-check';
import { eventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { isOffline } from '#client/device/line';
import { Unsent } from '#client/lib/errors';
import { selectLedger, stopChosen } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { watchLine } from '#client/state/line';
import { connectionLost } from '#test/support/builders/faults';
import { setOnline } from '#test/support/line';
import { runs } from '#test/support/runs';
import { key, plan, serving, standsIf } from './desk';

beforeAll(() => {
  Object.assign(globalThis, { window: new EventTarget() });
});

/** Ends what the desks of a test have begun: nobody else's page is told of the line then. */
const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A service behind a line that comes and goes: what arrives takes effect, whether or not its answer comes back. */
function desk(count: number) {
  const arrived = new Map<string, number>();
  const waiting = new Map<string, (answer: 'added' | 'lost') => void>();
  const takeIn = (id: string) => arrived.set(id, (arrived.get(id) ?? 0) + 1);
  let looks = 0;
  const { watch, again } = serving({
    *send(id) {
      const answers = yield* call(() =>
        eventChannel<'added' | 'lost'>((emit) => {
          if (!isOffline()) waiting.set(id, emit);
          return () => waiting.delete(id);
        }),
      );
      if (isOffline()) throw new Unsent(true);
      const answer = yield* take(answers);
      answers.close();
      if (answer === 'lost') throw connectionLost();
      return answer;
    },
    readsOnceLost: true,
    *read() {
      yield* call(() => {
        looks += 1;
        if (isOffline()) throw new Unsent(false);
      });
    },
    standing: (id, isTried) => standsIf(isTried && arrived.has(id)),
  });
  const store = createStore();
  const tasks = [store.runSaga(watchLine), store.runSaga(watch)];
  const leave = () => tasks.forEach((task) => task.cancel());
  endings.push(leave);
  const end = (id: string, answer: 'added' | 'lost', takesEffect: boolean) => {
    if (takesEffect) takeIn(id);
    waiting.get(id)?.(answer);
  };
  const rows = () => selectLedger(store.getState(), key)?.rows ?? [];
  return {
    store,
    again,
    leave,
    arrived,
    rows,
    looks: () => looks,
    inFlight: () => [...waiting.keys()],
    outcomes: () => rows().map(({ outcome }) => outcome),
    submit: () => store.dispatch(plan({ key, ids: Array.from({ length: count }, (_, at) => String(at)) })),
    answer: (id: string) => end(id, 'added', true),
    lose: (id: string, takesEffect: boolean) => end(id, 'lost', takesEffect),
    answerAll: () => {
      while (waiting.size > 0) [...waiting.keys()].forEach((id) => end(id, 'added', true));
    },
  };
}

/** What happens next: an answer, a lost one, or the line goes, with what becomes of the calls under way, or comes. */
const happening = fc.oneof(
  fc.record({ is: fc.constant('answered' as const) }),
  fc.record({ is: fc.constant('lost' as const), takesEffect: fc.boolean() }),
  fc.record({ is: fc.constant('gone' as const), isSaidFirst: fc.boolean(), take: fc.array(fc.boolean()) }),
  fc.record({ is: fc.constant('back' as const) }),
  fc.record({ is: fc.constant('stopped' as const) }),
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

function play(one: Happening, { inFlight, answer, lose, store }: ReturnType<typeof desk>): void {
  const [first] = inFlight();
  switch (one.is) {
    case 'answered':
      if (first) answer(first);
      break;
    case 'lost':
      if (first) lose(first, one.takesEffect);
      break;
    case 'gone': {
      const cutOff = inFlight();
      if (one.isSaidFirst) setOnline(false);
      cutOff.forEach((id, at) => lose(id, one.take[at] ?? false));
      if (!one.isSaidFirst) setOnline(false);
      break;
    }
    case 'back':
      setOnline(true);
      break;
    case 'stopped':
      store.dispatch(stopChosen(key));
  }
}

const plans = fc.record({ count: fc.integer({ min: 1, max: 14 }), line: fc.array(happening, { maxLength: 30 }) });

it('each item takes effect at most once, and the ledger says what is true, whenever the line goes and comes', () =>
  fc.assert(
    fc.property(plans, ({ count, line }) => {
      setOnline(true);
      const one = desk(count);
      one.submit();
      for (const next of line) play(next, one);
      setOnline(true);
      one.answerAll();

      for (const row of one.rows()) {
        const isKnown = !('isUnknown' in row && row.isUnknown);
        if (isKnown) expect([row.id, row.outcome === 'added']).toEqual([row.id, one.arrived.has(row.id)]);
      }
      one.store.dispatch(retryChosen(one.again));
      one.answerAll();
      one.store.dispatch(continueChosen(one.again));
      one.answerAll();
      expect(new Set(one.outcomes())).toEqual(new Set(['added']));
      expect([...one.arrived.values()].every((times) => times === 1)).toBe(true);
      expect(one.arrived.size).toBe(count);
      one.leave();
    }),
    runs(150),
  ));

describe('a fan-out on a page that goes offline', () => {
  const cutOff = () => {
    setOnline(true);
    const one = desk(8);
    one.submit();
    one.answer('0');
    setOnline(false);
    one.inFlight().forEach((id) => one.lose(id, id === '2'));
    return one;
  };

  it('sends nothing more, waits, and goes on by itself once it is online again', () => {
    const one = cutOff();
    expect(one.outcomes()).toEqual(['added', ...Array<string>(5).fill('lost'), 'queued', 'queued']);
    expect(selectLedger(one.store.getState(), key)?.status).toBe('running');
    setOnline(true);
    one.answerAll();

    expect(one.outcomes()).toEqual(Array(8).fill('added'));
    expect([...one.arrived.values()]).toEqual(Array(8).fill(1));
    expect(one.looks()).toBe(1);
  });

  it('is stopped while it waits, and continues when asked', () => {
    const one = cutOff();
    one.store.dispatch(stopChosen(key));
    expect(selectLedger(one.store.getState(), key)?.status).toBe('finished');
    expect(one.outcomes().slice(6)).toEqual(['unsent', 'unsent']);
    setOnline(true);
    one.store.dispatch(continueChosen(one.again));
    one.answerAll();

    expect(one.outcomes().slice(6)).toEqual(['added', 'added']);
  });

  it('begins once it is online again when it is asked for before', () => {
    setOnline(false);
    const one = desk(2);
    one.submit();
    expect(one.outcomes()).toEqual(['queued', 'queued']);
    setOnline(true);
    one.answerAll();

    expect(one.outcomes()).toEqual(['added', 'added']);
  });
});
