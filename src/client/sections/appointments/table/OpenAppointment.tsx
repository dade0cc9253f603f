import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { useRequest } from '#client/state/requests/useRequest';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { clashCode } from '../clashes/clashCode';
import { rescheduleOpened, statusActionChosen } from '../list/events';
import { appointmentKeys } from '../list/keys';
import type { AppointmentRow } from '../list/rows';
import { offeredActions } from '../list/statusActions';
import { detailsCode } from './detailsCode';

interface OpenAppointmentProps {
  row: AppointmentRow;
  today: DateText;
  isSample: boolean;
  /** Puts the focus on the row, because the pressed button is about to disappear. */
  focusRow: () => void;
}

/** The details of the open row with its own lock, so that a change here redraws nothing else. */
export function OpenAppointment({ row, today, isSample, focusRow }: OpenAppointmentProps) {
  const dispatch = useDispatch();
  const change = useRequest(appointmentKeys.status(row.id));
  const move = useRequest(appointmentKeys.reschedule(row.id));
  const [Details, , want] = useOnDemand(detailsCode);
  useEffect(() => {
    if (!Details) want();
  }, [Details, want]);
  const ClashLines = row.clash && clashCode.loaded()?.ClashLines;
  if (!Details) return null;
  return (
    <Details
      id={row.id}
      actions={isSample ? [] : offeredActions(row.status, row.date, today)}
      date={row.date}
      location={row.location}
      doctor={row}
      isLocked={change.isPending || move.isPending}
      clashes={ClashLines && <ClashLines id={row.id} />}
      onAction={(action) => {
        focusRow();
        dispatch(action === 'reschedule' ? rescheduleOpened(row.id) : statusActionChosen({ id: row.id, action }));
      }}
    />
  );
}
