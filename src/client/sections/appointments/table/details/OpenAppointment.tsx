import { useDispatch } from 'react-redux';

import { say } from '#client/lib/text';
import { ClashLines } from '#client/sections/appointments/clashes/ClashLines';
import { rescheduleOpened, rowToggled, statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { offeredActions } from '#client/sections/appointments/list/statusActions';
import { StatusBadge } from '#client/sections/appointments/list/StatusBadge';
import { selectTwinsOf } from '#client/sections/appointments/view/shownRows';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { PlainButton } from '#client/ui/plain/PlainButton';
import type { DateText } from '#contract/common';
import { AppointmentDetails } from './AppointmentDetails';
import styles from './AppointmentDetails.module.css';
import { detailMessages } from './messages';
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

/** The rejected visits that an appointment stands in the place of, each of which leads to its own details. */
function EarlierLines({ row, today }: { row: AppointmentRow; today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const twins = useSelected(selectTwinsOf, today, row.id);
  const patient = row.patientName ?? t(listMessages.unknownPatient);
  return twins.map(({ id, status }) => (
    <div key={id} className={styles.earlier}>
      <span>{t(detailMessages.earlier)}</span>
      <StatusBadge status={status} />
      <PlainButton
        variant="outlined"
        aria-label={t(say(detailMessages.showEarlierOf, { patient }))}
        onClick={() => dispatch(rowToggled(String(id)))}
      >
        {t(detailMessages.showEarlier)}
      </PlainButton>
    </div>
  ));
}
