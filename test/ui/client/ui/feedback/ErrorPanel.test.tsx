import { act } from '@testing-library/react';

import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { setOnline } from '#test/support/line';
import { renderPage } from '#test/support/page/renderPage';

const failure = { text: 'The list could not be read.', detail: null };

it('reads once more by itself when the page is online again, and not before', () => {
  const onRetry = jest.fn();
  renderPage(<ErrorPanel failure={failure} onRetry={onRetry} />);
  act(() => {
    setOnline(false);
  });
  expect(onRetry).not.toHaveBeenCalled();
  act(() => {
    setOnline(true);
  });

  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('does nothing by itself where nothing can be read once more', () => {
  renderPage(<ErrorPanel failure={failure} />);

  expect(() => {
    setOnline(true);
  }).not.toThrow();
});
