import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionFrameProps {
  title: string;
  /** Beside the title: what the page is narrowed to. */
  beside?: ReactNode;
  /** At the end of the title line: the one primary action, and small ones before it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a section: title and actions above, everything else below in the remaining height. */
export function SectionFrame({ title, beside, actions, children }: SectionFrameProps) {
  return (
    <Box
      data-scrolls
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.75,
        height: '100%',
        padding: { xs: 2, md: 3 },
        paddingBlockStart: { xs: 2, md: 2 },
        overflow: 'auto',
      }}
    >
      <Box
        component="header"
        sx={{ flex: 'none', display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, minHeight: 36 }}
      >
        <Typography component="h1" variant="h1" sx={{ flex: beside ? 'none' : '1 1 auto', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {beside && (
          <Box sx={{ flex: '1 1 0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{beside}</Box>
        )}
        {actions && (
          // On a telephone what fits stands beside the title.
          <Box sx={{ display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
