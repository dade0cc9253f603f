import { act, renderHook } from '@testing-library/react';

import { useInPieces } from '#client/sections/appointments/list/patients/useInPieces';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** The browser has had the chance to answer. */
const pause = () => act(() => jest.advanceTimersToNextTimerAsync());

it('draws a piece more after each pause, and no more than there are', async () => {
  const drawn: number[] = [];
  const { rerender, unmount } = renderHook(({ count }) => drawn.push(useInPieces(count, 4)), {
    initialProps: { count: 10 },
  });
  expect(drawn).toEqual([4]);
  await pause();
  await pause();
  expect(drawn).toEqual([4, 8, 10]);
  expect(jest.getTimerCount()).toBe(0);

  rerender({ count: 3 });
  rerender({ count: 19 });
  expect(drawn.slice(3)).toEqual([3, 12]);
  await pause();
  unmount();
  await pause();
  expect(drawn.slice(5)).toEqual([16]);
});
