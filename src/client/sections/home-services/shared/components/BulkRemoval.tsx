import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';

import { say, type Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { FanOutBar } from '#client/ui/ledger/FanOutBar';
import { LedgerFrame } from '#client/ui/ledger/LedgerFrame';
import { ledgerMessages } from '#client/ui/ledger/messages';
import type { BulkRemovalView } from '../kind/useBulkRemoval';

interface DeleteSelectedProps {
  label: Message;
  count: number;
  isSending: boolean;
  onDelete: () => void;
}

/** The button that deletes the ticked rows of a grid. It keeps the focus while nothing is ticked, and does nothing. */
export function DeleteSelected({ label, count, isSending, onDelete }: DeleteSelectedProps) {
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
      <span>{t(label, { count })}</span>
    </Button>
  );
}

const TEXTS = {
  deleted: { tally: ledgerMessages.deletionTally, done: ledgerMessages.deleted },
  unlinked: { tally: ledgerMessages.unlinkTally, done: ledgerMessages.unlinked },
};

/** The bar of rows that are deleted together. */
export function DeletionLedger({ panel, texts }: Pick<BulkRemovalView, 'panel' | 'texts'>) {
  if (!panel) return null;
  const { tally, done } = TEXTS[texts.deed];
  return (
    <LedgerFrame data-keep-clear>
      <FanOutBar {...panel} resultOf={(result) => say(tally, { ...result })} done={done} />
    </LedgerFrame>
  );
}
