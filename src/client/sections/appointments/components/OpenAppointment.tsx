import { useDispatch } from 'react-redux';

import type { DateText } from '../../../../contract/common';
import { useRequest } from '../../../state/hooks';
import { appointmentKeys } from '../keys';
import type { AppointmentRow } from '../rows';
import { statusActionChosen } from '../slice';
import { offeredActions } from '../statusActions';
import { AppointmentDetails } from './AppointmentDetails';

interface OpenAppointmentProps {
  row: AppointmentRow;
  today: DateText;
  isSample: boolean;
}

/** The details of the open row with its own lock, so that a change here redraws nothing else. */
export function OpenAppointment({ row, today, isSample }: OpenAppointmentProps) {
  const dispatch = useDispatch();
  const { isPending } = useRequest(appointmentKeys.status(row.id));
  return (
    <AppointmentDetails
      actions={isSample ? [] : offeredActions(row.status, row.date, today)}
      location={row.location}
      isLocked={isPending}
      onAction={(action) => {
        if (action !== 'reschedule') dispatch(statusActionChosen({ id: row.id, action }));
      }}
    />
  );
}
