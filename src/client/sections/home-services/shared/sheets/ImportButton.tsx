import { Upload } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
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
  const { isInterrupted } = useFanOutStatus(sheetKey(sheet, filter));
  const [isOpen, setIsOpen] = useState(isInterrupted);
  return (
    <>
      <FoldingButton
        label={t(importMessages.import)}
        icon={<Upload size={15} />}
        isFolding
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
