import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields side by side, and what is done with both after them. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', '> div': { flex: 1, minWidth: 0 } }}>{children}</Box>
  );
}
