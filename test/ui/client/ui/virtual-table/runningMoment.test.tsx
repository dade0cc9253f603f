import { fireEvent, screen, waitFor } from '@testing-library/react';

import { HEAD_HEIGHT } from '#client/ui/virtual-table/rowGeometry';
import { ALL, layOutRows, ROW_HEIGHT, rowOf, scrolled, scrollTo, table } from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';
import { focus } from '#test/support/page/steps';

layOutRows();

const heads = {
  groupOf: (id: number) => String(Math.floor(id / 100)),
  textOf: (rows: readonly number[], start: number) => `From ${rows[start]}`,
};
const words = { text: 'Now · 15:04', earlier: '40 earlier today', back: 'Now' };
const moment = { ...words, opensAt: 40, lineBefore: 42 };
const OPEN = 40 * ROW_HEIGHT;

it('opens with the row of the moment first, and draws no row before it twice', () => {
  renderPage(table(ALL, { heads, moment }));

  expect(scrolled()).toBe(OPEN);
  expect(rowOf(40)).toBeInTheDocument();
  expect(screen.queryByText('Row 0')).not.toBeInTheDocument();
});

it('its line stands between what has begun and what has not, and moves alone', () => {
  const { rerender } = renderPage(table(ALL, { heads, moment }));
  const line = () => screen.getByText('Now · 15:04').parentElement;
  expect(line()?.style.insetBlockStart).toBe(`${HEAD_HEIGHT + 42 * ROW_HEIGHT}px`);
  expect(line()).toHaveAttribute('aria-hidden', 'true');
  rerender(table(ALL, { heads, moment: { ...moment, opensAt: 41, lineBefore: 43 } }));

  expect(line()?.style.insetBlockStart).toBe(`${HEAD_HEIGHT + 43 * ROW_HEIGHT}px`);
  expect(scrolled()).toBe(OPEN);
});

it('the head of the group leads to what was earlier, and back', () => {
  renderPage(table(ALL, { heads, moment }));
  fireEvent.click(screen.getByText('40 earlier today'));
  expect(scrolled()).toBe(0);
  fireEvent.click(screen.getByText('Now'));

  expect(scrolled()).toBe(OPEN);
  expect(screen.getByText('40 earlier today')).toBeInTheDocument();
});

it('n on a row leads to the moment', async () => {
  renderPage(table(ALL, { heads, moment }));
  fireEvent.click(screen.getByText('40 earlier today'));
  focus(screen.getByText('Row 3'));
  fireEvent.keyDown(screen.getByText('Row 3'), { key: 'n' });

  expect(scrolled()).toBe(OPEN);
  await waitFor(() => expect(screen.getByText('Row 40')).toHaveFocus());
});

it('goes with the moment while rows arrive, until somebody scrolls', () => {
  const { rerender } = renderPage(table(ALL.slice(20), { heads, isGrowing: true, moment: { ...moment, opensAt: 20 } }));
  expect(scrolled()).toBe(20 * ROW_HEIGHT);
  rerender(table(ALL.slice(10), { heads, isGrowing: true, moment: { ...moment, opensAt: 30 } }));
  expect(scrolled()).toBe(30 * ROW_HEIGHT);
  scrollTo(35 * ROW_HEIGHT);
  rerender(table(ALL, { heads, moment }));

  expect(scrolled()).toBe(45 * ROW_HEIGHT);
});

it('stays where somebody has been led while rows arrive', () => {
  const { rerender } = renderPage(table(ALL.slice(20), { heads, isGrowing: true, moment: { ...moment, opensAt: 20 } }));
  fireEvent.click(screen.getByText('40 earlier today'));
  rerender(table(ALL.slice(20), { heads, moment: { ...moment, opensAt: 20 } }));

  expect(scrolled()).toBe(0);
});

it('begins there anew when it is narrowed otherwise, and once all rows are there no more by itself', () => {
  const { rerender } = renderPage(table(ALL, { heads, moment }));
  scrollTo(100 * ROW_HEIGHT);
  rerender(table(ALL.slice(1), { heads, moment: { ...moment, opensAt: 39 } }));
  expect(scrolled()).toBe(99 * ROW_HEIGHT);
  rerender(table(ALL, { heads, moment, topic: 'other' }));

  expect(scrolled()).toBe(OPEN);
});
