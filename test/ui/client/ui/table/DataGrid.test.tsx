import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import type { GridSelection } from '#client/ui/table/DataGrid';
import { DataGrid } from '#client/ui/table/DataGrid';
import type { GridColumn } from '#client/ui/table/grid/gridColumn';
import { gridMessages } from '#client/ui/table/grid/messages';
import { RowActions } from '#client/ui/table/grid/RowActions';
import { LanguageContext } from '#client/ui/useT';
import { renderPage } from '#test/support/page/renderPage';

interface Metal {
  id: number;
  name: string;
  price: number | null;
}

const onEdit = jest.fn();
const onSelect = jest.fn();
const NONE: ReadonlySet<string> = new Set();

const COLUMNS: readonly GridColumn<Metal>[] = [
  { id: 'name', header: 'Name', minWidth: 100, grow: 1, value: ({ name }) => name },
  {
    id: 'price',
    header: 'Price',
    minWidth: 100,
    isNumber: true,
    value: ({ price }) => price,
    cell: ({ name, price }) => <input aria-label={`Price of ${name}`} tabIndex={-1} defaultValue={price ?? ''} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    minWidth: 80,
    hasControl: true,
    cell: ({ name }, tabIndex) => (
      <RowActions
        tabIndex={tabIndex}
        actions={[
          {
            label: `Edit ${name}`,
            icon: 'edit',
            onClick: () => {
              onEdit(name);
            },
          },
          { label: `Delete ${name}`, icon: 'delete', onClick: () => undefined },
        ]}
      />
    ),
  },
];

const metals = (count: number): Metal[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Metal ${at + 1}`,
    price: at === 0 ? null : 1000 - at,
  }));

interface ShownProps {
  rows: readonly Metal[];
  at?: { sort?: string; page?: string };
  selection?: GridSelection;
}

function Shown({ rows, at = {}, selection }: ShownProps) {
  const [sort, onSort] = useState(at.sort ?? '');
  const [page, setPage] = useState(at.page ?? '');
  return (
    <>
      <output>{`sort=${sort}&page=${page}`}</output>
      <button type="button">before</button>
      <DataGrid
        name="metals"
        label="Metals"
        columns={COLUMNS}
        rows={rows}
        rowKey={keyOf}
        nameOf={nameOf}
        view={{
          sort,
          page,
          onSort,
          onPage: (chosen) => {
            setPage(String(chosen));
          },
        }}
        selection={selection}
      />
      <button type="button">after</button>
    </>
  );
}

const keyOf = ({ id }: Metal) => String(id);
const nameOf = ({ name }: Metal) => name;

const names = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-field="name"][role="gridcell"]')?.textContent ?? []);
/** The whole page stands there: what does not fit into the window comes after the first paint. */
const wholePage = (rows: number) =>
  waitFor(() => {
    expect(names()).toHaveLength(rows);
  });
const header = (name: string) => screen.getByRole('columnheader', { name });

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
    act(() => {
      jest.advanceTimersByTime(100);
    });
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

describe('its keyboard', () => {
  const focused = () => document.activeElement;
  const cell = (row: string, column: string) =>
    document.querySelector<HTMLElement>(`[data-id="${row}"] [data-field="${column}"]`);
  const open = (count = 3) => renderPage(<Shown rows={metals(count)} />);

  it('has one stop of Tab', async () => {
    const { person } = open();
    await person.click(cell('1', 'name')!);
    await person.tab();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await person.tab({ shift: true });
    expect(cell('1', 'name')).toHaveFocus();
    await person.tab({ shift: true });

    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus();
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
    expect(screen.getByText('0 selected')).toBeVisible();
  });
});

describe('what leaves the page', () => {
  it('is every row in a file, as it is sorted, with the columns on screen', async () => {
    let blob: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { person } = renderPage(<Shown rows={metals(30)} at={{ sort: '-price' }} />);
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(screen.getByRole('menuitem', { name: 'Download CSV' }));

    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('metals.csv');
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(reader.result as ArrayBuffer);
      };
      reader.readAsArrayBuffer(blob!);
    });
    const lines = Buffer.from(bytes).toString('latin1').split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['\xef\xbb\xbfName,Price', 'Metal 2,999', 'Metal 3,998']);
    expect(lines.slice(-2)).toEqual(['Metal 1,', '']);
    expect(lines).toHaveLength(32);
  });

  it('is every row on paper', async () => {
    const { person } = renderPage(<Shown rows={metals(30)} />);
    const print = jest.fn();
    const append = document.body.append.bind(document.body);
    jest.spyOn(document.body, 'append').mockImplementation((frame) => {
      append(frame);
      Object.assign((frame as HTMLIFrameElement).contentWindow!, { print });
    });
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(screen.getByRole('menuitem', { name: 'Print' }));

    const paper = document.querySelector('iframe')!;
    const sheet = within(paper.contentDocument!.body);
    expect(print).toHaveBeenCalledTimes(1);
    expect(sheet.getByRole('heading', { name: 'Metals' })).toBeInTheDocument();
    expect(sheet.getAllByRole('row')).toHaveLength(31);
    fireEvent(paper.contentWindow!, new Event('afterprint'));
    expect(paper).not.toBeInTheDocument();
  });
});

it('draws its cells no second time when nothing of it has changed', () => {
  const cell = jest.fn(({ name }: Metal) => name);
  const columns = [{ ...COLUMNS[0]!, cell }];
  const view = { sort: '', page: '', onSort: () => undefined, onPage: () => undefined };
  const rows = metals(3);
  const grid = () => (
    <DataGrid
      name="metals"
      label="Metals"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      nameOf={nameOf}
      view={view}
      selection={{ selected: NONE, onSelect, action: null }}
    />
  );
  const { rerender } = renderPage(grid());
  cell.mockClear();
  rerender(grid());

  expect(cell).not.toHaveBeenCalled();
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

it('says nothing in the words of its library, whatever is open', async () => {
  const translations = Object.values(gridMessages).map(({ id, defaultMessage }) => [
    id,
    `⟦${defaultMessage.includes('{name}') ? '{name}' : id}⟧`,
  ]);
  const data = ['Metals', ...metals(3).map(nameOf), ...COLUMNS.map((column) => column.header)];
  const isOurs = (text: string) =>
    /^⟦.*⟧$/.test(text) || data.some((one) => text.endsWith(one)) || /^[✎✗\d\s]*$/.test(text);
  const foreign = () =>
    [...document.querySelectorAll('*')]
      .filter((element) => !element.closest('output, style, [data-ours]'))
      .flatMap((element) => [
        ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
      ])
      .filter((text) => text.replace(/\u200b/g, '').trim() !== '' && !isOurs(text));
  const { person } = renderPage(
    <LanguageContext value={{ locale: 'en', sentences: Object.fromEntries(translations) as Record<string, string> }}>
      <Shown
        rows={metals(3)}
        at={{ sort: 'name' }}
        selection={{ selected: new Set(['2']), onSelect: () => undefined, action: null }}
      />
    </LanguageContext>,
  );
  screen.getAllByRole('button', { name: /before|after/ }).forEach((button) => {
    button.dataset.ours = '';
  });
  expect(foreign()).toEqual([]);
  await person.hover(header('Name'));
  expect(foreign()).toEqual([]);
  await person.click(screen.getByRole('combobox', { name: '⟦grid.rowsPerPage⟧' }));
  expect(foreign()).toEqual([]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: '⟦grid.export⟧' }));
  expect(foreign()).toEqual([]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: '⟦grid.columns⟧' }));
  for (const name of ['Name', 'Price', 'Actions']) await person.click(screen.getByRole('menuitemcheckbox', { name }));
  expect(foreign()).toEqual([]);
});
