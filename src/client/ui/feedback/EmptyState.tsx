import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** What it is about, where it has a page to itself. */
  icon?: LucideIcon;
  /** The next step, if there is one. */
  children?: ReactNode;
}

/** Says that a list is empty, and what to do next. */
export function EmptyState({ text, icon: Icon, children }: EmptyStateProps) {
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
      {Icon && (
        <Box sx={{ padding: '15px', borderRadius: '50%', color: 'primary.main', backgroundColor: 'accentSoft' }}>
          <Icon size={26} style={{ display: 'block' }} />
        </Box>
      )}
      <span>{text}</span>
      {children}
    </Box>
  );
}
