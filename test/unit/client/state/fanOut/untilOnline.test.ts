import { createStore } from '#client/app/store';
import { fanOutFinished, planStarted, stopChosen } from '#client/state/fanOut/ledgers';
import { TRIED_AGAIN_AFTER_MS, untilOnline } from '#client/state/fanOut/turn';
import { lineBack } from '#client/state/line';
import { setOnline } from '#test/support/line';

const key = 'test/add';
const place = { section: '', params: {} };

/** A plan that is being sent, and whether it is still to be sent, as soon as that is known. */
function waiting({ isOnline }: { isOnline: boolean }) {
  setOnline(isOnline);
  const store = createStore();
  store.dispatch(planStarted({ key, kind: 'test', title: 'A test', place, items: [] }));
  return { store, goesOn: store.runSaga(untilOnline, key) };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigator');
});

it('a plan goes on at once while the page is online', async () => {
  await expect(waiting({ isOnline: true }).goesOn.toPromise()).resolves.toBe(true);
});

it('a plan goes on once the line is back, and not before', async () => {
  const { store, goesOn } = waiting({ isOnline: false });
  store.dispatch(lineBack());
  expect(goesOn.isRunning()).toBe(true);
  setOnline(true);
  store.dispatch(lineBack());

  await expect(goesOn.toPromise()).resolves.toBe(true);
});

it('a plan is tried again after a while although the line is not back, for the browser may be wrong', async () => {
  jest.useFakeTimers();
  const { goesOn } = waiting({ isOnline: false });
  await jest.advanceTimersByTimeAsync(TRIED_AGAIN_AFTER_MS - 1);
  expect(goesOn.isRunning()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);

  await expect(goesOn.toPromise()).resolves.toBe(true);
  jest.useRealTimers();
});

it('a plan that is stopped waits no longer, and does not go on', async () => {
  const { store, goesOn } = waiting({ isOnline: false });
  store.dispatch(stopChosen(key));

  await expect(goesOn.toPromise()).resolves.toBe(false);
});

it('a plan that is over, or that nobody knows, does not go on', async () => {
  const { store } = waiting({ isOnline: true });
  store.dispatch(fanOutFinished(key));

  await expect(store.runSaga(untilOnline, key).toPromise()).resolves.toBe(false);
  await expect(store.runSaga(untilOnline, 'unknown').toPromise()).resolves.toBe(false);
});
