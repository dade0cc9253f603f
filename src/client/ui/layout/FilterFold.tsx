import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useT } from '../language/useT';
import { useIsPhone } from '../page/useMedia';
import { Sheet } from './Sheet';
import { sheetMessages } from './sheetMessages';

interface FilterFoldProps {
  /** Whether the sheet of a phone is open, and what does that; where something else opens it, too. */
  fold?: readonly [boolean, (isOpen: boolean) => void];
  /** Whether any of them narrows what is shown. */
  isNarrowed?: boolean;
  children: ReactNode;
}

/** The filters of a list, where they stand; on a phone one button that opens a sheet with them. */
export function FilterFold({ fold, isNarrowed = false, children }: FilterFoldProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const own = useState(false);
  const [isOpen, setIsOpen] = fold ?? own;
  if (!isPhone) return children;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color={isNarrowed ? 'primary' : 'inherit'}
        startIcon={<ListFilter size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        sx={{ minHeight: 37, ...(isNarrowed && { bgcolor: 'accentSoft' }) }}
        onClick={() => setIsOpen(true)}
      >
        {t(sheetMessages.filter)}
      </Button>
      <Sheet title={t(sheetMessages.filter)} isOpen={isOpen} onClose={close}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlock: 0.5, '&& > *': { width: '100%' } }}>{children}</Box>
        <Button variant="contained" onClick={close}>
          {t(sheetMessages.done)}
        </Button>
      </Sheet>
    </>
  );
}
