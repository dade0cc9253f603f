import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { ALL, layOutRows, ROW_HEIGHT, scrolled, scrollTo, startOf, table } from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';

layOutRows();

describe('a short list', () => {
  const wholeList = () => document.querySelectorAll('[data-key]').length;

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const passTime = () => {
    for (let part = 0; part < 20; part += 1) {
      act(() => {
        jest.advanceTimersByTime(100);
      });
    }
  };

  it('is drawn whole once it has stood for a moment, in its order', () => {
    renderPage(table(ALL.slice(0, 200)));
    expect(wholeList()).toBeLessThan(40);
    passTime();

    expect([...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)).toEqual(
      ALL.slice(0, 200).map(String),
    );
  });

  it('is drawn whole at once when it is to be printed', () => {
    renderPage(table(ALL.slice(0, 200)));
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });

    expect(wholeList()).toBe(200);
  });

  it('is one of up to 200 rows', () => {
    renderPage(table(ALL.slice(0, 201)));
    passTime();

    expect(wholeList()).toBeLessThan(40);
  });
});

describe('a million rows', () => {
  const MANY = Array.from({ length: 1_000_000 }, (_, id) => id);
  const LAST = MANY.length - 1;

  /** What a browser does to an element that is too high, and to a scroll position beyond it. */
  const body = () => screen.getByRole('table').lastElementChild as HTMLElement;
  const highest = () => Number.parseFloat(body().style.height) - 600;

  it('stand in an element that no browser cuts off, and are drawn at its end when that is scrolled to', () => {
    renderPage(table(MANY));
    expect(Number.parseFloat(body().style.height)).toBeLessThan(4_194_303);
    scrollTo(highest());

    expect(screen.getByText(`Row ${LAST}`)).toBeInTheDocument();
    expect(startOf(LAST)).toBe(`translateY(${highest() + 600 - ROW_HEIGHT}px)`);
  });

  it('are reached by the key End, and the first by Home', async () => {
    renderPage(table(MANY));
    act(() => {
      screen.getByText('Row 0').focus();
    });
    fireEvent.keyDown(screen.getByText('Row 0'), { key: 'End' });
    await waitFor(() => {
      expect(screen.getByText(`Row ${LAST}`)).toHaveFocus();
    });
    expect(scrolled()).toBe(highest());
    fireEvent.keyDown(screen.getByText(`Row ${LAST}`), { key: 'Home' });
    await waitFor(() => {
      expect(screen.getByText('Row 0')).toHaveFocus();
    });

    expect(scrolled()).toBe(0);
  });

  it('move by the pixels of the wheel wherever they are, and stay where they are afterwards', () => {
    jest.useFakeTimers();
    try {
      renderPage(table(MANY, { openKey: '500000' }));
      const from = scrolled();
      fireEvent.wheel(screen.getByRole('table'));
      scrollTo(from + 100 * ROW_HEIGHT);
      const top = () => Number.parseFloat(/\((.*)px\)/.exec(startOf(500_100))?.[1] ?? '') - scrolled();
      const before = top();
      expect(before).toBeCloseTo(300 - ROW_HEIGHT / 2, 3);
      act(() => {
        jest.advanceTimersByTime(1_000);
      });

      expect(top()).toBeCloseTo(before, 3);
    } finally {
      jest.useRealTimers();
    }
  });
});
