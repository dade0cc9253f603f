import { holdCall, onCallsHeld, callsHeldUntil } from '#client/device/hold';

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('tells until when calls wait, by the one that waits longest, and when they go on', async () => {
  const told: (number | null)[] = [];
  const stop = onCallsHeld(() => told.push(callsHeldUntil()));
  const all = [holdCall(4000), holdCall(9000)];
  await jest.advanceTimersByTimeAsync(4000);
  await all[0];
  await jest.advanceTimersByTimeAsync(5000);
  await all[1];
  stop();
  void holdCall(1);

  expect(told).toEqual([5000, 10_000, 10_000, null]);
  await jest.advanceTimersByTimeAsync(1);
});

it('holds no call that was given up', async () => {
  const controller = new AbortController();
  const held = holdCall(4000, controller.signal);
  controller.abort(new Error('given up'));

  await expect(held).rejects.toThrow('given up');
  await expect(holdCall(4000, controller.signal)).rejects.toThrow('given up');
  expect([callsHeldUntil(), jest.getTimerCount()]).toEqual([null, 0]);
});
