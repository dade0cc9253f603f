import { holdReading, onReadingsHeld, readingsHeldUntil } from '#client/device/hold';

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('tells until when readings wait, by the one that waits longest, and when they go on', async () => {
  const told: (number | null)[] = [];
  const stop = onReadingsHeld(() => told.push(readingsHeldUntil()));
  const all = [holdReading(4000), holdReading(9000)];
  await jest.advanceTimersByTimeAsync(4000);
  await all[0];
  await jest.advanceTimersByTimeAsync(5000);
  await all[1];
  stop();
  void holdReading(1);

  expect(told).toEqual([5000, 10_000, 10_000, null]);
  await jest.advanceTimersByTimeAsync(1);
});

it('holds no reading that was given up', async () => {
  const controller = new AbortController();
  const held = holdReading(4000, controller.signal);
  controller.abort(new Error('given up'));

  await expect(held).rejects.toThrow('given up');
  await expect(holdReading(4000, controller.signal)).rejects.toThrow('given up');
  expect([readingsHeldUntil(), jest.getTimerCount()]).toEqual([null, 0]);
});
