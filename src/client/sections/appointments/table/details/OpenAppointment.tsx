import { useDispatch } from 'react-redux';

import { ClashLines } from '#client/sections/appointments/clashes/ClashLines';
import { rescheduleOpened, statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { offeredActions } from '#client/sections/appointments/list/statusActions';
import { useRequest } from '#client/state/requests/useRequest';
import type { DateText } from '#contract/common';
import { AppointmentDetails } from './AppointmentDetails';
import { EarlierLines } from './EarlierLines';
import { VisitLinks } from './VisitLinks';

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
  return (
    <AppointmentDetails
      actions={isSample ? [] : offeredActions(row.status, row.date, today)}
      date={row.date}
      location={row.location}
      doctor={row}
      isLocked={change.isPending || move.isPending}
      clashes={row.clash && <ClashLines id={row.id} />}
      links={<VisitLinks id={row.id} />}
      earlier={<EarlierLines row={row} today={today} />}
      onAction={(action) => {
        focusRow();
        dispatch(action === 'reschedule' ? rescheduleOpened(row.id) : statusActionChosen({ id: row.id, action }));
      }}
    />
  );
}
