import {
  GridCellCheckboxRenderer,
  GridHeaderCheckbox,
  type DataGridProps,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { createContext, useContext, type KeyboardEvent } from 'react';

import type { CellValue } from '#client/lib/csv';
import type { Translate } from '#client/lib/text';
import { OwnText } from '../language/OwnText';
import type { Widths } from '../table/sharedRoom';
import type { GridColumn } from './gridColumn';
import { gridMessages } from './messages';

/** The columns as the library takes them; of those without a width in `widths` those that grow share what is left. */
export function libraryColumnsOf<Row extends object>(
  columns: readonly GridColumn<Row>[],
  widths: Widths,
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

/** The check box in the head, which ticks the rows of all pages. */
export interface SelectAllState {
  isChecked: boolean;
  /** Whether it stands for some rows only. */
  isPartial: boolean;
  onToggle: () => void;
}

/** Where the check box in the head stands. A context, because the library keeps the first column of check boxes. */
export const SelectAll = createContext<SelectAllState>({
  isChecked: false,
  isPartial: false,
  onToggle: () => undefined,
});

/** Pixels of the column of check boxes. */
export const CHECKBOX_WIDTH = 44;

/** The column of check boxes, each named by its row. */
export function checkboxColumnOf(t: Translate, nameOf: (row: never) => string): DataGridProps['checkboxColDef'] {
  return {
    width: CHECKBOX_WIDTH,
    minWidth: CHECKBOX_WIDTH,
    renderHeader: (params) => <HeadCheckbox {...params} />,
    renderCell: (params) => {
      const label = t(gridMessages.select, { name: nameOf(params.row as never) });
      const named = { slotProps: { htmlInput: { 'aria-label': label } } };
      return <GridCellCheckboxRenderer {...params} {...named} />;
    },
  };
}

/** That of the library knows the rows of one page only. */
function HeadCheckbox(params: GridColumnHeaderParams) {
  const { isChecked, isPartial, onToggle } = useContext(SelectAll);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') onToggle();
  };
  const all = {
    checked: isChecked && !isPartial,
    indeterminate: isChecked && isPartial,
    onChange: onToggle,
    onKeyDown,
  };
  return <GridHeaderCheckbox {...params} {...all} />;
}

/** A value as a text in its own direction. */
function Text({ value }: { value: CellValue }) {
  return <OwnText>{String(value ?? '')}</OwnText>;
}
