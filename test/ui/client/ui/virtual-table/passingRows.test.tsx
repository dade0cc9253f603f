import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { RowOpener } from '#client/ui/virtual-table/RowOpener';
import { VirtualTable } from '#client/ui/virtual-table/VirtualTable';
import { ALL, layOutRows, rest, ROW_HEIGHT, rowOf, scrollTo } from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';
import { focus, stopTime } from '#test/support/page/steps';

layOutRows();

stopTime();

/** A table whose rows open, and usually show their name alone while they pass. */
function Opening({ isAlwaysWhole = false }: { isAlwaysWhole?: boolean }) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const cell = (id: number, isOpen: boolean) => (
    <RowOpener isOpen={isOpen} onToggle={() => setOpenKey(isOpen ? null : String(id))}>{`Row ${id}`}</RowOpener>
  );
  const whole = { id: 'id', header: 'Id', width: '1fr', cell };
  const columns = [isAlwaysWhole ? whole : { ...whole, passing: (id: number) => `Row ${id}` }];
  return <VirtualTable label="Rows" columns={columns} rows={ALL} rowKey={String} openKey={openKey} isRecycled />;
}

const openers = () => document.querySelectorAll('[aria-expanded]').length;
const inView = () => document.querySelectorAll('[data-key]').length;
/** Scrolls to these rows, one move after another. */
const move = (...rows: number[]) => rows.forEach((row) => scrollTo(row * ROW_HEIGHT));

it('rows show their texts alone from the second far move on, until they rest', () => {
  renderPage(<Opening />);
  move(20);
  expect(openers()).toBe(inView());
  move(40);
  expect(screen.getByText('Row 45')).toBeInTheDocument();
  expect(openers()).toBe(0);
  rest();

  expect(openers()).toBe(inView());
});

it('rows are whole again once they move by little', () => {
  renderPage(<Opening />);
  move(20, 40, 42);
  expect(openers()).toBe(0);
  move(43);

  expect(openers()).toBe(inView());
});

it('a row with the focus stays whole, wherever it is', () => {
  renderPage(<Opening />);
  focus(screen.getByText('Row 3'));
  move(20, 40, 20);

  expect(openers()).toBe(1);
  expect(screen.getByText('Row 3')).toHaveFocus();
});

it('a passing row that is pressed is whole first, and opens', () => {
  // The page of the tests has no layout: what lies under the pointer is told.
  document.elementFromPoint = () => screen.getByText('Row 45');
  renderPage(<Opening />);
  move(20, 40);
  fireEvent.click(screen.getByText('Row 45'));

  expect(screen.getByText('Row 45')).toHaveFocus();
  expect(rowOf(45)).toHaveAttribute('data-open');
  expect(openers()).toBe(inView());
});

it('a passing row opens where nothing of it lies under the pointer any longer', () => {
  document.elementFromPoint = () => document.body;
  renderPage(<Opening />);
  move(20, 40);
  fireEvent.click(screen.getByText('Row 45'));

  expect(screen.getByText('Row 45')).toHaveFocus();
  expect(rowOf(45)).toHaveAttribute('data-open');
});

it('a row that is whole while it passes is pressed once', () => {
  renderPage(<Opening isAlwaysWhole />);
  move(20, 40);
  fireEvent.click(screen.getByText('Row 45'));

  expect(rowOf(45)).toHaveAttribute('data-open');
});
