import { act, renderHook } from '@testing-library/react';

import { useScrollbarSize } from '#client/ui/data-grid/useScrollbarSize';

/** A browser at this zoom, whose scroll bars are so wide; tells how often one was measured. */
function browserWith(zoom: number, size: number) {
  Object.assign(window, { devicePixelRatio: zoom });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  return jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100 - size);
}

it('a scroll bar is measured once for each zoom, whoever asks, and leaves nothing behind', () => {
  const measured = browserWith(2, 15);
  const { result } = renderHook(useScrollbarSize);
  expect(result.current).toBe(15);
  expect(renderHook(useScrollbarSize).result.current).toBe(15);
  expect(measured).toHaveBeenCalledTimes(1);

  browserWith(3, 10);
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(result.current).toBe(10);
  expect(document.querySelector('[style]')).toBeNull();
});
