import { createAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { eventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { sessionEnded, signedIn, signOutChosen } from '#client/features/session';
import { Problem } from '#client/lib/errors';
import { countRetryable, tallyOf, tallyText } from '#client/lib/tally';
import type { FanOutItem } from '#client/state/fanOut/ledgers';
import {
  ledgerClosed,
  ledgerHidden,
  ledgerShown,
  selectInterruptedLedgers,
  selectIsSending,
  selectLedger,
  stopChosen,
} from '#client/state/fanOut/ledgers';
import type { FanOutKind, SendResult } from '#client/state/fanOut/runFanOut';
import { continueChosen, retryChosen, runFanOut } from '#client/state/fanOut/runFanOut';
import { takeFanOut } from '#client/state/fanOut/takeFanOut';
import { selectNotices } from '#client/state/notices';
import { CONCURRENCY } from '#client/state/sagas/sideBySide';
import { addedTally } from '#client/ui/dates/messages';
import { refusal } from '#test/support/builders/faults';

type Answer = SendResult | 'refused';

const plan = createAction<{ key: string; ids: readonly string[] }>('test/planSubmitted');

const [key, otherKey] = ['test/add/7', 'test/add/8'];

/** A kind of fan-out whose items are their ids, and the watcher that serves it. */
function serving(parts: Pick<FanOutKind<string>, 'send'> & Partial<FanOutKind<string>>) {
  const kind: FanOutKind<string> = {
    name: 'test/add',
    title: { id: 'test.adding', defaultMessage: 'Adding things' },
    tally: addedTally,
    failed: { id: 'test.failed', defaultMessage: 'Nothing could be added' },
    ...parts,
  };
  function* add({ payload }: ReturnType<typeof plan>) {
    const items = payload.ids.map((id): FanOutItem<string> => ({ id, label: `item ${id}`, payload: id }));
    yield* call(runFanOut<string>, kind, payload.key, items);
  }
  return {
    again: { kind: kind.name, key },
    *watch() {
      yield* takeFanOut(kind, plan, ({ payload }) => payload.key, add);
    },
  };
}

/** A service whose answers wait until the test gives them. */
function service() {
  const waiting = new Map<string, (answer: Answer) => void>();
  const asked: string[] = [];
  function* send(id: string) {
    asked.push(id);
    const answers = yield* call(() =>
      eventChannel<Answer>((emit) => {
        waiting.set(id, emit);
        return () => waiting.delete(id);
      }),
    );
    let answer: Answer;
    try {
      answer = yield* take(answers);
    } finally {
      answers.close();
    }
    if (answer === 'refused') throw refusal();
    return answer;
  }
  return {
    send,
    asked,
    inFlight: () => [...waiting.keys()],
    answer: (id: string, answer: Answer) => {
      waiting.get(id)?.(answer);
    },
    answerAll: (answerOf: (id: string) => Answer) => {
      while (waiting.size > 0)
        [...waiting].forEach(([id, emit]) => {
          emit(answerOf(id));
        });
    },
  };
}

function desk(count = 0) {
  const remote = service();
  const rounds: string[] = [];
  const { watch, again } = serving({
    send: remote.send,
    *after(sample) {
      yield* call(() => rounds.push(sample));
    },
  });
  const store = createStore();
  store.dispatch(signedIn('token', 'layla@mawid.example'));
  const watching = store.runSaga(watch);
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const submit = () => store.dispatch(plan({ key, ids }));
  const ledger = () => selectLedger(store.getState(), key) ?? { status: 'none', rows: [] };
  const outcomes = () => ledger().rows.map(({ outcome }) => outcome);
  const sentences = () => selectNotices(store.getState()).map(({ text }) => text);
  return { ...remote, watch, again, store, watching, rounds, ids, submit, ledger, outcomes, sentences };
}

describe('a fan-out', () => {
  it('keeps no more than five calls on their way, and starts the next as one is answered', () => {
    const { submit, inFlight, answer, answerAll, outcomes } = desk(8);
    submit();
    expect(inFlight()).toHaveLength(CONCURRENCY);
    answer('2', 'added');
    expect(inFlight()).toEqual(['0', '1', '3', '4', '5']);
    expect(outcomes()).toEqual(['sent', 'sent', 'added', 'sent', 'sent', 'sent', 'queued', 'queued']);
    answerAll(() => 'added');
    expect(outcomes()).toEqual(Array(8).fill('added'));
  });

  it('says how many were added, counting what was there already, and then runs what comes after', () => {
    const { submit, answerAll, sentences, rounds } = desk(3);
    submit();
    answerAll((id) => (id === '1' ? 'skipped' : 'added'));
    expect(sentences()).toEqual([
      { id: 'tally.all', defaultMessage: 'Successfully added {succeeded} availabilities.', values: { succeeded: 3 } },
    ]);
    expect(rounds).toEqual(['0']);
  });

  it('names what failed, and why', () => {
    const { submit, answerAll, ledger, store } = desk(3);
    submit();
    answerAll((id) => (id === '1' ? 'refused' : 'added'));
    const [notice] = selectNotices(store.getState());
    expect(notice).toMatchObject({
      kind: 'error',
      text: { values: { succeeded: 2, failed: 1 } },
      detail: { values: { items: 'item 1' } },
    });
    expect(ledger().rows[1]).toMatchObject({ outcome: 'failed', reason: { defaultMessage: 'server error' } });
  });

  it('says so when nothing could be added', () => {
    const { submit, answerAll, sentences } = desk(2);
    submit();
    answerAll(() => 'refused');
    expect(sentences()).toMatchObject([{ defaultMessage: 'Failed to add any availabilities. Please try again.' }]);
  });

  it('tells its tally in the ledger alone while that is on screen, and in a notice afterwards', () => {
    const { submit, answerAll, sentences, store, again } = desk(3);
    const conclusion = () => selectLedger(store.getState(), key)?.conclusion;
    submit();
    store.dispatch(ledgerShown({ key, goesOnceAdded: false }));
    answerAll((id) => (id === '1' ? 'refused' : 'added'));
    expect(conclusion()).toMatchObject({
      kind: 'error',
      text: { values: { succeeded: 2, failed: 1 } },
      detail: { values: { items: 'item 1' } },
    });
    expect(sentences()).toEqual([]);

    store.dispatch(retryChosen(again));
    expect(conclusion()).toBeNull();
    store.dispatch(ledgerHidden(key));
    answerAll(() => 'added');
    expect(sentences()).toMatchObject([{ values: { succeeded: 1 } }]);
  });

  it('tells the tally of a plan in the ledger that was on screen for the plan before', () => {
    const { submit, answerAll, sentences, store } = desk(2);
    submit();
    store.dispatch(ledgerShown({ key, goesOnceAdded: false }));
    answerAll(() => 'added');
    submit();
    answerAll(() => 'added');
    expect(sentences()).toEqual([]);
  });

  it('tells by a notice that all was added where the ledger goes with its form then', () => {
    const { submit, answerAll, sentences, store, again } = desk(2);
    submit();
    store.dispatch(ledgerShown({ key, goesOnceAdded: true }));
    answerAll(() => 'refused');
    expect(sentences()).toEqual([]);
    store.dispatch(retryChosen(again));
    answerAll(() => 'added');
    expect(sentences()).toMatchObject([{ values: { succeeded: 2 } }]);
  });

  it('finishes what is on its way when stopped, sends no more, and continues when asked', () => {
    const { submit, answerAll, asked, outcomes, ledger, store, again } = desk(8);
    submit();
    store.dispatch(stopChosen(key));
    answerAll(() => 'added');
    expect(asked).toEqual(['0', '1', '2', '3', '4']);
    expect(outcomes().slice(5)).toEqual(['unsent', 'unsent', 'unsent']);
    expect(ledger().status).toBe('finished');
    store.dispatch(continueChosen(again));
    expect(asked.slice(5)).toEqual(['5', '6', '7']);
  });

  it('runs once however often it is asked for, and leaves another key alone', () => {
    const { submit, asked, store, again } = desk(2);
    submit();
    submit();
    store.dispatch(retryChosen(again));
    expect(asked).toEqual(['0', '1']);
    store.dispatch(plan({ key: otherKey, ids: ['x'] }));
    expect(asked).toEqual(['0', '1', 'x']);
  });

  it('sends a year and a day of dates, each once', () => {
    const { submit, answerAll, asked, sentences } = desk(366);
    submit();
    answerAll(() => 'added');
    expect(new Set(asked).size).toBe(366);
    expect(sentences()).toMatchObject([{ values: { succeeded: 366 } }]);
  });

  it('sends nothing more once it is cancelled', () => {
    const { submit, watching, asked, inFlight } = desk(8);
    submit();
    watching.cancel();
    expect(inFlight()).toEqual([]);
    expect(asked).toHaveLength(5);
  });
});

describe('a fan-out that has to know something first', () => {
  function prepared(before: (sample: string) => Generator) {
    const sent: string[] = [];
    const { watch, again } = serving({
      before,
      *send(id) {
        yield* call(() => sent.push(id));
        return 'added';
      },
    });
    const store = createStore();
    store.runSaga(watch);
    store.dispatch(plan({ key, ids: ['0', '1'] }));
    return {
      sent,
      rows: () => selectLedger(store.getState(), key)?.rows,
      sentences: () => selectNotices(store.getState()).map(({ text }) => text),
      retry: () => store.dispatch(retryChosen(again)),
    };
  }

  it('finds it out, then sends', () => {
    const found: string[] = [];
    const { sent } = prepared(function* before(sample) {
      yield* call(() => found.push(sample));
    });

    expect(found).toEqual(['0']);
    expect(sent).toEqual(['0', '1']);
  });

  it('sends nothing of a round when that fails', () => {
    const { sent, rows, retry } = prepared(function* before() {
      yield* call(() => undefined);
      throw new Problem({ id: 'test.unknown', defaultMessage: 'Nobody knows' });
    });
    retry();

    expect(sent).toEqual([]);
    expect(rows()).toMatchObject([0, 1].map(() => ({ outcome: 'failed', reason: { defaultMessage: 'Nobody knows' } })));
  });

  it('says that it could not begin', () => {
    const { sentences } = prepared(function* before() {
      yield* call(() => undefined);
      throw refusal(500);
    });

    expect(sentences()).toMatchObject([{ defaultMessage: 'Nothing could be added' }]);
  });
});

describe('a fan-out whose items have parts', () => {
  const date = (id: string) => ({ id, label: `date ${id}` });
  const item = (id: string) => ({ id, label: `item ${id}`, whole: date(id.slice(0, 1)), payload: id });

  /** A service that refuses what is listed, by a kind that divides whole dates and gives up on refused parts. */
  function divided(refused: readonly string[], ...ids: string[]) {
    const sent: string[] = [];
    const isPart = (id: string) => id.length > 1;
    const kind: FanOutKind<string> = {
      name: 'test/divided',
      title: { id: 'test.adding', defaultMessage: 'Adding things' },
      tally: addedTally,
      failed: { id: 'test.failed', defaultMessage: 'Nothing could be added' },
      *send(id) {
        sent.push(id);
        if (refused.includes(id)) throw refusal(400, { detail: `No ${id}` });
        return yield* call((): SendResult => 'added');
      },
      partsOf: ({ id }) => (isPart(id) ? [] : [item(`${id}a`), item(`${id}b`)]),
      isFinal: isPart,
    };
    const store = createStore();
    store.runSaga(function* watch() {
      yield* call(runFanOut<string>, kind, key, ids.map(item));
    });
    const rows = selectLedger(store.getState(), key)?.rows ?? [];
    return { sent, rows, notice: selectNotices(store.getState())[0] };
  }

  it('sends the parts of one that is refused, in its place in the ledger', () => {
    const { sent, rows } = divided(['0', '0b'], '0', '1');

    expect(sent.sort()).toEqual(['0', '0a', '0b', '1']);
    expect(rows.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
      ['0a', 'added', null],
      ['0b', 'refused', 'No 0b'],
      ['1', 'added', null],
    ]);
  });

  it('counts a whole as failed when a part of it has, and names the whole', () => {
    const { notice } = divided(['0', '0b'], '0', '1');

    expect(notice).toMatchObject({
      text: { values: { succeeded: 1, failed: 1 } },
      detail: { values: { items: 'date 0' } },
    });
  });

  it('counts it as succeeded when every part is there', () => {
    expect(divided(['0'], '0').notice).toMatchObject({ kind: 'success', text: { values: { succeeded: 1 } } });
  });

  it('offers nothing again that would only be refused', () => {
    const { rows } = divided(['0', '0b'], '0');

    expect(countRetryable(rows)).toBe(0);
  });
});

describe('an item that has to wait', () => {
  it('says for how long', () => {
    const { watch } = serving({
      *send() {
        return yield* call((): SendResult => {
          throw refusal(429, { detail: 'Request was throttled.' }, { 'retry-after': '42' });
        });
      },
    });
    const store = createStore();
    store.runSaga(watch);
    store.dispatch(plan({ key, ids: ['0'] }));

    expect(selectLedger(store.getState(), key)?.rows[0]?.reason).toMatchObject({ values: { seconds: 42 } });
  });
});

describe('a fan-out that breaks off', () => {
  function broken() {
    const { watch, again } = serving({
      *send() {
        return yield* call((): SendResult => 'added');
      },
      *after() {
        yield* call(() => {
          throw new Error('broken');
        });
      },
    });
    const store = createStore();
    store.runSaga(watch);
    store.dispatch(plan({ key, ids: ['0', '1'] }));
    return { store, again };
  }

  it('says so, and can be asked for again', () => {
    const { store, again } = broken();
    store.dispatch(retryChosen(again));
    store.dispatch(plan({ key, ids: ['2'] }));

    expect(selectLedger(store.getState(), key)).toMatchObject({ status: 'finished', rows: [{ outcome: 'added' }] });
    expect(selectNotices(store.getState()).filter(({ kind }) => kind === 'error')).toMatchObject([
      { text: { defaultMessage: 'Nothing could be added' } },
      { text: { defaultMessage: 'Nothing could be added' } },
    ]);
  });
});

describe('when the session ends in the middle of a fan-out', () => {
  function interrupted() {
    const running = desk(8);
    running.submit();
    running.answer('0', 'added');
    running.answer('1', 'refused');
    running.watching.cancel();
    running.store.dispatch(sessionEnded());
    return running;
  }

  it('keeps what is left for the same person, and sends it when asked', () => {
    const { store, outcomes, ledger, watch, again, asked, answerAll } = interrupted();
    expect(selectIsSending(store.getState())).toBe(false);
    expect(ledger().status).toBe('interrupted');
    expect(outcomes()).toEqual(['added', 'failed', ...Array<string>(6).fill('unsent')]);
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    expect(Object.keys(selectInterruptedLedgers(store.getState()))).toEqual([key]);
    store.runSaga(watch);
    const before = asked.length;
    store.dispatch(continueChosen(again));
    answerAll(() => 'added');
    expect(asked.slice(before)).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('goes on until the last date, however often it is cut off: here by tokens that live for three calls', () => {
    const { store, outcomes, watch, again, submit, ids, watching, inFlight, answer, asked } = desk(8);
    submit();
    let watcher = watching;
    for (let session = 0; session < 8; session += 1) {
      inFlight()
        .slice(0, 3)
        .forEach((id) => {
          answer(id, 'added');
        });
      if (inFlight().length === 0) break;
      watcher.cancel();
      store.dispatch(sessionEnded());
      store.dispatch(signedIn(`token ${session}`, 'layla@mawid.example'));
      watcher = store.runSaga(watch);
      store.dispatch(continueChosen(again));
    }

    expect(outcomes()).toEqual(ids.map(() => 'added'));
    expect(new Set(asked)).toEqual(new Set(ids));
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('offers it no longer once its ledger has been closed', () => {
    const { store } = interrupted();
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    store.dispatch(ledgerClosed(key));
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('leaves nothing of it to somebody else', () => {
    const { store, ledger } = interrupted();
    store.dispatch(signedIn('their token', 'omar@mawid.example'));
    expect(ledger().status).toBe('none');
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('drops it when the person chose to sign out', () => {
    const { submit, store, ledger } = desk(8);
    submit();
    store.dispatch(signOutChosen());
    store.dispatch(sessionEnded());
    expect(ledger().status).toBe('none');
  });
});

describe('for any pattern of failures', () => {
  const answers = fc.array(fc.constantFrom<Answer>('added', 'skipped', 'refused'), { minLength: 1, maxLength: 60 });

  it('the tally adds up to the plan', () => {
    fc.assert(
      fc.property(answers, (pattern) => {
        const { submit, answerAll, ledger } = desk(pattern.length);
        submit();
        answerAll((id) => pattern[Number(id)] ?? 'refused');
        const { total, added, skipped, failed, open } = tallyOf(ledger().rows);
        expect(total).toBe(pattern.length);
        expect({ added, skipped, failed, open }).toEqual({
          added: pattern.filter((answer) => answer === 'added').length,
          skipped: pattern.filter((answer) => answer === 'skipped').length,
          failed: pattern.filter((answer) => answer === 'refused').length,
          open: 0,
        });
      }),
    );
  });

  it('a retry sends exactly what failed, in the order of the plan', () => {
    fc.assert(
      fc.property(answers, (pattern) => {
        const { submit, answerAll, asked, ids, store, again } = desk(pattern.length);
        submit();
        answerAll((id) => pattern[Number(id)] ?? 'refused');
        expect([...asked].sort((one, other) => Number(one) - Number(other))).toEqual(ids);
        store.dispatch(retryChosen(again));
        answerAll(() => 'added');
        expect(asked.slice(ids.length)).toEqual(ids.filter((id) => pattern[Number(id)] === 'refused'));
      }),
    );
  });

  it('the sentence tells success, part of it or none', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.nat(400), (added, skipped, failed) => {
        const total = added + skipped + failed;
        const { defaultMessage } = tallyText({ total, added, skipped, failed, open: 0 }, addedTally);
        expect(defaultMessage.includes('Failed')).toBe(failed > 0);
        expect(defaultMessage.includes('Successfully')).toBe(failed === 0 || added + skipped > 0);
      }),
    );
  });
});
