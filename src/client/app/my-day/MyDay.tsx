import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { appMessages } from '../messages';
import { DayItem } from './DayItem';
import { handoverMessages, dayMessages } from './messages';
import { useDay, type ShownEntry } from './useDay';

interface MyDayProps {
  onClose: () => void;
  /** Somebody wants the sheet in its place that hands the desk over. */
  onHandover: () => void;
}

/** What was done at this desk in this session, and what of it can still be taken back, one by one or together. */
export function MyDay({ onClose, onHandover }: MyDayProps) {
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
    <Modal
      isOpen
      title={t(appMessages.myDay)}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onHandover}>{t(handoverMessages.title)}</Button>
          {lines.length > 0 && (
            <Button variant="contained" onClick={() => undo(lines)}>
              {t(dayMessages.undoMany, { count: lines.length })}
            </Button>
          )}
        </>
      }
    >
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
    </Modal>
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
