import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';

interface CardActionsProps {
  /** How the card is called in the buttons. */
  name: string;
  viewLabel: string;
  onView: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** What can be done with a card, at its foot. */
export function CardActions({ name, viewLabel, onView, onEdit, onRemove, children }: CardActionsProps) {
  const words = useWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
      {children}
      <Button size="small" onClick={onView}>
        {viewLabel}
      </Button>
      <Button size="small" color="inherit" onClick={onEdit} aria-label={words(messages.edit, { name })}>
        {words(messages.editShort)}
      </Button>
      <Button size="small" color="error" onClick={onRemove} aria-label={words(messages.delete, { name })}>
        {words(messages.deleteConfirm)}
      </Button>
    </Box>
  );
}
