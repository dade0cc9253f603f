import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** The next step, if there is one. */
  children?: ReactNode;
}

/** Says that a list is empty, and what to do next. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 2,
        flex: 1,
        padding: 4,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <span>{text}</span>
      {children}
    </Box>
  );
}
