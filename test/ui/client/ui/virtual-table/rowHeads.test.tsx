import { fireEvent, screen } from '@testing-library/react';

import { HEAD_HEIGHT } from '#client/ui/virtual-table/rowGeometry';
import {
  ALL,
  layOutRows,
  resize,
  ROW_HEIGHT,
  rowOf,
  scrolled,
  scrollTo,
  startOf,
  table,
} from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';
import { focus } from '#test/support/page/steps';

layOutRows();

/** The rows in groups of so many. */
const groupsOf = (size: number) => ({
  groupOf: (id: number) => String(Math.floor(id / size)),
  textOf: (rows: readonly number[], start: number, end: number) => `From ${rows[start]}, ${end - start}`,
});

const heads = groupsOf(10);

/** The heads in the page: what they say, and from where to where the browser keeps them at the top. */
const headsInPage = () =>
  [...document.querySelectorAll<HTMLElement>('[data-group-head]')].map(({ textContent, parentElement }) => {
    const start = Number.parseFloat(parentElement?.style.insetBlockStart ?? '');
    return [textContent, start, start + Number.parseFloat(parentElement?.style.height ?? '')];
  });

const GROUP = HEAD_HEIGHT + 10 * ROW_HEIGHT;

it('a head stands above each group in view, from its first row to its last', () => {
  renderPage(table(ALL, { heads }));
  expect(headsInPage()).toEqual([
    ['From 0, 10', 0, GROUP],
    ['From 10, 10', GROUP, 2 * GROUP],
  ]);
  scrollTo(5 * GROUP + 100);

  expect(headsInPage()[0]).toEqual(['From 50, 10', 5 * GROUP, 6 * GROUP]);
});

it('the rows stand one below another, the first of a group with its head above it', () => {
  renderPage(table(ALL, { heads }));

  expect([0, 1, 9, 10, 11].map(startOf)).toEqual(
    [0, HEAD_HEIGHT + ROW_HEIGHT, HEAD_HEIGHT + 9 * ROW_HEIGHT, GROUP, GROUP + HEAD_HEIGHT + ROW_HEIGHT].map(
      (start) => `translateY(${start}px)`,
    ),
  );
  expect([9, 10, 11].map((id) => rowOf(id).dataset.head)).toEqual([undefined, 'From 10, 10', undefined]);
});

it('heads are for the eye, and the rows keep their numbers', () => {
  renderPage(table(ALL, { heads }));

  expect(document.querySelector('[data-group-head]')?.parentElement).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
  expect(screen.getByText('Row 10').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '12');
});

it('a table without heads, or without rows, has none', () => {
  const { rerender } = renderPage(table(ALL));
  expect(headsInPage()).toEqual([]);
  rerender(table([], { heads }));

  expect(headsInPage()).toEqual([]);
});

it('a row that the arrow leads to is not left under the head', () => {
  renderPage(table(ALL, { heads }));
  scrollTo(2 * GROUP + 5 * ROW_HEIGHT);
  focus(screen.getByText('Row 25'));
  fireEvent.keyDown(screen.getByText('Row 25'), { key: 'ArrowUp' });
  expect(scrolled()).toBe(2 * GROUP + 4 * ROW_HEIGHT);
  fireEvent.keyDown(screen.getByText('Row 24'), { key: 'Home' });

  expect(scrolled()).toBe(0);
});

it('a row that opens is measured without the head above it', () => {
  const { rerender } = renderPage(table(ALL, { heads }));
  rerender(table(ALL, { heads, openKey: '10' }));
  resize(rowOf(10), HEAD_HEIGHT + ROW_HEIGHT + 200);
  expect(startOf(11)).toBe(`translateY(${GROUP + HEAD_HEIGHT + ROW_HEIGHT + 200}px)`);
  rerender(table(ALL, { heads }));
  resize(rowOf(10), HEAD_HEIGHT + ROW_HEIGHT);

  expect(startOf(11)).toBe(`translateY(${GROUP + HEAD_HEIGHT + ROW_HEIGHT}px)`);
});

it.each([
  ['a group comes before it', 20, [1000, ...ALL], ROW_HEIGHT + HEAD_HEIGHT],
  ['the row before it, with the head, goes', 20, ALL.filter((id) => id !== 20), -ROW_HEIGHT],
])('a row in view keeps its place when %s', (_, first, rows, moved) => {
  const { rerender } = renderPage(table(ALL, { heads }));
  const before = (first / 10) * GROUP + HEAD_HEIGHT + ROW_HEIGHT;
  scrollTo(before);
  focus(screen.getByText(`Row ${first + 1}`));
  rerender(table(rows, { heads }));

  expect(scrolled()).toBe(before + moved);
});

it('a million rows have heads that reach no further than their element', () => {
  renderPage(
    table(
      Array.from({ length: 1_000_000 }, (_, id) => id),
      { heads: groupsOf(100_000) },
    ),
  );
  scrollTo(1_000_000);
  const [[, start, end] = []] = headsInPage();

  expect(Number(start)).toBeLessThanOrEqual(1_000_000);
  expect(Number(end)).toBeGreaterThan(1_000_000 + 600);
  expect(Number(end)).toBeLessThanOrEqual(2_000_000);
});
