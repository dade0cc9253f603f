import { screen } from '@testing-library/react';

import { header, metals, onEdit, Shown } from '#test/support/page/metals';
import { renderPage } from '#test/support/page/renderPage';

describe('the keyboard in a grid', () => {
  const focused = () => document.activeElement;
  const cell = (row: string, column: string) =>
    document.querySelector<HTMLElement>(`[data-id="${row}"] [data-field="${column}"]`);
  const open = (count = 3) => renderPage(<Shown rows={metals(count)} />);

  it('has one stop of Tab', async () => {
    const { person } = open();
    await person.click(cell('1', 'name')!);
    await person.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
    await person.tab({ shift: true });
    expect(cell('1', 'name')).toHaveFocus();
    await person.tab({ shift: true });

    expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
  });

  it('goes from cell to cell, into a field and out again', async () => {
    const { person } = open();
    await person.click(cell('1', 'name')!);
    await person.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell('2', 'price')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Price of Metal 2')).toHaveFocus();
    await person.keyboard('{ArrowDown}{Home}{ArrowLeft}');
    expect(screen.getByLabelText('Price of Metal 2')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Price of Metal 3')).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(cell('3', 'price')).toHaveFocus();
    await person.keyboard('{F2}');
    expect(screen.getByLabelText('Price of Metal 3')).toHaveFocus();
  });

  it('reaches the buttons of a row, and presses them', async () => {
    const { person } = open();
    await person.click(cell('2', 'name')!);
    await person.keyboard('{End}');
    expect(focused()).toHaveAccessibleName('Edit Metal 2');
    await person.keyboard(' {ArrowRight}');
    expect(onEdit).toHaveBeenCalledWith('Metal 2');
    expect(focused()).toHaveAccessibleName('Delete Metal 2');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(cell('2', 'price')).toHaveFocus();
  });

  it.each([
    ['{Control>}{Home}{/Control}', '1', 'name'],
    ['{ArrowRight}{Home}', '2', 'name'],
  ])('goes by %s to row %s', async (keys, row, column) => {
    const { person } = open();
    await person.click(cell('2', 'name')!);
    await person.keyboard(keys);

    expect(cell(row, column)).toHaveFocus();
  });

  it('goes by Ctrl+End to the last cell', async () => {
    const { person } = open();
    await person.click(cell('1', 'name')!);
    await person.keyboard('{Control>}{End}{/Control}');

    expect(focused()).toHaveAccessibleName('Edit Metal 3');
  });

  it('sorts by a header that has the focus', async () => {
    const { person } = open();
    await person.click(cell('1', 'name')!);
    await person.keyboard('{ArrowUp}{ArrowRight}{Enter}');

    expect(screen.getByText('sort=price&page=')).toBeVisible();
  });

  it('gives the focus of a row that goes to the one that takes its place', async () => {
    const { person, rerender } = open();
    await person.click(cell('2', 'name')!);
    await person.keyboard('{End}{ArrowRight}');
    rerender(<Shown rows={metals(3).filter(({ id }) => id !== 2)} />);

    expect(await screen.findByRole('button', { name: 'Edit Metal 3' })).toHaveFocus();
  });

  it('keeps the focus where it is when rows come or change', async () => {
    const { person, rerender } = open();
    await person.click(cell('2', 'name')!);
    await person.keyboard('{End}{ArrowRight}');
    rerender(<Shown rows={[{ id: 9, name: 'Metal 9', price: 3 }, ...metals(3)]} />);
    await screen.findByText('Metal 9');

    expect(focused()).toHaveAccessibleName('Delete Metal 2');
  });
});

describe('a text that a cell cuts off', () => {
  /** The page of the tests has no layout: every text is wider than its place. */
  const cutAll = () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  };
  const shown = () => document.querySelector('[data-full-text]')?.textContent;

  it('is shown in full on the cell that the keyboard is in, until Escape or the next cell', async () => {
    const { person } = renderPage(<Shown rows={metals(3)} />);
    await person.click(header('Name'));
    cutAll();
    await person.keyboard('{ArrowDown}');
    expect(shown()).toBe('Metal 1');
    await person.keyboard('{ArrowDown}');
    expect(shown()).toBe('Metal 2');
    await person.keyboard('{Escape}');
    expect(shown()).toBeUndefined();
  });

  it('is shown in full under the pointer', async () => {
    const { person } = renderPage(<Shown rows={metals(3)} />);
    cutAll();
    await person.hover(screen.getByText('Metal 3'));
    expect(shown()).toBe('Metal 3');
  });
});
