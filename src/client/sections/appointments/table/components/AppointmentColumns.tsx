import { wayOf } from '#client/lib/bidi';
import { clockTime, dayAndMonth, momentDate, shortDate, shortTime, timeRange } from '#client/lib/dates';
import type { Translate } from '#client/lib/text';
import { momentOf } from '#client/lib/zone';
import { clashMarks } from '#client/sections/appointments/clashes/first';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { statusText } from '#client/sections/appointments/list/statusActions';
import { StatusBadge } from '#client/sections/appointments/list/StatusBadge';
import { columnHeaders, FIXED_COLUMN, type ColumnId } from '#client/sections/appointments/view/columns';
import { DateLabel } from '#client/ui/language/DateLabel';
import { PatientName } from '#client/ui/language/PatientName';
import { useT } from '#client/ui/language/useT';
import { phoneAtOnce } from '#client/ui/phone/usePhone';
import { PatientPicture } from '#client/ui/plain/PatientPicture';
import { SearchedText } from '#client/ui/search/SearchedText';
import { RowOpener } from '#client/ui/virtual-table/RowOpener';
import type { Column } from '#client/ui/virtual-table/VirtualTable';
import type { DateText, MomentText } from '#contract/common';
import styles from './AppointmentColumns.module.css';
import { Phone } from './Phone';

/**
 * The columns of the list (Spec 1 §2), in the order given.
 *
 * @param called how a patient is called in a row that flies by
 */
export function makeAppointmentColumns(
  t: Translate,
  called: (row: AppointmentRow) => string,
  ids: readonly ColumnId[],
  today: DateText,
  onRowToggled: (id: string | null) => void,
): Column<AppointmentRow>[] {
  return ids.map((id) => {
    if (id === FIXED_COLUMN)
      return { ...patientColumn(t, false, onRowToggled), passing: called, passingLook: styles.passingName };
    return { id, header: t(columnHeaders[id]), ...others[id](t, today) };
  });
}

/** Two columns of two lines each, for a page as narrow as a phone. */
export function makeNarrowColumns(t: Translate, onRowToggled: (id: string | null) => void): Column<AppointmentRow>[] {
  return [patientColumn(t, true, onRowToggled), whenColumn(t)];
}

function patientColumn(
  t: Translate,
  isNarrow: boolean,
  onRowToggled: (id: string | null) => void,
): Column<AppointmentRow> {
  const textOf = nameIn(t);
  const nameOf = (row: AppointmentRow) => (
    <PatientName name={row.patientName}>
      <SearchedText dir={wayOf(textOf(row))}>{textOf(row)}</SearchedText>
    </PatientName>
  );
  return {
    id: 'patient',
    header: t(listMessages.patient),
    width: isNarrow ? 'minmax(0, 1fr)' : 'minmax(164px, 1.6fr)',
    cell: (row, isOpen) => {
      const { id, patientName, patientPicture, doctorName, clash } = row;
      return (
        <>
          <RowOpener isOpen={isOpen} onToggle={() => onRowToggled(isOpen ? null : String(id))}>
            {isNarrow ? (
              <span>
                {nameOf(row)}
                <SearchedText className={styles.line} dir={wayOf(t(calledDoctor(doctorName)))}>
                  {t(calledDoctor(doctorName))}
                </SearchedText>
              </span>
            ) : (
              <>
                <PatientPicture name={patientName ?? ''} src={patientPicture} />
                {nameOf(row)}
              </>
            )}
            {clash && <i className={styles.clash} title={t(clashMarks[clash])} aria-hidden />}
          </RowOpener>
          {clash && <span className={styles.unseen}>{t(clashMarks[clash])}</span>}
        </>
      );
    },
  };
}

/** What stands for a patient, whose name may not be known. */
function nameIn(t: Translate): (row: AppointmentRow) => string {
  return ({ patientName }) => patientName ?? t(listMessages.unknownPatient);
}

/** Date, time and status in two lines. */
function whenColumn(t: Translate): Column<AppointmentRow> {
  return {
    id: 'date',
    header: t(listMessages.date),
    width: '100px',
    cell: ({ date, startTime, status }) => (
      <>
        <time dateTime={date}>
          {t(dayAndMonth(date))} <bdi dir="ltr">{shortTime(startTime)}</bdi>
        </time>
        <span className={styles.line}>
          <StatusBadge status={status} />
        </span>
      </>
    ),
  };
}

type ColumnLook = Pick<Column<AppointmentRow>, 'dir' | 'cell' | 'isSearched' | 'passing' | 'passingLook'>;

/** How each column but the first is drawn, and how wide it is. */
const others: Readonly<
  Record<
    Exclude<ColumnId, typeof FIXED_COLUMN>,
    (t: Translate, today: DateText) => ColumnLook & Pick<Column<AppointmentRow>, 'width'>
  >
> = {
  doctor: (t) => ({
    width: 'minmax(98px, 1.3fr)',
    ...searched(({ doctorName }) => t(calledDoctor(doctorName))),
  }),
  specialization: () => ({
    width: 'minmax(98px, 1.2fr)',
    dir: ({ doctorSpecialization }) => wayOf(doctorSpecialization),
    cell: ({ doctorSpecialization }) => doctorSpecialization,
  }),
  date: (t, today) => ({
    width: 'minmax(84px, 1fr)',
    cell: ({ date }) => <DateLabel date={date} today={today} />,
    passing: ({ date }) => t(shortDate(date, today)),
  }),
  time: () => ({
    width: '102px',
    dir: 'ltr',
    cell: ({ startTime, endTime }) => timeRange(startTime, endTime),
  }),
  location: (t) => ({
    width: 'minmax(98px, 1.2fr)',
    ...searched(({ locationName }) => locationName ?? t(listMessages.unknownLocation)),
  }),
  phone: (t) => ({
    width: '132px',
    cell: ({ doctorPhone }) => <Phone number={doctorPhone} />,
    passing: ({ doctorPhone }) => (doctorPhone ? phoneAtOnce(doctorPhone).text : t(listMessages.noPhone)),
    passingLook: styles.passingPhone,
  }),
  status: (t) => ({
    width: '104px',
    cell: ({ status }) => <StatusBadge status={status} />,
    passing: ({ status }) => t(statusText(status)),
    passingLook: styles.passingStatus,
  }),
  created: () => ({ width: '138px', cell: ({ createdAt }) => <Moment moment={createdAt} /> }),
  updated: () => ({ width: '138px', cell: ({ updatedAt }) => <Moment moment={updatedAt} /> }),
};

/** A cell of nothing but a text that a search looks into. */
function searched(textOf: (row: AppointmentRow) => string): ColumnLook {
  return {
    dir: (row) => wayOf(textOf(row)),
    isSearched: true,
    cell: textOf,
    passing: textOf,
  };
}

/** The day and clock time of a moment where the clinic is; nothing of none. */
function Moment({ moment }: { moment: MomentText | null }) {
  const t = useT();
  if (!moment || Number.isNaN(Date.parse(moment))) return null;
  return (
    <time dateTime={moment}>
      {t(momentDate(moment))} <bdi dir="ltr">{clockTime(momentOf(moment))}</bdi>
    </time>
  );
}
