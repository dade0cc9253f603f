import { createAction } from '@reduxjs/toolkit';
import { call } from 'redux-saga/effects';
import { expectSaga } from 'redux-saga-test-plan';

import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { atRest } from '#test/support/sagas/flow';

const chosen = createAction<string>('test/chosen');

async function served(events: string[], settle: (item: string) => Promise<void>) {
  const worker = jest.fn(function* serve({ payload }: ReturnType<typeof chosen>): Generator {
    yield call(settle, payload);
  });
  const plan = expectSaga(function* watch() {
    yield* takeLeadingEach(chosen, ({ payload }: ReturnType<typeof chosen>) => payload, worker);
  });
  await atRest(events.reduce((running, item) => running.dispatch(chosen(item)), plan));
  return worker.mock.calls.map(([{ payload }]) => payload);
}

describe('taking the leading event of each item', () => {
  it('drops a second event for an item that is busy, and serves other items meanwhile', async () => {
    expect(await served(['a', 'a', 'b', 'a'], () => new Promise(() => undefined))).toEqual(['a', 'b']);
  });

  it('serves an item again once it is done', async () => {
    const worker = jest.fn();
    await atRest(
      expectSaga(function* watch() {
        yield* takeLeadingEach(
          chosen,
          ({ payload }: ReturnType<typeof chosen>) => payload,
          function* serve(event) {
            yield call(worker, event.payload);
          },
        );
      })
        .dispatch(chosen('a'))
        .dispatch(chosen('a')),
    );

    expect(worker.mock.calls).toEqual([['a'], ['a']]);
  });
});
