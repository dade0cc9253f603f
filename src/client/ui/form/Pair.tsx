import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PairProps {
  /** Pixels that each field needs; where there are fewer, they stand one above the other. */
  leastWidth?: number;
  children: ReactNode;
}

/** Two fields side by side, and what is done with both after them. */
export function Pair({ leastWidth = 0, children }: PairProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: leastWidth > 0 ? 'wrap' : 'nowrap',
        gap: 1.5,
        alignItems: 'start',
        '> div': { flex: `1 1 ${leastWidth}px`, minWidth: 0 },
      }}
    >
      {children}
    </Box>
  );
}
