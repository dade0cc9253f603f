import { isSlow } from '#client/device/slowness';
import { listenToBrowser } from '#test/support/page/slowPage';

// One clock for all: what a test was told of is over at its end.
beforeAll(() => {
  jest.useFakeTimers();
});

afterAll(() => {
  jest.useRealTimers();
});

it('is slow for a minute after an interaction that took long', () => {
  const tell = listenToBrowser();
  expect(isSlow()).toBe(false);

  tell({ interactionId: 7, startTime: performance.now() - 120, duration: 120 });
  expect(isSlow()).toBe(true);
  jest.advanceTimersByTime(59_999);
  expect(isSlow()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isSlow()).toBe(false);
});

it('is not slow for an event that is no interaction, such as a pointer that passes', () => {
  const tell = listenToBrowser();
  jest.advanceTimersByTime(60_000);
  tell({ interactionId: 0, startTime: performance.now() - 500, duration: 500 });

  expect(isSlow()).toBe(false);
});
