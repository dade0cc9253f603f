import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { TOUCH, useMedia } from './useMedia';

interface KeyHintsProps {
  /** What keys do here, in a line for which a phone has no room. */
  text: string;
  children?: ReactNode;
}

/** The hints for the keyboard below a table, and what leads to more of them; nothing on a page used by touch. */
export function KeyHints({ text, children }: KeyHintsProps) {
  const isTouched = useMedia(TOUCH);
  if (isTouched) return null;
  return (
    <Box data-off-paper sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: 12, color: 'text.secondary' }}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {text}
      </Box>
      {children}
    </Box>
  );
}
