import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The frame of one found doctor or provider. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        contentVisibility: 'auto',
        containIntrinsicSize: { xs: 'auto 144px', sm: 'auto 62px' },
      }}
    >
      {children}
    </Box>
  );
}
