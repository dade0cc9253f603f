import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { DayItem } from './DayItem';
import { dayMessages } from './messages';
import { useDay, type ShownEntry } from './useDay';

interface MyDayProps {
  /** Where its button stands; `null` before that is there. */
  foot: HTMLElement | null;
}

/** What was done at this desk in this session, and what of it can still be taken back, one by one or together. */
export function MyDay({ foot }: MyDayProps) {
  const t = useT();
  const { shown, undo, ledgerKeys } = useDay();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const canUndo = ({ lines }: ShownEntry) => lines.some(({ stands }) => stands === 'asMade');
  const undoable = shown.filter(canUndo);
  const lines = undoable
    .filter(({ id }) => chosen.has(id))
    .flatMap((entry) => entry.lines.filter(({ stands }) => stands === 'asMade'));
  const areAll = undoable.length > 0 && undoable.every(({ id }) => chosen.has(id));
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t(dayMessages.explained)}</Box>
      {ledgerKeys.map((key) => (
        <Ledger key={key} ledgerKey={key} />
      ))}
      {shown.length === 0 && <EmptyState text={t(dayMessages.nothing)} />}
      {undoable.length > 1 && (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center' }}>
          <Checkbox checked={areAll} onChange={() => setChosen(new Set(areAll ? [] : undoable.map(({ id }) => id)))} />
          {t(dayMessages.chooseAll)}
        </Box>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((entry) => (
          <DayItem
            key={entry.id}
            entry={entry}
            isChosen={canUndo(entry) ? chosen.has(entry.id) : null}
            onChosen={() => setChosen((before) => toggled(before, entry.id))}
            onUndo={undo}
          />
        ))}
      </Box>
      {foot &&
        lines.length > 0 &&
        createPortal(
          <Button variant="contained" sx={{ marginInlineStart: 'auto' }} onClick={() => undo(lines)}>
            {t(dayMessages.undoMany, { count: lines.length })}
          </Button>,
          foot,
        )}
    </>
  );
}

function Ledger({ ledgerKey }: { ledgerKey: string }) {
  const { panel } = useFanOut(ledgerKey);
  return panel && <FanOutPanel {...panel} deed="undone" />;
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
