import { act, fireEvent, screen } from '@testing-library/react';

import { ALL, layOutRows, ROW_HEIGHT, scrolled, scrollTo, table, tellResized } from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';

layOutRows();

it('the row with the focus stays in view when the table becomes lower, such as when a notice takes its room', () => {
  renderPage(table(ALL));
  tellResized([]);
  act(() => {
    screen.getByRole('button', { name: 'Row 12' }).focus();
  });
  expect(scrolled()).toBe(0);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  tellResized([]);

  expect(scrolled()).toBe(13 * ROW_HEIGHT - 300);
});

it('keeps the row with the focus in the page wherever it is scrolled to', () => {
  renderPage(table(ALL));
  act(() => {
    screen.getByText('Row 3').focus();
  });
  scrollTo(200 * ROW_HEIGHT);
  expect(screen.getByText('Row 3')).toHaveFocus();
  act(() => {
    screen.getByText('Row 3').blur();
  });

  expect(screen.queryByText('Row 3')).toBeNull();
});

describe('the row with the focus', () => {
  it('keeps it while a hundred rows arrive before it', () => {
    const { rerender } = renderPage(table(ALL.slice(100), { isGrowing: true }));
    act(() => {
      screen.getByText('Row 103').focus();
    });
    rerender(table(ALL, { isGrowing: true }));

    expect(screen.getByText('Row 103')).toHaveFocus();
  });

  it('stays in the page when it is scrolled away from after a row has come before it', () => {
    const { rerender } = renderPage(table(ALL.slice(1)));
    act(() => {
      screen.getByText('Row 5').focus();
    });
    rerender(table(ALL));
    scrollTo(200 * ROW_HEIGHT);

    expect(screen.getByText('Row 5')).toHaveFocus();
  });

  it('leaves it to the one that takes its place when it goes, wherever it has moved to meanwhile', () => {
    const { rerender } = renderPage(table(ALL.slice(1)));
    act(() => {
      screen.getByText('Row 5').focus();
    });
    rerender(table(ALL));
    rerender(table(ALL.filter((id) => id !== 5)));
    expect(screen.getByText('Row 6')).toHaveFocus();
    rerender(table(ALL.slice(0, 6)));

    expect(screen.getByText('Row 5')).toHaveFocus();
  });

  it('is no longer followed once something else was focused after it had gone', () => {
    const tables = (rows: readonly number[]) => (
      <>
        <input aria-label="Search" />
        {table(rows)}
      </>
    );
    const { rerender } = renderPage(tables(ALL));
    act(() => {
      screen.getByText('Row 5').focus();
    });
    rerender(tables([]));
    act(() => {
      screen.getByLabelText('Search').focus();
    });
    rerender(tables(ALL));
    scrollTo(200 * ROW_HEIGHT);

    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.queryByText('Row 5')).toBeNull();
  });
});

it('moves by arrow keys, and scrolls by as little as it takes', () => {
  renderPage(table(ALL));
  act(() => {
    screen.getByText('Row 0').focus();
  });
  fireEvent.keyDown(screen.getByText('Row 0'), { key: 'ArrowDown' });
  expect(screen.getByText('Row 1')).toHaveFocus();
  expect(scrolled()).toBe(0);
  act(() => {
    screen.getByText('Row 12').focus();
  });
  fireEvent.keyDown(screen.getByText('Row 12'), { key: 'ArrowDown' });

  expect(screen.getByText('Row 13')).toHaveFocus();
  expect(scrolled()).toBe(14 * ROW_HEIGHT - 600);
});
