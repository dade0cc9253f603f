import { screen } from '@testing-library/react';

import { TableSkeleton } from '#client/ui/virtual-table/TableSkeleton';
import { renderPage } from '#test/support/page/renderPage';

const columns = [
  { id: 'name', header: 'Name', width: '2fr' },
  { id: 'order', header: 'Order', width: '64px', isNumber: true },
];

const shape = () => screen.getByRole('progressbar', { name: 'Loading...' });

it('a table that is being read has its head and its columns already', () => {
  renderPage(<TableSkeleton rows={3} columns={columns} />);
  const [head, ...rows] = [...shape().querySelectorAll('.cells')];

  expect([...(head?.children ?? [])].map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Name', ''],
    ['Order', 'number'],
  ]);
  expect(rows.map(({ childElementCount }) => childElementCount)).toEqual([2, 2, 2]);
  expect(shape()).toHaveStyle({ '--columns': '2fr 64px' });
});

it('a table whose columns are not known has rows of one bar', () => {
  renderPage(<TableSkeleton rows={2} />);

  expect([...shape().querySelectorAll('.cells')].map(({ childElementCount }) => childElementCount)).toEqual([1, 1]);
});
