import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, select, take, takeEvery } from 'redux-saga/effects';

import { listReceived, selectList, type ListsRoot } from '#client/state/lists';
import { afterFlow } from '#test/support/sagas/flow';

const asked = createAction<number>('test/asked');
const keep = (id: number) => put(listReceived({ key: 'test', ids: [id] }));

/** The list that a worker has kept when its flow is at rest. */
async function listAfter(worker: (event: ReturnType<typeof asked>) => Generator, events = [asked(1)]) {
  const state = await afterFlow<ListsRoot>({
    *watcher() {
      yield takeEvery(asked, worker);
    },
    provide: [],
    events,
  });
  return selectList(state, 'test');
}

describe('a flow', () => {
  it('goes on while its sagas wait for timers, and waits for none itself', async () => {
    const list = await listAfter(function* waits() {
      for (let minute = 1; minute <= 50; minute += 1) yield delay(60_000);
      yield keep(50);
    });

    expect(list).toEqual([50]);
  });

  it('is not held up by an answer that never comes', async () => {
    const list = await listAfter(
      function* hangs({ payload }) {
        if (payload === 1) yield call(() => new Promise(() => undefined));
        yield keep(payload);
      },
      [asked(1), asked(2)],
    );

    expect(list).toEqual([2]);
  });

  it('plays answers in the order in which they come, whichever was asked for first', async () => {
    const order: number[] = [];
    await listAfter(
      function* answersLate({ payload }) {
        yield delay(payload);
        order.push(payload);
      },
      [asked(30), asked(10), asked(20)],
    );

    expect(order).toEqual([10, 20, 30]);
  });

  it('ends with its sagas: nothing of them goes on afterwards', async () => {
    let isCancelled = false;
    await listAfter(function* waits() {
      try {
        yield take('test/never');
      } finally {
        isCancelled = true;
        yield select();
      }
    });

    expect(isCancelled).toBe(true);
  });
});
