import { call, type SagaGenerator } from 'typed-redux-saga';

import { Problem } from '#client/lib/problem';
import { ledgerHidden, ledgerShown, selectLedger, stopChosen } from '#client/state/fanOut/ledgers';
import type { SendResult } from '#client/state/fanOut/row';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { selectNotices } from '#client/state/notices';
import { CONCURRENCY } from '#client/state/sagas/sideBySide';
import { refusal } from '#test/support/builders/faults';
import { desk, key, plan, started } from './desk';

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

  it('says how many were added, not counting what was there already, and then runs what comes after', () => {
    const { submit, answerAll, sentences, rounds } = desk(3);
    submit();
    answerAll((id) => (id === '1' ? 'skipped' : 'added'));
    expect(sentences()).toEqual([
      {
        id: 'tally.all',
        defaultMessage: 'Successfully added {succeeded} availabilities.',
        values: { succeeded: 2, added: 2, skipped: 1 },
      },
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
    store.dispatch(plan({ key: 'test/add/8', ids: ['x'] }));
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
  function prepared(read: (all: readonly string[]) => SagaGenerator<void>) {
    const sent: string[] = [];
    const parts = {
      read,
      *send(id: string): SagaGenerator<SendResult> {
        yield* call(() => sent.push(id));
        return 'added';
      },
    };
    return { sent, ...started(parts, ['0', '1']) };
  }

  it('finds it out, then sends', () => {
    const found: string[] = [];
    const { sent } = prepared(function* read([sample = '']) {
      yield* call(() => found.push(sample));
    });

    expect(found).toEqual(['0']);
    expect(sent).toEqual(['0', '1']);
  });

  it('sends nothing of a round when that fails', () => {
    const { sent, rows, store, again } = prepared(function* read() {
      yield* call(() => undefined);
      throw new Problem({ id: 'test.unknown', defaultMessage: 'Nobody knows' });
    });
    store.dispatch(retryChosen(again));

    expect(sent).toEqual([]);
    expect(rows()).toMatchObject([0, 1].map(() => ({ outcome: 'failed', reason: { defaultMessage: 'Nobody knows' } })));
  });

  it('says that it could not begin', () => {
    const { sentences } = prepared(function* read() {
      yield* call(() => undefined);
      throw refusal(500);
    });

    expect(sentences()).toMatchObject([{ defaultMessage: 'Nothing could be added' }]);
  });
});

it('a fan-out that breaks off says so, and can be asked for again', () => {
  const parts = {
    *send(): SagaGenerator<SendResult> {
      return yield* call((): SendResult => 'added');
    },
    *after() {
      yield* call(() => {
        throw new Error('broken');
      });
    },
  };
  const { store, again } = started(parts, ['0', '1']);
  store.dispatch(retryChosen(again));
  store.dispatch(plan({ key, ids: ['2'] }));

  expect(selectLedger(store.getState(), key)).toMatchObject({ status: 'finished', rows: [{ outcome: 'added' }] });
  expect(selectNotices(store.getState()).filter(({ kind }) => kind === 'error')).toMatchObject([
    { text: { defaultMessage: 'Nothing could be added' } },
  ]);
});
