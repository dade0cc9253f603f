import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode, RefObject } from 'react';

import { FullText } from '../table/FullText';

interface GridBoxProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref: RefObject<HTMLElement | null>;
}

/** What a grid and what belongs to it stand in; what the grid cuts off is shown in full. */
export function GridBox({ ref, children, ...props }: GridBoxProps) {
  return (
    <Box
      {...props}
      ref={ref}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: { xs: 'none', sm: '1 1 0' },
        gap: 1,
        minWidth: 0,
        minHeight: 240,
      }}
    >
      <FullText within={ref} />
      {children}
    </Box>
  );
}

/** Pixels of a grid that are no row: its head, and the lines around it. */
const HEAD_HEIGHT = 42;

/** The room of a grid, which is as high as its rows, as far as there is room. */
export function RowsRoom({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      style={{ flex: `0 1 ${HEAD_HEIGHT + height}px` }}
    >
      {children}
    </Box>
  );
}
