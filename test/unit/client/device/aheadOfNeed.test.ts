import { aheadOfNeed, firstScreenStands } from '#client/device/aheadOfNeed';

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

it('nothing is fetched ahead of a first screen that takes longer than its seconds', async () => {
  onLine(undefined);
  const load = jest.fn(async () => Promise.resolve());
  aheadOfNeed(load);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  firstScreenStands();
  await jest.advanceTimersByTimeAsync(0);

  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['a fast line', { effectiveType: '4g', saveData: false }, 1],
  ['a browser that does not tell', undefined, 1],
  ['a metered line', { effectiveType: '4g', saveData: true }, 0],
  ['a slow line', { effectiveType: '3g', saveData: false }, 0],
])('on %s, what may be wanted is fetched ahead', async (_, connection, times) => {
  onLine(connection);
  firstScreenStands();
  const load = jest.fn(async () => Promise.resolve());
  aheadOfNeed(load);
  await jest.advanceTimersByTimeAsync(10_000);

  expect(load).toHaveBeenCalledTimes(times);
});

it('it is fetched once the first seconds are over and the browser is idle, unless it is given up', async () => {
  onLine(undefined);
  firstScreenStands();
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const [kept, givenUp] = [jest.fn(async () => Promise.reject(new Error('no line'))), jest.fn()];
  aheadOfNeed(kept);
  aheadOfNeed(givenUp)();
  await jest.advanceTimersByTimeAsync(3000);
  expect(kept).not.toHaveBeenCalled();
  idle.forEach((callback) => callback());
  await Promise.resolve();

  expect(kept).toHaveBeenCalledTimes(1);
  expect(givenUp).not.toHaveBeenCalled();
});
