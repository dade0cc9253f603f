import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SectionFrameProps {
  title: string;
  /** A quiet line under the title. */
  note?: ReactNode;
  /** Beside the title: what the page is narrowed to. */
  beside?: ReactNode;
  /** At the end of the title line: the one primary action, and small ones before it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** At the end of the line, also where nothing is beside the title; on a telephone below it unless all of them fit. */
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1.5 },
  marginInlineStart: { sm: 'auto' },
};

/** The page of a section: title and actions above, everything else below in the remaining height. */
export function SectionFrame({ title, note, beside, actions, children }: SectionFrameProps) {
  return (
    <Box
      data-scrolls
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 0.75, sm: 1 },
        height: '100%',
        padding: { xs: 1.5, sm: 2, md: 3 },
        paddingBlockStart: { xs: 0.25, sm: 1, md: 1 },
        overflow: 'auto',
      }}
    >
      <Box
        component="header"
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: { xs: 0.5, sm: 1.5 },
          minHeight: { xs: 44, sm: 36 },
        }}
      >
        <Box sx={{ flex: { xs: '1 1 auto', sm: beside ? 'none' : '1 1 auto' }, minWidth: 0 }}>
          <Box component="h1" sx={{ typography: 'h1', margin: 0, fontSize: { xs: 18, sm: 22 } }}>
            {title}
          </Box>
          {note}
        </Box>
        {beside && (
          <Box
            sx={{
              // On a telephone in a line of its own, if there is anything.
              order: { xs: 1, sm: 0 },
              flex: { xs: '1 1 100%', sm: '1 1 0' },
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              '&:empty': { display: 'none' },
            }}
          >
            {beside}
          </Box>
        )}
        {actions && (
          <Box data-off-paper sx={ACTIONS}>
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
