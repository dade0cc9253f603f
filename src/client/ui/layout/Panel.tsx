import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** What stands beside the title, and is no part of it. */
  aside?: ReactNode;
  /** Whether it is a landmark by its title. */
  isRegion?: boolean;
  children: ReactNode;
}

const headLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  padding: '12px 16px',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** A titled surface with a hairline around it. */
export function Panel({ title, aside, isRegion = false, children }: PanelProps) {
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
      <Box sx={headLook}>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {aside && <Box sx={{ color: 'text.secondary' }}>{aside}</Box>}
      </Box>
      {children}
    </Box>
  );
}
