import type { GridColumn } from './gridColumn';
import type { RowAction } from './RowActions';
import { RowActions } from './RowActions';

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
