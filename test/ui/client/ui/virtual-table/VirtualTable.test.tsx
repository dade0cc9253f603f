import { act, fireEvent, screen } from '@testing-library/react';

import { VirtualTable } from '#client/ui/virtual-table/VirtualTable';
import {
  ALL,
  columns,
  layOutRows,
  resize,
  ROW_HEIGHT,
  rowOf,
  scrolled,
  scrollTo,
  startOf,
  table,
  tellResized,
  watchedRows,
} from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';
import { focus, stopTime } from '#test/support/page/steps';

layOutRows();

describe('a row that opens', () => {
  const at = (pixels: number) => `translateY(${pixels}px)`;

  it('is expected to be as high as the one before it, until it has been measured', () => {
    const { rerender } = renderPage(table(ALL, { openKey: '3' }));
    resize(rowOf(3), ROW_HEIGHT + 100);
    expect(startOf(5)).toBe(at(5 * ROW_HEIGHT + 100));

    rerender(table(ALL, { openKey: '6' }));
    expect(startOf(5)).toBe(at(5 * ROW_HEIGHT));
    expect(startOf(8)).toBe(at(8 * ROW_HEIGHT + 100));

    resize(rowOf(6), ROW_HEIGHT + 120);
    expect(startOf(8)).toBe(at(8 * ROW_HEIGHT + 120));

    rerender(table(ALL));
    expect(startOf(8)).toBe(at(8 * ROW_HEIGHT));
  });

  it('keeps those in the page that it pushes out of view, for they come back when it closes', () => {
    const drawn = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    const { rerender } = renderPage(table(ALL));
    tellResized([]);
    const before = drawn();
    rerender(table(ALL, { openKey: '3' }));
    resize(rowOf(3), ROW_HEIGHT + 200);

    expect(drawn()).toEqual(before);
  });

  it('stays where it is when the one above it closes', () => {
    const { rerender } = renderPage(table(ALL, { openKey: '3' }));
    resize(rowOf(3), ROW_HEIGHT + 100);
    scrollTo(110);
    focus(screen.getByRole('button', { name: 'Row 8' }));
    rerender(table(ALL, { openKey: '8' }));

    expect(startOf(8)).toBe(at(8 * ROW_HEIGHT));
    expect(scrolled()).toBe(10);
  });
});

describe('a row that is open from the start', () => {
  const MIDDLE_OF_200 = 200 * ROW_HEIGHT + ROW_HEIGHT / 2 - 300;

  it('is brought into the middle once all rows are there, and only then', () => {
    const { rerender } = renderPage(table(ALL.slice(0, 250), { isGrowing: true, openKey: '200' }));
    expect(scrolled()).toBe(0);
    rerender(table(ALL, { openKey: '200' }));
    expect(scrolled()).toBe(MIDDLE_OF_200);
    expect(rowOf(200)).toBeInTheDocument();
    scrollTo(0);
    rerender(table([...ALL, 300], { openKey: '200' }));

    expect(scrolled()).toBe(0);
  });

  it('is brought into the middle at once where all rows are there already', () => {
    renderPage(table(ALL, { openKey: '200' }));

    expect(scrolled()).toBe(MIDDLE_OF_200);
    expect(rowOf(200)).toBeInTheDocument();
  });

  it('is left where it is when another was opened in the meantime', () => {
    const { rerender } = renderPage(table(ALL.slice(0, 250), { isGrowing: true, openKey: '200' }));
    rerender(table(ALL.slice(0, 250), { isGrowing: true, openKey: '3' }));
    rerender(table(ALL, { openKey: '3' }));

    expect(scrolled()).toBe(0);
  });
});

it('shows the last rows when there are fewer than it was scrolled past', () => {
  const { rerender } = renderPage(table(ALL));
  scrollTo(250 * ROW_HEIGHT);
  rerender(table(ALL.slice(0, 100)));

  expect(screen.getByText('Row 99')).toBeInTheDocument();
  expect(screen.getByText('Row 87')).toBeInTheDocument();
});

it('shows what answers to something else from the first row, and the same list from where it was', () => {
  const { rerender } = renderPage(table(ALL, { topic: 'a' }));
  scrollTo(200 * ROW_HEIGHT);
  rerender(table([...ALL], { topic: 'a' }));
  expect(scrolled()).toBe(200 * ROW_HEIGHT);
  rerender(table(ALL.slice(1), { topic: 'a' }));
  expect(scrolled()).toBe(199 * ROW_HEIGHT);
  rerender(table(ALL.slice(1), { topic: 'ab' }));

  expect(scrolled()).toBe(0);
  expect(screen.getByText('Row 1')).toBeInTheDocument();
});

it('is not scrolled where its first row shows already, which would lay out rows that are still being changed', () => {
  const { rerender } = renderPage(table(ALL, { topic: 'a' }));
  const scrolls = jest.spyOn(Element.prototype, 'scrollTo');
  rerender(table(ALL.slice(1), { topic: 'ab' }));
  expect(scrolls).not.toHaveBeenCalled();
  scrollTo(200 * ROW_HEIGHT);
  rerender(table(ALL.slice(1), { topic: 'a' }));

  expect(scrolls).toHaveBeenCalledTimes(1);
});

describe('rows that come or go before those in view', () => {
  const news = [900, 901, ...ALL];

  it('move nothing on screen, to the pixel', () => {
    const { rerender } = renderPage(table(ALL));
    scrollTo(200 * ROW_HEIGHT + 7);
    rerender(table(news));
    expect(scrolled()).toBe(202 * ROW_HEIGHT + 7);
    rerender(table(ALL.slice(100)));

    expect(scrolled()).toBe(100 * ROW_HEIGHT + 7);
  });

  it('show at the beginning of the list, where nobody is at work in it', () => {
    const { rerender } = renderPage(table(ALL));
    rerender(table(news));

    expect(scrolled()).toBe(0);
    expect(screen.getByText('Row 900')).toBeInTheDocument();
  });

  it('leave the row with the focus where it is, at the beginning too', () => {
    const { rerender } = renderPage(table(ALL));
    focus(screen.getByRole('button', { name: 'Row 3' }));
    rerender(table(news));

    expect(scrolled()).toBe(2 * ROW_HEIGHT);
    expect(screen.getByRole('button', { name: 'Row 3' })).toHaveFocus();
  });
});

it('asks only the rows that it draws for their keys while none has the focus', () => {
  const keyOf = jest.fn(String);
  const tableOf = (rows: readonly number[]) => (
    <VirtualTable label="Rows" columns={columns} rows={rows} rowKey={keyOf} />
  );
  const { rerender } = renderPage(tableOf(ALL));
  keyOf.mockClear();
  rerender(tableOf(ALL.slice(50)));

  expect(Math.max(...keyOf.mock.calls.map(([id]) => Number(id)))).toBeLessThan(50 + 30);
});

describe('a row that grows', () => {
  stopTime();

  it('moves the rows below it, and gives the place back when it shrinks', () => {
    renderPage(table(ALL));
    resize(rowOf(2), 300);
    expect([startOf(2), startOf(3)]).toEqual(['translateY(90px)', 'translateY(390px)']);
    resize(rowOf(2), ROW_HEIGHT);

    expect(startOf(3)).toBe('translateY(135px)');
  });

  it('takes its height with it when rows before it go', () => {
    const { rerender } = renderPage(table(ALL));
    resize(rowOf(2), 300);
    rerender(table(ALL.slice(1)));

    expect([startOf(2), startOf(3), startOf(4)]).toEqual([
      'translateY(45px)',
      'translateY(345px)',
      'translateY(390px)',
    ]);
  });

  it('leaves what is in view where it is when it lies above', () => {
    renderPage(table(ALL));
    scrollTo(102 * ROW_HEIGHT);
    scrollTo(100 * ROW_HEIGHT);
    jest.spyOn(rowOf(96), 'getBoundingClientRect').mockReturnValue({ top: -180 } as DOMRect);
    resize(rowOf(96), 300);
    expect(scrolled()).toBe(100 * ROW_HEIGHT + 255);
    jest.spyOn(rowOf(105), 'getBoundingClientRect').mockReturnValue({ top: 225 } as DOMRect);
    resize(rowOf(105), 300);

    expect(scrolled()).toBe(100 * ROW_HEIGHT + 255);
  });
});

it('watches the rows that are drawn and no others', () => {
  const { rerender, unmount } = renderPage(table(ALL.slice(0, 3)));
  expect(watchedRows()).toEqual(['0', '1', '2']);
  rerender(table(ALL.slice(1, 4)));
  expect(watchedRows()).toEqual(['1', '2', '3']);
  unmount();

  expect(watchedRows()).toEqual([]);
});

it('draws anew only the row that opens and the one that closes', () => {
  const cell = jest.fn((id: number, isOpen: boolean) => (isOpen ? `Open ${id}` : `Row ${id}`));
  const counted = [{ id: 'id', header: 'Id', width: '1fr', cell }];
  const tableWith = (openKey: string) => (
    <VirtualTable label="Rows" columns={counted} rows={ALL} rowKey={String} openKey={openKey} />
  );
  const { rerender } = renderPage(tableWith('3'));
  cell.mockClear();
  rerender(tableWith('5'));

  expect(screen.getByText('Open 5')).toBeInTheDocument();
  expect([...new Set(cell.mock.calls.map(([id]) => id))].sort()).toEqual([3, 5]);
});

it('the row with the focus stays in view when the table becomes lower, such as when a notice takes its room', () => {
  renderPage(table(ALL));
  tellResized([]);
  focus(screen.getByRole('button', { name: 'Row 12' }));
  expect(scrolled()).toBe(0);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  tellResized([]);

  expect(scrolled()).toBe(13 * ROW_HEIGHT - 300);
});

it('keeps the row with the focus in the page wherever it is scrolled to', () => {
  renderPage(table(ALL));
  focus(screen.getByText('Row 3'));
  scrollTo(200 * ROW_HEIGHT);
  expect(screen.getByText('Row 3')).toHaveFocus();
  act(() => screen.getByText('Row 3').blur());

  expect(screen.queryByText('Row 3')).toBeNull();
});

describe('the row with the focus', () => {
  it('keeps it while a hundred rows arrive before it', () => {
    const { rerender } = renderPage(table(ALL.slice(100), { isGrowing: true }));
    focus(screen.getByText('Row 103'));
    rerender(table(ALL, { isGrowing: true }));

    expect(screen.getByText('Row 103')).toHaveFocus();
  });

  it('stays in the page when it is scrolled away from after a row has come before it', () => {
    const { rerender } = renderPage(table(ALL.slice(1)));
    focus(screen.getByText('Row 5'));
    rerender(table(ALL));
    scrollTo(200 * ROW_HEIGHT);

    expect(screen.getByText('Row 5')).toHaveFocus();
  });

  it('leaves it to the one that takes its place when it goes, wherever it has moved to meanwhile', () => {
    const { rerender } = renderPage(table(ALL.slice(1)));
    focus(screen.getByText('Row 5'));
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
    focus(screen.getByText('Row 5'));
    rerender(tables([]));
    focus(screen.getByLabelText('Search'));
    rerender(tables(ALL));
    scrollTo(200 * ROW_HEIGHT);

    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.queryByText('Row 5')).toBeNull();
  });
});

it.each([
  ['the section around the table, which a lost focus was left to', 'main', 'Section', /^Row 200$/],
  ['a button that somebody has gone to', 'button', 'Elsewhere', /^Elsewhere$/],
])('gives a row that is marked far away the focus of %s, or leaves it', (_, role, name, to) => {
  const page = (marked?: { key: string }) => (
    <>
      <button>Elsewhere</button>
      <main tabIndex={-1} aria-label="Section">
        {table(ALL, marked && { marked })}
      </main>
    </>
  );
  const { rerender } = renderPage(page());
  focus(screen.getByRole(role, { name }));
  rerender(page({ key: '200' }));

  expect(document.activeElement).toHaveTextContent(to);
});

it('moves by arrow keys, and scrolls by as little as it takes', () => {
  renderPage(table(ALL));
  focus(screen.getByText('Row 0'));
  fireEvent.keyDown(screen.getByText('Row 0'), { key: 'ArrowDown' });
  expect(screen.getByText('Row 1')).toHaveFocus();
  expect(scrolled()).toBe(0);
  focus(screen.getByText('Row 12'));
  fireEvent.keyDown(screen.getByText('Row 12'), { key: 'ArrowDown' });

  expect(screen.getByText('Row 13')).toHaveFocus();
  expect(scrolled()).toBe(14 * ROW_HEIGHT - 600);
});
