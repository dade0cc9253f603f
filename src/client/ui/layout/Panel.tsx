import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Whether it is a landmark by its title. */
  isRegion?: boolean;
  children: ReactNode;
}

/** A titled surface with a hairline around it. */
export function Panel({ title, isRegion = false, children }: PanelProps) {
  return (
    <Box
      component="section"
      aria-label={isRegion ? title : undefined}
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
