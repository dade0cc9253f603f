import { createAction } from '@reduxjs/toolkit';
import { cancel, delay, fork, select, take, takeLatest } from 'redux-saga/effects';

import { Problem } from '#client/lib/problem';
import { announceWithRetry, selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { makeFailure } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';

type State = RequestsRoot & NoticesRoot;

const asked = createAction<number>('test/asked');
const left = createAction('test/left');
const failure = { text: { id: 'test.failed', defaultMessage: 'It failed.' } };

function watch(worker: (event: ReturnType<typeof asked>) => Generator, options: object = {}) {
  const wrapped = tracked(
    { key: ({ payload }: ReturnType<typeof asked>) => `test/${payload}`, failure, ...options },
    worker,
  );
  return function* watcher(): Generator {
    yield takeLatest(asked, wrapped);
  };
}

function* fails(): Generator {
  yield undefined;
  throw new Error('inner detail');
}

describe('a tracked workflow', () => {
  it('is recorded as succeeded under the key of its event', async () => {
    const state = await afterFlow<State>({
      watcher: watch(function* works() {
        yield undefined;
      }),
      provide: [],
      events: [asked(1)],
    });

    expect(selectRequest(state, 'test/1')).toEqual({ status: 'succeeded', failure: null });
    expect(selectRequest(state, 'test/2')).toBeUndefined();
  });

  it('is recorded as failed with the sentence of its policy, and shows no notice of its own accord', async () => {
    const state = await afterFlow<State>({ watcher: watch(fails), provide: [], events: [asked(1)] });

    expect(selectRequest(state, 'test/1')).toEqual({
      status: 'failed',
      failure: makeFailure(failure.text),
    });
    expect(selectNotices(state)).toEqual([]);
  });

  it('has its failure announced with the event to repeat, where that was asked for', async () => {
    const state = await afterFlow<State>({
      watcher: watch(fails, { onFailure: announceWithRetry }),
      provide: [],
      events: [asked(1)],
    });

    expect(selectNotices(state)).toMatchObject([{ kind: 'error', text: failure.text, offer: { event: asked(1) } }]);
  });

  it('hands its failure and arguments to onFailure, and stays recorded when that is cut off', async () => {
    const told: unknown[] = [];
    const onFailure = function* tells(...args: unknown[]): Generator {
      told.push(...args);
      yield take('test/never');
    };
    const watcher = function* leaves(): Generator {
      const task = (yield fork(watch(fails, { onFailure }))) as never;
      yield take(left);
      yield cancel(task);
    };
    const state = await afterFlow<State>({ watcher, provide: [], events: [asked(1), left()] });

    expect(told).toEqual([{ ...makeFailure(failure.text), tells: 'test/1' }, asked(1)]);
    expect(selectRequest(state, 'test/1')?.status).toBe('failed');
  });

  it('lets a rule of our own speak for itself', async () => {
    const sentence = { id: 'test.rule', defaultMessage: 'Not like this.' };
    const worker = function* refuses(): Generator {
      yield undefined;
      throw new Problem(sentence);
    };
    const state = await afterFlow<State>({ watcher: watch(worker), provide: [], events: [asked(1)] });

    expect(selectRequest(state, 'test/1')?.failure?.text).toEqual(sentence);
  });

  it('does not silence its watcher when it fails', async () => {
    const worker = function* failsOnce({ payload }: ReturnType<typeof asked>): Generator {
      yield undefined;
      if (payload === 1) throw new Error('first');
    };
    const state = await afterFlow<State>({ watcher: watch(worker), provide: [], events: [asked(1), asked(2)] });

    expect(selectRequest(state, 'test/2')?.status).toBe('succeeded');
  });

  it('is forgotten when it is cancelled, so that nothing waits forever', async () => {
    const never = function* waits(): Generator {
      yield take('test/never');
    };
    const seen: unknown[] = [];
    const watcher = function* cancelsOnLeaving(): Generator {
      const task = (yield fork(watch(never))) as never;
      yield take(left);
      seen.push(yield select(selectRequest, 'test/1'));
      yield cancel(task);
      yield delay(0);
      seen.push(yield select(selectRequest, 'test/1'));
    };
    await afterFlow<State>({ watcher, provide: [], events: [asked(1), left()] });

    expect(seen).toEqual([{ status: 'pending', failure: null }, undefined]);
  });
});
