import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Cards of equal width under a quiet heading. */
export function CardGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ flex: 'none' }}>
      <Typography component="h2" variant="h3" sx={{ marginBlockEnd: 1, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))', gap: 2 }}>
        {children}
      </Box>
    </Box>
  );
}
