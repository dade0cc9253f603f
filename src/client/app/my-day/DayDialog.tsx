import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch } from 'react-redux';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import { formLeft } from '#client/state/formEvents';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { appMessages } from '../messages';
import { DayItem } from './DayItem';
import { Handover } from './Handover';
import { dayMessages, handoverMessages } from './messages';
import { NOTE_KEY, selectNote } from './note';
import { type ShownEntry, useDay } from './useDay';

/** The two halves of the page: what was done, and the sheet that hands the desk over. */
export type DayTab = 'day' | 'handover';

interface DayDialogProps {
  tab: DayTab;
  onTabChosen: (tab: DayTab) => void;
  onClose: () => void;
}

/** The day of this desk: a note to the next person, what was done and can be taken back, and the sheet of it all. */
export function DayDialog({ tab, onTabChosen, onClose }: DayDialogProps) {
  const t = useT();
  // Each half has buttons of its own.
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const names = { day: t(appMessages.myDay), handover: t(handoverMessages.title) };
  return (
    <Modal
      isOpen
      title={names[tab]}
      size="lg"
      onClose={onClose}
      actions={<Box ref={setFoot} sx={{ display: 'flex', flex: 1, alignItems: 'center', gap: 1 }} />}
    >
      <SegmentedControl
        label={names.day}
        value={tab}
        choices={[
          { value: 'day', label: names.day },
          { value: 'handover', label: names.handover },
        ]}
        onChange={onTabChosen}
      />
      <Note />
      {tab === 'day' ? <MyDay foot={foot} /> : <Handover foot={foot} />}
    </Modal>
  );
}

/** What the next person is told in words; a draft until it is handed over, and so asked about before the page goes. */
function Note() {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <LabeledInput
      label={t(dayMessages.note)}
      name="note"
      value={useSelected(selectNote)}
      hint={t(dayMessages.noteStands)}
      area={{ component: TextareaAutosize, minRows: 2 }}
      onChange={(note) => dispatch(formLeft(NOTE_KEY, note === '' ? null : { note }))}
    />
  );
}

interface MyDayProps {
  /** Where its button stands; `null` before that is there. */
  foot: HTMLElement | null;
}

/** What was done at this desk in this session, and what of it can still be taken back, one by one or together. */
function MyDay({ foot }: MyDayProps) {
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
