import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { DataGrid, type GridSelection } from '#client/ui/data-grid/DataGrid';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { RowActions } from '#client/ui/plain/RowActions';

/** What stands in the rows of a grid that is tested. */
export interface Metal {
  id: number;
  name: string;
  price: number | null;
}

/** Was called with the name of the metal whose "Edit" was pressed. */
export const onEdit = jest.fn();

export const COLUMNS: readonly GridColumn<Metal>[] = [
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

/** So many metals, cheaper one after the other; the first has no price. */
export const metals = (count: number): Metal[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Metal ${at + 1}`,
    price: at === 0 ? null : 1000 - at,
  }));

interface ShownProps {
  rows: readonly Metal[];
  at?: { sort?: string; page?: string };
  selection?: GridSelection;
  /** The keys of what was just made. */
  made?: readonly string[];
}

/** A grid of metals between two buttons, and what it would have stand in the address. */
export function Shown({ rows, at = {}, selection, made }: ShownProps) {
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
          onPage: (chosen) => setPage(String(chosen)),
        }}
        selection={selection}
        {...(made && { made })}
      />
      <button type="button">after</button>
    </>
  );
}

export const keyOf = ({ id }: Metal) => String(id);
export const nameOf = ({ name }: Metal) => name;

/** The names that are drawn, from the top. */
export const names = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-field="name"][role="gridcell"]')?.textContent ?? []);
/** The whole page stands there: what does not fit into the window comes after the first paint. */
export const wholePage = (rows: number) => waitFor(() => expect(names()).toHaveLength(rows));
export const header = (name: string) => screen.getByRole('columnheader', { name });
