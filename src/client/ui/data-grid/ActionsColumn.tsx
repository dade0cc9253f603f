import { RowActions, type RowAction } from '../plain/RowActions';
import type { GridColumn } from './gridColumn';

/** The last column of a grid: the buttons of each row. */
export function actionsColumn<Row>(
  header: string,
  minWidth: number,
  actionsOf: (row: Row) => readonly RowAction[],
): GridColumn<Row> {
  return {
    id: 'actions',
    header,
    minWidth,
    hasControl: true,
    cell: (row, tabIndex) => <RowActions tabIndex={tabIndex} actions={actionsOf(row)} />,
  };
}
