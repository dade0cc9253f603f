import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';

import { say, type Message } from '#client/lib/text';
import type { GridSelection } from '#client/ui/data-grid/DataGrid';
import { useT } from '#client/ui/language/useT';
import { FanOutBar } from '#client/ui/ledger/FanOutBar';
import { LedgerFrame } from '#client/ui/ledger/LedgerFrame';
import { ledgerMessages } from '#client/ui/ledger/messages';
import type { Removal } from '../kind/defineKind';
import type { BulkRemovalView } from '../kind/useBulkRemoval';

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

/** The check boxes of a grid whose rows can be deleted together; those that a search hides are not ticked any more. */
export function selectionOf<Row>(
  { selected, onSelect, removeSelected, isSending, texts, panel }: BulkRemovalView,
  rows: readonly Row[],
  removalOf: (row: Row) => Removal,
): GridSelection {
  const removals = rows.map(removalOf);
  const shown = removals.filter(({ id }) => selected.has(String(id)));
  return {
    selected: shown.length === selected.size ? selected : new Set(shown.map(({ id }) => String(id))),
    onSelect,
    action: (
      <DeleteSelected
        label={texts.selected}
        count={shown.length}
        isSending={isSending}
        onDelete={() => removeSelected(removals)}
      />
    ),
    result: panel && <DeletionLedger {...{ panel, texts }} />,
  };
}

interface DeleteSelectedProps {
  label: Message;
  count: number;
  isSending: boolean;
  onDelete: () => void;
}

/** The button that deletes the ticked rows of a grid. It keeps the focus while nothing is ticked, and does nothing. */
function DeleteSelected({ label, count, isSending, onDelete }: DeleteSelectedProps) {
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
