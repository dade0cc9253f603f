import * as fc from 'fast-check';
import { eventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { sessionEnded, signedIn, signOutChosen } from '#client/features/session';
import { Problem } from '#client/lib/errors';
import { tallyOf, tallyText } from '#client/lib/tally';
import type { SentOutcome } from '#client/state/fanOut/fanOut';
import { FAN_OUT_CONCURRENCY, continueChosen, defineFanOut, retryChosen } from '#client/state/fanOut/fanOut';
import { selectIsSending, selectLedger, stopChosen } from '#client/state/fanOut/ledgers';
import { selectUnfinished } from '#client/state/forms/unfinished';
import { selectNotices } from '#client/state/notices';

type Answer = SentOutcome | 'refused';

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
    if (answer === 'refused') throw new Error('refused');
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
  const kind = defineFanOut<string>({
    name: 'test/add',
    title: { id: 'test', defaultMessage: 'Adding things' },
    send: remote.send,
    *after(sample) {
      yield* call(() => rounds.push(sample));
    },
  });
  const store = createStore();
  store.dispatch(signedIn('token', 'layla@mawid.example'));
  const key = kind.key(7);
  const watching = store.runSaga(kind.watch);
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const submit = (plan = ids) =>
    store.dispatch(
      kind.submitted(
        key,
        plan.map((id) => ({ id, label: `item ${id}`, sending: id })),
      ),
    );
  const ledger = () => selectLedger(store.getState(), key) ?? { status: 'none', rows: [] };
  const outcomes = () => ledger().rows.map(({ outcome }) => outcome);
  const sentences = () => selectNotices(store.getState()).map(({ text }) => text);
  return { ...remote, kind, store, key, watching, rounds, ids, submit, ledger, outcomes, sentences };
}

describe('a fan-out', () => {
  it('keeps no more than five calls on their way, and starts the next as one is answered', () => {
    const { submit, inFlight, answer, answerAll, outcomes } = desk(8);
    submit();
    expect(inFlight()).toHaveLength(FAN_OUT_CONCURRENCY);
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

  it('finishes what is on its way when stopped, sends no more, and continues when asked', () => {
    const { submit, answerAll, asked, outcomes, ledger, store, key } = desk(8);
    submit();
    store.dispatch(stopChosen(key));
    answerAll(() => 'added');
    expect(asked).toEqual(['0', '1', '2', '3', '4']);
    expect(outcomes().slice(5)).toEqual(['unsent', 'unsent', 'unsent']);
    expect(ledger().status).toBe('finished');
    store.dispatch(continueChosen({ key }));
    expect(asked.slice(5)).toEqual(['5', '6', '7']);
  });

  it('runs once however often it is asked for, and leaves another key alone', () => {
    const { submit, asked, store, key, kind } = desk(2);
    submit();
    submit();
    store.dispatch(retryChosen({ key }));
    expect(asked).toEqual(['0', '1']);
    store.dispatch(kind.submitted(kind.key(8), [{ id: 'x', label: 'x', sending: 'x' }]));
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
    const kind = defineFanOut<string>({
      name: 'test/add',
      title: { id: 'test', defaultMessage: 'Adding things' },
      before,
      *send(id) {
        yield* call(() => sent.push(id));
        return 'added';
      },
    });
    const store = createStore();
    store.runSaga(kind.watch);
    const key = kind.key(7);
    store.dispatch(
      kind.submitted(
        key,
        ['0', '1'].map((id) => ({ id, label: id, sending: id })),
      ),
    );
    return {
      sent,
      rows: () => selectLedger(store.getState(), key)?.rows,
      retry: () => store.dispatch(retryChosen({ key })),
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
    const { store, outcomes, ledger, kind, key, asked, answerAll } = interrupted();
    expect(selectIsSending(store.getState())).toBe(false);
    expect(ledger().status).toBe('interrupted');
    expect(outcomes()).toEqual(['added', 'failed', ...Array<string>(6).fill('unsent')]);
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    expect(Object.keys(selectUnfinished(store.getState()))).toEqual([key]);
    store.runSaga(kind.watch);
    const before = asked.length;
    store.dispatch(continueChosen({ key }));
    answerAll(() => 'added');
    expect(asked.slice(before)).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(selectUnfinished(store.getState())).toEqual({});
  });

  it('leaves nothing of it to somebody else', () => {
    const { store, ledger } = interrupted();
    store.dispatch(signedIn('their token', 'omar@mawid.example'));
    expect(ledger().status).toBe('none');
    expect(selectUnfinished(store.getState())).toEqual({});
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
        const { submit, answerAll, asked, ids, store, key } = desk(pattern.length);
        submit();
        answerAll((id) => pattern[Number(id)] ?? 'refused');
        expect([...asked].sort((one, other) => Number(one) - Number(other))).toEqual(ids);
        store.dispatch(retryChosen({ key }));
        answerAll(() => 'added');
        expect(asked.slice(ids.length)).toEqual(ids.filter((id) => pattern[Number(id)] === 'refused'));
      }),
    );
  });

  it('the sentence tells success, part of it or none', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.nat(400), (added, skipped, failed) => {
        const { defaultMessage } = tallyText({ total: added + skipped + failed, added, skipped, failed, open: 0 });
        expect(defaultMessage.includes('Failed')).toBe(failed > 0);
        expect(defaultMessage.includes('Successfully')).toBe(failed === 0 || added + skipped > 0);
      }),
    );
  });
});
