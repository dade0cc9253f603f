import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { GridCellCheckboxRenderer } from '@mui/x-data-grid';

import type { CellValue } from '#client/lib/csv';
import type { Translate } from '#client/lib/text';
import type { GridColumn } from './gridColumn';
import { gridMessages } from './messages';

/** The columns as the library takes them; `widths` are those that a person has chosen. */
export function libraryColumnsOf<Row extends object>(
  columns: readonly GridColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): GridColDef<Row>[] {
  return columns.map(({ id, header, minWidth, grow = 0, isNumber = false, value, cell, hasControl = false }) => {
    const width = widths[id];
    const className = isNumber ? 'number' : undefined;
    return {
      field: id,
      headerName: header,
      minWidth: width === undefined ? minWidth : Math.min(width, minWidth),
      ...(width === undefined && grow > 0 ? { flex: grow } : { width: width ?? minWidth }),
      sortable: value !== undefined,
      // The one kind of column whose cells leave the focus to what is in them.
      ...(hasControl && { type: 'actions' as const, align: 'left' as const, headerAlign: 'left' as const }),
      display: 'flex' as const,
      cellClassName: className,
      headerClassName: className,
      valueGetter: (_: unknown, row: Row) => value?.(row),
      renderCell: ({ row, tabIndex }: { row: Row; tabIndex: number }) =>
        cell ? cell(row, tabIndex) : <Text value={value?.(row)} />,
    };
  });
}

/** The column of check boxes, each named by its row. */
export function checkboxColumnOf<Row extends object>(
  t: Translate,
  nameOf: (row: Row) => string,
): DataGridProps<Row>['checkboxColDef'] {
  return {
    width: 44,
    minWidth: 44,
    renderCell: (params) => {
      const label = t(gridMessages.select, { name: nameOf(params.row) });
      const named = { slotProps: { htmlInput: { 'aria-label': label } } };
      return <GridCellCheckboxRenderer {...params} {...named} />;
    },
  };
}

/** A value as a text in its own direction, in full under the pointer. */
function Text({ value }: { value: CellValue }) {
  const text = String(value ?? '');
  return <bdi title={text}>{text}</bdi>;
}
