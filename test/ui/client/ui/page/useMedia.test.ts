import { act, renderHook } from '@testing-library/react';

import { useMedia } from '#client/ui/page/useMedia';

const own = Object.getOwnPropertyDescriptor(window, 'matchMedia');

afterEach(() => {
  if (own) Object.defineProperty(window, 'matchMedia', own);
  else Reflect.deleteProperty(window, 'matchMedia');
});

/** A browser whose every query has the same answer; the returned function changes it. */
function browserThatAnswers(first: boolean) {
  const list = Object.assign(new EventTarget(), { matches: first });
  Object.defineProperty(window, 'matchMedia', { value: () => list, configurable: true });
  return (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(new Event('change'));
  };
}

it('follows what the browser answers', () => {
  const answer = browserThatAnswers(true);
  const { result } = renderHook(() => useMedia('(width < 900px)'));
  expect(result.current).toBe(true);

  act(() => answer(false));
  expect(result.current).toBe(false);
});

it('is never so where nobody can be asked', () => {
  Reflect.deleteProperty(window, 'matchMedia');

  expect(renderHook(() => useMedia('(width < 900px)')).result.current).toBe(false);
});
