import Box from '@mui/material/Box';

import { useIsPhone } from '../page/useMedia';
import { roomBefore } from '../table/roomBefore';
import { TableSkeleton } from '../virtual-table/TableSkeleton';
import type { GridColumn } from './gridColumn';

interface GridSkeletonProps<Row> {
  columns: readonly GridColumn<Row>[];
  /** Whether boxes will stand before the rows. */
  isSelectable?: boolean;
}

/** The shape of a grid before its rows are there, with the columns as they were when it was last seen. */
export function GridSkeleton<Row>({ columns, isSelectable }: GridSkeletonProps<Row>) {
  // Rows are cards there.
  const isPhone = useIsPhone();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 240 }}>
      <TableSkeleton
        isGrid
        isSelectable={isSelectable}
        widths={roomBefore(columns)}
        columns={(isPhone ? columns.slice(0, 1) : columns).map(({ minWidth, grow, ...column }) => ({
          ...column,
          width: grow ? `minmax(${minWidth}px, ${grow}fr)` : `${minWidth}px`,
        }))}
      />
    </Box>
  );
}
