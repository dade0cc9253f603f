import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What stands one below the other in the height that a section has left, and scrolls in it; a strip of it at least. */
export function SectionBody({ children }: { children: ReactNode }) {
  return <Box sx={LOOK}>{children}</Box>;
}

const LOOK = {
  display: 'grid',
  // What is wide, such as a table, scrolls in itself.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2,
  overflowY: 'auto',
  minHeight: 200,
  flex: '1 1 auto',
};
