import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { longDate, timeRange } from '#client/lib/dates';
import { useSelected } from '#client/state/useSelected';
import { OwnText } from '#client/ui/language/OwnText';
import { Sentence } from '#client/ui/language/Sentence';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { calledDoctor } from '../list/calledDoctor';
import { rowToggled } from '../list/events';
import { listMessages } from '../list/messages';
import { selectShowsSamples } from '../list/selectors';
import { StatusBadge } from '../list/StatusBadge';
import { OpenAppointment } from '../table/details/OpenAppointment';
import type { BoardGridProps } from './boardProps';
import { boardMessages } from './messages';
import { selectOpened } from './selectors';

/** The details and actions of the block that was pressed, as the open row of the list has them. */
export function OpenedBlock({ today, toRow }: Pick<BoardGridProps, 'today' | 'toRow'>) {
  const t = useT();
  const dispatch = useDispatch();
  const opened = useSelected(selectOpened, today);
  const isSample = useSelector(selectShowsSamples);
  const close = useCallback(() => dispatch(rowToggled(null)), [dispatch]);
  if (!opened) return null;
  const row = toRow(opened);
  return (
    <Modal title={row.patientName ?? t(listMessages.unknownPatient)} size="lg" isOpen onClose={close}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
        <StatusBadge status={row.status} />
        <span>
          <Sentence
            text={boardMessages.visit}
            gaps={{
              date: t(longDate(row.date)),
              time: <bdi dir="ltr">{timeRange(row.startTime, row.endTime)}</bdi>,
              doctor: <OwnText>{t(calledDoctor(row.doctorName))}</OwnText>,
            }}
          />
        </span>
      </Box>
      <Box sx={{ '&& > div': { padding: 0 } }}>
        <OpenAppointment row={row} today={today} isSample={isSample} focusRow={close} />
      </Box>
    </Modal>
  );
}
