import { TableSkeleton } from '../TableSkeleton';
import type { GridColumn } from './gridColumn';

/** The shape of a grid before its rows are there. */
export function GridSkeleton<Row>({ columns }: { columns: readonly GridColumn<Row>[] }) {
  return (
    <TableSkeleton
      columns={columns.map(({ minWidth, grow, ...column }) => ({
        ...column,
        width: grow ? `minmax(${minWidth}px, ${grow}fr)` : `${minWidth}px`,
      }))}
    />
  );
}
