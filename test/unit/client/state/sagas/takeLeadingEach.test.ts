import { createAction } from '@reduxjs/toolkit';
import { call } from 'redux-saga/effects';

import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { afterFlow } from '#test/support/sagas/flow';

const chosen = createAction<string>('test/chosen');

/** The items that are served of those chosen; serving one takes as long as the work on it. */
async function served(items: readonly string[], work: (item: string) => unknown, waits?: (item: string) => boolean) {
  const worker = jest.fn(function* serve({ payload }: ReturnType<typeof chosen>): Generator {
    yield call(work, payload);
  });
  await afterFlow({
    *watcher() {
      yield* takeLeadingEach(
        chosen,
        ({ payload }: ReturnType<typeof chosen>) => payload,
        worker,
        ({ payload }) => waits?.(payload) ?? false,
      );
    },
    provide: [],
    events: items.map((item) => chosen(item)),
  });
  return worker.mock.calls.map(([{ payload }]) => payload);
}

describe('taking the leading event of each item', () => {
  it('drops a second event for an item that is busy, and serves other items meanwhile', async () => {
    expect(await served(['a', 'a', 'b', 'a'], () => new Promise(() => undefined))).toEqual(['a', 'b']);
  });

  it('serves afterwards what waits for its item', async () => {
    const work = (item: string) => new Promise((done) => setTimeout(done, item === 'a' ? 20 : 10));

    expect(await served(['a', 'b', 'a', 'b', 'a'], work, (item) => item === 'a')).toEqual(['a', 'b', 'a', 'a']);
  });

  it('serves an item again once it is done', async () => {
    expect(await served(['a', 'a'], () => undefined)).toEqual(['a', 'a']);
  });
});
