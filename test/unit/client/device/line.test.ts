import { isOffline, onLineChanged } from '#client/device/line';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigator');
  Reflect.deleteProperty(globalThis, 'window');
});

it.each([
  ['offline where the browser knows it', { onLine: false }, true],
  ['online where the browser knows it', { onLine: true }, false],
  ['online where nobody knows', {}, false],
])('counts as %s', (_, navigator, expected) => {
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });

  expect(isOffline()).toBe(expected);
});

it('tells that the line goes and comes, until nobody listens', () => {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  const listener = jest.fn();
  const endListening = onLineChanged(listener);

  window.dispatchEvent(new Event('offline'));
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);

  endListening();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
