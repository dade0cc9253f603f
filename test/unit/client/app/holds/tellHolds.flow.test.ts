import { tellHolds } from '#client/app/holds/tellHolds';
import { createStore } from '#client/app/store';
import { holdCall } from '#client/device/hold';
import { selectNotices } from '#client/state/notices';
import { inEnglish } from '#test/support/inEnglish';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a wait of a call is told for as long as it lasts, and of several the longest', async () => {
  void holdCall(5000);
  const store = createStore();
  const telling = store.runSaga(tellHolds);
  const said = () => selectNotices(store.getState()).map(({ text }) => inEnglish(text));
  const goesOn = (time: string) => [`The service asks to wait. It goes on by itself in ${time}.`];
  expect(said()).toEqual(goesOn('5 seconds'));
  void holdCall(200_000);
  expect(said()).toEqual(goesOn('4 minutes'));
  void holdCall(40_000);
  expect(said()).toEqual(goesOn('4 minutes'));
  await jest.advanceTimersByTimeAsync(200_000);
  expect(said()).toEqual([]);
  void holdCall(2999);
  expect(said()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2999);
  telling.cancel();
});
