import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useId, type ReactNode } from 'react';

interface ChoicePopoverProps {
  title: string;
  isOpen: boolean;
  /** What it opens under. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A titled dialog under the button that opens it, for choices that hold at once. */
export function ChoicePopover({ title, isOpen, anchor, onClose, children }: ChoicePopoverProps) {
  const titleId = useId();
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { padding: 2, minWidth: 280 } } }}
    >
      <Box component="h2" id={titleId} sx={{ margin: 0, marginBlockEnd: 1, fontSize: 14 }}>
        {title}
      </Box>
      {children}
    </Popover>
  );
}
