import { screen } from '@testing-library/react';

import { ALL, layOutRows, rest, ROW_HEIGHT, scrollTo, table } from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';

layOutRows();

/** A cell is as wide as the text of a row below 1000. */
const ROOM = 'Row 999'.length;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ROOM);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function textLength(this: Element) {
    // A pixel more is no more than a rounded figure.
    return Math.max(ROOM, this.textContent.length - 1);
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const isWhole = (id: number) => screen.getByText(`Row ${id}`).closest('[role="cell"]')?.hasAttribute('data-whole');

it('cells of rows that come are marked when they have room for all of their text, until the rows rest', () => {
  renderPage(table(ALL));
  rest();
  scrollTo(3 * ROW_HEIGHT);
  expect([isWhole(4), isWhole(26)]).toEqual([false, true]);
  rest();

  expect(document.querySelector('[data-whole]')).toBeNull();
});

it('cells of rows that have no room are not marked, although the row before them was', () => {
  const long = Array.from({ length: 300 }, (_, id) => (id < 100 ? id : id + 1_000_000));
  renderPage(table(long));
  scrollTo(50 * ROW_HEIGHT);
  expect(isWhole(50)).toBe(true);
  scrollTo(150 * ROW_HEIGHT);

  expect(isWhole(1_000_150)).toBe(false);
});
