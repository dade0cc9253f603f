import { act, screen } from '@testing-library/react';

import { lastResort, listenForUncaught } from '#client/app/lastResort';
import { NoticeHost } from '#client/app/shell/NoticeHost';
import { createStore } from '#client/app/store';
import { recordedEntries } from '#client/device/flightRecorder';
import { selectNotices } from '#client/state/notices';
import { renderWithStore } from '#test/support/page/renderWithStore';

const lastError = () => recordedEntries().findLast(({ what }) => what.startsWith('error'))?.what;

/** What the browser says of an error that a script has thrown; a size that was observed too late has none. */
const uncaught = (error: unknown) => new ErrorEvent('error', { error, message: 'somewhere' });

const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

let listener: Parameters<typeof listenForUncaught>[0] = () => undefined;
listenForUncaught((...error) => listener(...error));

/** A page whose errors are handled. */
function open() {
  const page = renderWithStore(<NoticeHost />);
  listener = lastResort(page.store.dispatch);
  return {
    ...page,
    happens: (event: Event) =>
      act(() => {
        window.dispatchEvent(event);
      }),
  };
}

describe('an error that nothing has caught', () => {
  it('is told in plain words, without its message, and recorded', () => {
    const { happens } = open();
    happens(uncaught(new TypeError('Mariam is undefined')));

    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Mariam');
    expect(lastError()).toMatch(/^error page TypeError/);
  });

  it('is told when it is a rejection', () => {
    const { happens } = open();
    happens(rejected(new RangeError('Mariam')));

    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
    expect(lastError()).toMatch(/^error page RangeError/);
  });

  it('is told once though it repeats a hundred times, and again after a minute', () => {
    const { happens, store } = open();
    const { id } = (() => {
      happens(uncaught(new Error('again')));
      return selectNotices(store.getState())[0] ?? { id: '' };
    })();
    for (let time = 0; time < 100; time += 1) happens(uncaught(new Error('again')));
    expect(selectNotices(store.getState()).map((notice) => notice.id)).toEqual([id]);

    const later = performance.now() + 61_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    happens(uncaught(new Error('again')));
    expect(selectNotices(store.getState()).map((notice) => notice.id)).not.toEqual([id]);
  });

  it.each([
    ['a size that is observed too late', () => uncaught(null)],
    ['a call that was given up', () => rejected(new DOMException('aborted', 'AbortError'))],
    ['a request that was cancelled', () => rejected(Object.assign(new Error(), { name: 'CanceledError' }))],
  ])('is not %s', (_, event) => {
    const { happens } = open();
    happens(event());

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('says that the page has stopped working when an error has ended its workflows', () => {
  const store = createStore();
  store.runSaga(function* failing() {
    yield* [];
    throw new Error('Mariam');
  });

  expect(selectNotices(store.getState())).toMatchObject([
    { kind: 'error', text: { defaultMessage: 'This page has stopped working.' } },
  ]);
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.mocked(console.warn).mockClear();
});
