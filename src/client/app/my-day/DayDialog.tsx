import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { formLeft } from '#client/state/formEvents';
import { useSelected } from '#client/state/useSelected';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { appMessages } from '../messages';
import { Handover } from './Handover';
import { dayMessages, handoverMessages } from './messages';
import { MyDay } from './MyDay';
import { NOTE_KEY, selectNote } from './note';

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
