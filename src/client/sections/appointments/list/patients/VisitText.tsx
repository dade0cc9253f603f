import { timeRange } from '#client/lib/dates';
import { DateLabel } from '#client/ui/language/DateLabel';
import { OwnText } from '#client/ui/language/OwnText';
import { PatientName } from '#client/ui/language/PatientName';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { calledDoctor } from '../calledDoctor';
import { listMessages } from '../messages';
import type { AppointmentRow } from '../rows';
import { StatusBadge } from '../StatusBadge';
import styles from './VisitText.module.css';

interface VisitTextProps {
  row: AppointmentRow;
  today: DateText;
  /** Whether its status is said, which goes without saying where all have it. */
  hasStatus?: boolean;
  /** Whether its patient is named. */
  hasPatient?: boolean;
  /** Whether its parts stand below those of the line above where the page is wide. */
  isInColumns?: boolean;
}

/** An appointment in a line of text: when, whose, with whom, where. */
export function VisitText({ row, today, hasStatus = false, hasPatient = true, isInColumns = false }: VisitTextProps) {
  const t = useT();
  return (
    <span className={styles.text} data-columns={isInColumns && (hasPatient ? 'patient' : 'visit')}>
      <DateLabel date={row.date} today={today} isNearEnough={isInColumns} />
      <bdi dir="ltr">{timeRange(row.startTime, row.endTime)}</bdi>
      {hasPatient && (
        <strong>
          <PatientName name={row.patientName}>
            <OwnText>{row.patientName ?? t(listMessages.unknownPatient)}</OwnText>
          </PatientName>
        </strong>
      )}
      <OwnText className={quiet.text}>{t(calledDoctor(row.doctorName))}</OwnText>
      <OwnText className={quiet.text}>{row.locationName ?? t(listMessages.unknownLocation)}</OwnText>
      {hasStatus && <StatusBadge status={row.status} />}
    </span>
  );
}
