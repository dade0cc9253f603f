import Box from '@mui/material/Box';
import { Ellipsis } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useT } from '../language/useT';
import { FoldingButton } from '../page/FoldingButton';
import { useIsPhone } from '../page/useMedia';
import { Sheet } from './Sheet';
import { sheetMessages } from './sheetMessages';

/** The tools of a list, where they stand; on a phone one button that opens a sheet with them, by their names. */
export function ToolsFold({ children }: { children: ReactNode }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (!useIsPhone()) return children;
  // A menu opens beside its button, a dialog in place of the sheet, which has given the focus back by then.
  const leave = ({ target, currentTarget }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button:not([aria-haspopup="menu"])');
    if (button && currentTarget.contains(button)) flushSync(() => setIsOpen(false));
  };
  return (
    <>
      <FoldingButton
        label={t(sheetMessages.tools)}
        icon={<Ellipsis size={18} />}
        isFolding="onPhonesToo"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Sheet title={t(sheetMessages.tools)} isOpen={isOpen} isKept onClose={() => setIsOpen(false)}>
        <Box sx={COLUMN} onClickCapture={leave}>
          {children}
        </Box>
      </Sheet>
    </>
  );
}

const COLUMN = { display: 'grid', justifyItems: 'start', gap: 1, '& > div:not(:empty)': { display: 'contents' } };
