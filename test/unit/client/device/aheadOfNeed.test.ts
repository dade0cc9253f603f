import { aheadOfNeed } from '#client/device/aheadOfNeed';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'navigator');
});

const onLine = (connection: object | undefined) =>
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });

it.each([
  ['a fast line', { effectiveType: '4g', saveData: false }, 1],
  ['a browser that does not tell', undefined, 1],
  ['a metered line', { effectiveType: '4g', saveData: true }, 0],
  ['a slow line', { effectiveType: '3g', saveData: false }, 0],
])('on %s, what may be wanted is fetched ahead', (_, connection, times) => {
  onLine(connection);
  const load = jest.fn(async () => Promise.resolve());
  aheadOfNeed(load);
  jest.advanceTimersByTime(10_000);

  expect(load).toHaveBeenCalledTimes(times);
});

it('it is fetched once the first seconds are over and the browser is idle, unless it is given up', async () => {
  onLine(undefined);
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const [kept, givenUp] = [jest.fn(async () => Promise.reject(new Error('no line'))), jest.fn()];
  aheadOfNeed(kept);
  aheadOfNeed(givenUp)();
  jest.advanceTimersByTime(3000);
  expect(kept).not.toHaveBeenCalled();
  idle.forEach((callback) => callback());
  await Promise.resolve();

  expect(kept).toHaveBeenCalledTimes(1);
  expect(givenUp).not.toHaveBeenCalled();
});
