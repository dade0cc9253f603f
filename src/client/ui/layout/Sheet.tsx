import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';

interface SheetProps {
  title: string;
  isOpen: boolean;
  /** Whether what is in it goes on while it is closed, such as a dialog that was opened from it. */
  isKept?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What rises from the foot of a phone and holds what has no room on the page; Escape and a touch outside close it. */
export function Sheet({ title, isOpen, isKept = false, onClose, children }: SheetProps) {
  const t = useT();
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      keepMounted={isKept}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            maxHeight: 'calc(85% - var(--unseen-below, 0px))',
            padding: '4px 16px 16px',
            gap: 1.5,
            borderRadius: '12px 12px 0 0',
          },
        },
      }}
    >
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Box component="h2" id={titleId} sx={{ flex: 1, margin: 0, fontSize: 16, fontWeight: 650 }}>
          {title}
        </Box>
        <IconAction label={t(uiMessages.close)} icon={<X size={18} />} onClick={onClose} />
      </Box>
      {children}
    </Drawer>
  );
}
