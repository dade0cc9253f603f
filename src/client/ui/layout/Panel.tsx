import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** A titled surface with a hairline around it. */
export function Panel({ title, children }: PanelProps) {
  return (
    <Box
      component="section"
      sx={{
        minWidth: 0,
        flex: 'none',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      <Typography component="h2" variant="h2" sx={{ padding: '12px 16px', borderBottom: 1, borderColor: 'divider' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
