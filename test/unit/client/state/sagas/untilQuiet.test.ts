import { listenForWork, untilQuiet } from '#client/state/sagas/untilQuiet';

const page = new EventTarget();

beforeAll(() => {
  Object.assign(globalThis, { window: page });
  listenForWork();
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() + 60_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

function waiting() {
  const goneOn = jest.fn();
  void untilQuiet().then(goneOn);
  return goneOn;
}

it('lets the browser draw, and goes on where nobody has done anything', async () => {
  const goneOn = waiting();

  await Promise.resolve();
  expect(goneOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(goneOn).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('waits until there was no %s for 300 ms', async (sign) => {
  page.dispatchEvent(new Event(sign));
  const goneOn = waiting();
  await jest.advanceTimersByTimeAsync(200);
  page.dispatchEvent(new Event(sign));

  await jest.advanceTimersByTimeAsync(298);
  expect(goneOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2);
  expect(goneOn).toHaveBeenCalledTimes(1);
});
