import { act } from '@testing-library/react';

import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { setOnline } from '#test/support/line';
import { renderPage } from '#test/support/page/renderPage';

const failure = { text: 'The list could not be read.', detail: null };

it('reads once more by itself when the page is online again, and not before', () => {
  const onRetry = jest.fn();
  renderPage(<ErrorPanel failure={failure} onRetry={onRetry} />);
  act(() => setOnline(false));
  expect(onRetry).not.toHaveBeenCalled();
  act(() => setOnline(true));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('where the browser says that it is online before the line works', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  it('reads once more some seconds later, also where it has come on screen since', () => {
    const onRetry = jest.fn();
    setOnline(false);
    const first = renderPage(<ErrorPanel failure={failure} onRetry={onRetry} />);
    act(() => setOnline(true));
    expect(onRetry).toHaveBeenCalledTimes(1);
    first.unmount();
    pass(2);
    renderPage(<ErrorPanel failure={failure} onRetry={onRetry} />);
    pass(3);
    expect(onRetry).toHaveBeenCalledTimes(2);
    pass(60);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('in a hidden page not before it is looked at, and then once', () => {
    const onRetry = jest.fn();
    const isSeen = jest.spyOn(document, 'visibilityState', 'get');
    renderPage(<ErrorPanel failure={failure} onRetry={onRetry} />);
    act(() => setOnline(true));
    isSeen.mockReturnValue('hidden');
    pass(60);
    expect(onRetry).toHaveBeenCalledTimes(1);
    isSeen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(60);

    expect(onRetry).toHaveBeenCalledTimes(2);
    isSeen.mockRestore();
  });

  it('not where the line is gone again by then', () => {
    const onRetry = jest.fn();
    renderPage(<ErrorPanel failure={failure} onRetry={onRetry} />);
    act(() => setOnline(true));
    act(() => setOnline(false));
    pass(60);

    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it('reads nothing while the page is hidden, and once when it is looked at', () => {
  const onRetry = jest.fn();
  const isSeen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderPage(<ErrorPanel failure={failure} onRetry={onRetry} />);
  act(() => {
    setOnline(false);
    setOnline(true);
  });
  expect(onRetry).not.toHaveBeenCalled();
  isSeen.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

  expect(onRetry).toHaveBeenCalledTimes(1);
  isSeen.mockRestore();
});

it('does nothing by itself where nothing can be read once more', () => {
  renderPage(<ErrorPanel failure={failure} />);

  expect(() => setOnline(true)).not.toThrow();
});
