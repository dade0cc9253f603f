import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { homeMessages } from '#client/sections/home-services/messages';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';

interface CardActionsProps {
  /** The name of the card, for its buttons. */
  name: string;
  viewLabel: string;
  onView: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** The buttons at the foot of a card. */
export function CardActions({ name, viewLabel, onView, onEdit, onRemove, children }: CardActionsProps) {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        // The air around the text of its buttons belongs to that below the card.
        marginBlockEnd: '-6px',
        '.MuiButton-root': { minWidth: 0, whiteSpace: 'nowrap' },
      }}
    >
      {children}
      <Button size="small" onClick={onView}>
        {viewLabel}
      </Button>
      <Button size="small" color="inherit" onClick={onEdit} aria-label={t(homeMessages.edit, { name })}>
        {t(homeMessages.editShort)}
      </Button>
      <Button size="small" color="inherit" onClick={onRemove} aria-label={t(homeMessages.delete, { name })}>
        {t(uiMessages.delete)}
      </Button>
    </Box>
  );
}
