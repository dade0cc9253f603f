import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';

import { Spinner } from '#client/ui/feedback/Spinner';
import { Modal } from '#client/ui/layout/Modal';
import { uiMessages } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { paperMenuMessages } from '../messages';

/** More pages are more than a browser lays out while somebody waits. */
export const MOST_PAGES = 500;

interface DaySheetsDialogProps {
  /** `null` until they are counted. */
  pageCount: number | null;
  onPrint: (hasInitials: boolean) => void;
  onClose: () => void;
}

/** Says how much paper the day sheets take, and asks how patients are named on it. */
export function DaySheetsDialog({ pageCount, onPrint, onClose }: DaySheetsDialogProps) {
  const t = useT();
  const [hasInitials, setHasInitials] = useState(false);
  const isTooMuch = pageCount !== null && pageCount > MOST_PAGES;
  return (
    <Modal
      title={t(paperMenuMessages.daySheets)}
      size="sm"
      isOpen
      closeLabel={t(uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={isTooMuch || !pageCount}>
          {t(paperMenuMessages.print)}
        </Button>
      }
      onSubmit={() => onPrint(hasInitials)}
      onClose={onClose}
    >
      {pageCount === null ? (
        <Spinner />
      ) : (
        <span>
          {isTooMuch
            ? t(paperMenuMessages.tooManyPages, { pages: pageCount, most: MOST_PAGES })
            : t(paperMenuMessages.pageCount, { pages: pageCount })}
        </span>
      )}
      <FormControlLabel
        label={t(paperMenuMessages.initials)}
        control={<Checkbox size="small" checked={hasInitials} onChange={(_, checked) => setHasInitials(checked)} />}
      />
    </Modal>
  );
}
