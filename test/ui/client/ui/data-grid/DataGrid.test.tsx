import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';

import { DataGrid } from '#client/ui/data-grid/DataGrid';
import { COLUMNS, header, keyOf, metals, nameOf, names, Shown, wholePage, type Metal } from '#test/support/page/metals';
import { renderPage } from '#test/support/page/renderPage';
import { keepSaved, pass } from '#test/support/page/steps';

afterEach(() => {
  localStorage.clear();
});

it('shows the first page of its rows, and says which', async () => {
  renderPage(<Shown rows={metals(60)} />);

  expect(screen.getByRole('grid', { name: 'Metals' })).toBeVisible();
  expect(screen.getByText('1–25 of 60')).toBeVisible();
  await wholePage(25);
});

it('draws the rows that fit into the window first, and the others once those are painted', () => {
  jest.useFakeTimers();
  try {
    renderPage(<Shown rows={metals(60)} />);

    // Of 768 pixels 300 are none of the rows', which have 45 each.
    expect(names()).toHaveLength(11);
    pass(100);
    expect(names()).toHaveLength(25);
  } finally {
    jest.useRealTimers();
  }
});

it('sorts up, down and not at all by clicks on a header, with what is empty last', async () => {
  const { person } = renderPage(<Shown rows={metals(3)} />);

  await person.click(header('Price'));
  expect(names()).toEqual(['Metal 3', 'Metal 2', 'Metal 1']);
  expect(header('Price')).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByText('sort=price&page=')).toBeVisible();
  await person.click(header('Price'));
  expect(names()).toEqual(['Metal 2', 'Metal 3', 'Metal 1']);
  expect(screen.getByText('sort=-price&page=')).toBeVisible();
  await person.click(header('Price'));
  expect(names()).toEqual(['Metal 1', 'Metal 2', 'Metal 3']);
  expect(screen.getByText('sort=&page=')).toBeVisible();
});

it.each([
  [{ sort: 'colour', page: '99' }, 'Metal 51'],
  [{ sort: 'actions', page: 'two' }, 'Metal 1'],
  [{ sort: '-name', page: '3' }, 'Metal 10'],
])('shows what the address %j asks for, as far as that exists', (at, first) => {
  renderPage(<Shown rows={metals(60)} at={at} />);

  expect(names()[0]).toBe(first);
});

it('turns pages, and shows fifty rows on one when asked to, also the next time', async () => {
  const { person, unmount } = renderPage(<Shown rows={metals(60)} />);
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()[0]).toBe('Metal 26');
  await person.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await person.click(screen.getByRole('option', { name: '50' }));
  expect(names()).toHaveLength(50);
  unmount();
  renderPage(<Shown rows={metals(60)} />);

  await wholePage(50);
});

it('hides columns, all of them too, and brings them back', async () => {
  const { person } = renderPage(<Shown rows={metals(2)} />);
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of ['Name', 'Price', 'Actions']) await person.click(screen.getByRole('menuitemcheckbox', { name }));
  expect(screen.getByText('All columns are hidden. “Columns” brings them back.')).toBeInTheDocument();
  await person.click(screen.getByRole('menuitem', { name: 'Show all columns' }));
  await person.keyboard('{Escape}');

  expect(names()).toEqual(['Metal 1', 'Metal 2']);
});

it('remembers the layout, and no value, on this device', async () => {
  const { person, unmount } = renderPage(<Shown rows={metals(2)} at={{ sort: 'name' }} />);
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  await person.click(screen.getByRole('menuitemradio', { name: 'Compact rows' }));
  unmount();
  expect(JSON.parse(localStorage.getItem('mawid.grid.metals') ?? '')).toEqual({
    hidden: ['price'],
    widths: {},
    density: 'compact',
    pageSize: 25,
  });
  renderPage(<Shown rows={metals(2)} />);

  expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull();
});

it('ignores a layout that it cannot read', async () => {
  localStorage.setItem('mawid.grid.metals', '{"hidden":"price","pageSize":26,"density":1}');
  renderPage(<Shown rows={metals(60)} />);

  expect(header('Price')).toBeVisible();
  await wholePage(25);
});

describe('its check boxes', () => {
  function Selectable({ rows }: { rows: readonly Metal[] }) {
    const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
    return <Shown rows={rows} selection={{ selected, onSelect, action: <b>{`${selected.size} selected`}</b> }} />;
  }

  it('are named by their rows, and select them on all pages', async () => {
    const { person } = renderPage(<Selectable rows={metals(60)} />);
    await person.click(screen.getByRole('checkbox', { name: 'Select Metal 2' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Metal 2');
    await person.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('60 selected')).toBeVisible();
    await person.click(screen.getByRole('checkbox', { name: 'Select all' }));
    // What can be done with a selection stands there for one alone.
    expect(screen.queryByText(/selected/)).toBeNull();
  });
});

it.each([
  [25, false],
  [26, true],
])('%i rows need other pages: %s', (count, isPaged) => {
  renderPage(<Shown rows={metals(count)} />);

  expect(screen.queryByRole('button', { name: 'Next page' }) !== null).toBe(isPaged);
});

it('draws its cells no second time when nothing of it has changed', () => {
  const cell = jest.fn(({ name }: Metal) => name);
  const columns = [{ ...COLUMNS[0]!, cell }];
  const view = { sort: '', page: '', onSort: () => undefined, onPage: () => undefined };
  const rows = metals(3);
  const selection = { selected: new Set<string>(), onSelect: () => undefined, action: null };
  const given = { columns, rows, view, selection, rowKey: keyOf, nameOf };
  const grid = () => <DataGrid name="metals" label="Metals" {...given} />;
  const { rerender } = renderPage(grid());
  cell.mockClear();
  rerender(grid());

  expect(cell).not.toHaveBeenCalled();
});

describe('what leaves the page of a grid', () => {
  const saved = keepSaved();

  it('is every row in a file, as it is sorted, with the columns on screen', async () => {
    const { person } = renderPage(<Shown rows={metals(30)} at={{ sort: '-price' }} />);
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(screen.getByRole('menuitem', { name: 'Download CSV' }));

    expect(saved[0]?.name).toBe('metals.csv');
    const lines = (await saved[0]!.bytes()).toString('latin1').split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['\xef\xbb\xbfName,Price', 'Metal 2,999', 'Metal 3,998']);
    expect(lines.slice(-2)).toEqual(['Metal 1,', '']);
    expect(lines).toHaveLength(32);
  });

  it('is every row on paper', async () => {
    const { person } = renderPage(<Shown rows={metals(30)} />);
    const print = jest.fn();
    Object.assign(window, { print });
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(screen.getByRole('menuitem', { name: 'Print' }));

    // A part of the page, which hides all else on paper: a tablet prints no frame.
    const paper = document.querySelector<HTMLElement>('body > .paper')!;
    const sheet = within(paper);
    expect(print).toHaveBeenCalledTimes(1);
    expect(sheet.getByRole('heading', { name: 'Metals', hidden: true })).toBeInTheDocument();
    expect(sheet.getAllByRole('row', { hidden: true })).toHaveLength(31);
    // A cell begins where its head does, whichever way its text runs.
    expect(sheet.getAllByRole('cell', { hidden: true })[0]).not.toHaveAttribute('dir');
    expect(sheet.getAllByRole('cell', { hidden: true })[0]?.firstElementChild?.tagName).toBe('BDI');
    // Numbers end where their head does.
    const numbers = [...paper.querySelectorAll('.numbers')].map(({ textContent }) => textContent);
    expect(numbers.slice(0, 3)).toEqual(['Price', '', '999']);
    expect(numbers).toHaveLength(31);
    fireEvent(window, new Event('afterprint'));
    expect(paper).not.toBeInTheDocument();

    await person.keyboard('{Control>}p{/Control}');
    expect(print).toHaveBeenCalledTimes(2);
    // Not every browser says that it has printed: the next press ends it, also one that prints anew.
    await person.keyboard('{Control>}p{/Control}');
    expect(print).toHaveBeenCalledTimes(3);
    expect(document.querySelectorAll('.paper')).toHaveLength(1);
    fireEvent.pointerDown(document.body);
    expect(document.querySelector('.paper')).toBeNull();
    const dialog = Object.assign(document.createElement('div'), { role: 'dialog' });
    document.body.appendChild(dialog);
    await person.keyboard('{Control>}p{/Control}');
    expect(print).toHaveBeenCalledTimes(3);
    dialog.remove();
  });
});

it('goes to the page of a row that was just made, once, and tints it for a while', async () => {
  jest.useFakeTimers();
  try {
    const { rerender } = renderPage(<Shown rows={metals(30)} />);
    pass(100);
    rerender(<Shown rows={metals(60)} made={[keyOf(metals(60)[57]!)]} />);
    pass(100);
    expect(names()[0]).toBe('Metal 51');
    const row = screen.getByRole('row', { name: /Metal 58/ });
    expect(row).toHaveClass('made');
    pass(8000);
    expect(row).not.toHaveClass('made');
  } finally {
    jest.useRealTimers();
  }
  await wholePage(10);
});
