import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';

import { say } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { FanOutBar } from '#client/ui/ledger/FanOutBar';
import { LedgerFrame } from '#client/ui/ledger/LedgerFrame';
import { ledgerMessages } from '#client/ui/ledger/messages';
import { useT } from '#client/ui/useT';

interface DeleteSelectedProps {
  count: number;
  isSending: boolean;
  onDelete: () => void;
}

/** The button that deletes the ticked rows of a grid. It keeps the focus while nothing is ticked, and does nothing. */
export function DeleteSelected({ count, isSending, onDelete }: DeleteSelectedProps) {
  const t = useT();
  const isIdle = count === 0 || isSending;
  return (
    <Button
      size="small"
      color="error"
      startIcon={<Trash2 size={15} />}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onDelete}
      sx={{ '&[aria-disabled="true"]': { color: 'text.secondary', cursor: 'default' } }}
    >
      <span>{t(homeMessages.deleteSelected, { count })}</span>
    </Button>
  );
}

/** The bar of rows that are deleted together. */
export function DeletionLedger(panel: Omit<ComponentProps<typeof FanOutBar>, 'resultOf' | 'done'>) {
  return (
    <LedgerFrame data-keep-clear>
      <FanOutBar
        {...panel}
        resultOf={(result) => say(ledgerMessages.deletionTally, { ...result })}
        done={ledgerMessages.deleted}
      />
    </LedgerFrame>
  );
}
