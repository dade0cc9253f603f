import { useDispatch } from 'react-redux';

import { say } from '#client/lib/text';
import { rowToggled } from '#client/sections/appointments/list/events';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { StatusBadge } from '#client/sections/appointments/list/StatusBadge';
import { selectTwinsOf } from '#client/sections/appointments/view/shownRows';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { PlainButton } from '#client/ui/plain/PlainButton';
import type { DateText } from '#contract/common';
import styles from './AppointmentDetails.module.css';
import { detailMessages } from './messages';

/** The rejected visits that an appointment stands in the place of, each of which leads to its own details. */
export function EarlierLines({ row, today }: { row: AppointmentRow; today: DateText }) {
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
