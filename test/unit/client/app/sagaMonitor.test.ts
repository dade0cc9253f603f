import { createAction } from '@reduxjs/toolkit';
import { call, delay, race, take, takeEvery } from 'typed-redux-saga';

import { sagaMonitor } from '#client/app/sagaMonitor';
import { createStore } from '#client/app/store';
import { messagesOf } from '#client/lib/text';
import { tracked } from '#client/state/requests/tracked';

const messages = messagesOf('desk', { failed: 'Failed' });
const asked = createAction('desk/asked');
const answered = createAction('desk/answered');
const told = () => (globalThis as unknown as { sagas: () => string }).sagas().split('\n');

function* ask() {
  yield* race([call(wait), take([answered, 'desk/closed'])]);
}
function* wait() {
  yield* delay(9000);
}
function* watchDesk() {
  yield* takeEvery(asked, tracked({ key: 'desk/ask', failure: { text: messages.failed } }, ask));
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

it('says which workflow waits for what since when, and nothing of what is over', async () => {
  const { dispatch, runSaga } = createStore();
  const task = runSaga(watchDesk);
  jest.advanceTimersByTime(5000);
  dispatch(asked());
  jest.advanceTimersByTime(3000);

  expect(told()).toEqual([
    'watchDesk › takeEvery waits for desk/asked since 3 s',
    'watchDesk › takeEvery › ask › wait waits for delay since 3 s',
    'watchDesk › takeEvery › ask waits for desk/answered or desk/closed since 3 s',
  ]);

  dispatch(answered());
  expect(told()).toEqual(['watchDesk › takeEvery waits for desk/asked since 3 s']);

  task.cancel();
  await task.toPromise();
  expect(told()).toEqual(['']);
});

it('is not there in a build for production', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });

  expect(sagaMonitor()).toBeUndefined();
});
