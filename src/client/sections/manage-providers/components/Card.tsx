import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One entry of the directory. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 62px',
      }}
    >
      {children}
    </Box>
  );
}
