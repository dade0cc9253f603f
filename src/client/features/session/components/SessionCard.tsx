import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { Logo } from '#client/ui/page/Logo';

interface SessionCardProps {
  productName: string;
  title: string;
  prompt: string;
  /** What a person should know before. */
  note: string | null;
  /** What stands at the end of the line of the logo. */
  corner?: ReactNode;
  children: ReactNode;
}

/** The card in the middle of an empty page on which somebody says who they are. */
export function SessionCard({ productName, title, prompt, note, corner, children }: SessionCardProps) {
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        padding: 2,
        '&:focus-visible': { outlineOffset: '-3px' },
      }}
    >
      <Box
        sx={{
          width: '100%',
          maxWidth: 400,
          padding: 4,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Logo name={productName} />
          {corner}
        </Box>
        <Box component="h1" sx={{ typography: 'h1', marginBlock: '24px 4px' }}>
          {title}
        </Box>
        <Box sx={{ marginBlockEnd: 3, color: 'text.secondary' }}>{prompt}</Box>
        {note && (
          <Box role="status" sx={{ marginBlockEnd: 3, padding: 1.5, borderRadius: 1, bgcolor: 'accentSoft' }}>
            {note}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}
