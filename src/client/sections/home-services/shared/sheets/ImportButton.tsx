import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useMedia } from '#client/ui/useMedia';
import { useT } from '#client/ui/useT';
import type { ListFilter } from '../kind/defineKind';
import { sheetKey } from './events';
import { importMessages } from './messages';

interface ImportButtonProps {
  /** The kind of sheet, and the list that it is about. */
  sheet: string;
  filter: ListFilter;
  /** Draws the dialog, whose code comes then. */
  children: (close: () => void) => ReactNode;
}

/** The button beside Export that takes rows in from a file; what the end of the session cut off is offered at once. */
export function ImportButton({ sheet, filter, children }: ImportButtonProps) {
  const t = useT();
  const isFolded = useMedia('(max-width: 1199.95px)');
  const { isInterrupted } = useFanOutStatus(sheetKey(sheet, filter));
  const [isOpen, setIsOpen] = useState(isInterrupted);
  const label = t(importMessages.import);
  const icon = <Upload size={15} />;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={isFolded ? undefined : icon}
        {...(isFolded && { 'aria-label': label, title: label, sx: { minWidth: 36, minHeight: 30 } })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {isFolded ? icon : label}
      </Button>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
