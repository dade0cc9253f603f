import { untilIdle } from '#client/state/sagas/untilIdle';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

it('goes on when the browser has nothing else to do, and after half a second at the latest', async () => {
  const requestIdleCallback = jest.fn<number, [() => void, IdleRequestOptions]>();
  Object.assign(globalThis, { requestIdleCallback });
  const goneOn = jest.fn();
  const waiting = untilIdle().then(goneOn);

  await Promise.resolve();
  expect(goneOn).not.toHaveBeenCalled();
  expect(requestIdleCallback.mock.lastCall?.[1]).toEqual({ timeout: 500 });
  requestIdleCallback.mock.lastCall?.[0]();
  await waiting;
  expect(goneOn).toHaveBeenCalledTimes(1);
});

it('lets other work go first where the browser cannot tell', async () => {
  jest.useFakeTimers();
  const goneOn = jest.fn();
  const waiting = untilIdle().then(goneOn);

  await Promise.resolve();
  expect(goneOn).not.toHaveBeenCalled();
  jest.runAllTimers();
  await waiting;
  expect(goneOn).toHaveBeenCalledTimes(1);
});
