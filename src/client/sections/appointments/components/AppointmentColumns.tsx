import { dayAndMonth, shortTime, timeRange } from '#client/lib/dates';
import type { Translate } from '#client/lib/text';
import { DateLabel } from '#client/ui/DateLabel';
import { Picture } from '#client/ui/Picture';
import { RowOpener } from '#client/ui/table/RowOpener';
import type { Column } from '#client/ui/table/VirtualTable';
import type { DateText } from '#contract/common';
import { messages } from '../messages';
import type { AppointmentRow } from '../rows';
import { Phone } from './Phone';
import { StatusBadge } from './StatusBadge';

/** How many columns there is room for: all seven, those without place and phone, or two with two lines each. */
export type TableWidth = 'wide' | 'folded' | 'narrow';

/** The columns of the list (Spec 1 §2); what a width leaves out stands in the details of an open row. */
export function makeColumns(
  t: Translate,
  width: TableWidth,
  today: DateText,
  onRowToggled: (id: string | null) => void,
): Column<AppointmentRow>[] {
  const patient = patientColumn(t, width, onRowToggled);
  if (width === 'narrow') return [patient, whenColumn(t)];
  const columns = [patient, ...visitColumns(t, today)];
  return [...columns, ...(width === 'wide' ? placeColumns(t) : []), statusColumn(t)];
}

function patientColumn(
  t: Translate,
  width: TableWidth,
  onRowToggled: (id: string | null) => void,
): Column<AppointmentRow> {
  const isNarrow = width === 'narrow';
  return {
    id: 'patient',
    header: t(messages.patient),
    width: isNarrow ? 'minmax(0, 1fr)' : 'minmax(164px, 1.6fr)',
    cell: ({ id, patientName, patientPicture, doctorName }, isOpen) => (
      <RowOpener
        isOpen={isOpen}
        onToggle={() => {
          onRowToggled(isOpen ? null : String(id));
        }}
      >
        {!isNarrow && <Picture name={patientName ?? ''} src={patientPicture} />}
        <span>
          <span dir="auto">{patientName ?? t(messages.unknownPatient)}</span>
          {isNarrow && (
            <span className="quiet line" dir="auto">
              {doctorName ?? t(messages.unknownDoctor)}
            </span>
          )}
        </span>
      </RowOpener>
    ),
  };
}

/** Date, time and status in two lines. */
function whenColumn(t: Translate): Column<AppointmentRow> {
  return {
    id: 'date',
    header: t(messages.date),
    width: '100px',
    cell: ({ date, startTime, status }) => (
      <>
        <time dateTime={date}>
          {t(dayAndMonth(date))} <bdi dir="ltr">{shortTime(startTime)}</bdi>
        </time>
        <span className="line">
          <StatusBadge status={status} />
        </span>
      </>
    ),
  };
}

/** With whom and when. */
function visitColumns(t: Translate, today: DateText): Column<AppointmentRow>[] {
  return [
    {
      id: 'doctor',
      header: t(messages.doctor),
      width: 'minmax(98px, 1.3fr)',
      cell: ({ doctorName }) => <span dir="auto">{doctorName ?? t(messages.unknownDoctor)}</span>,
    },
    {
      id: 'date',
      header: t(messages.date),
      width: 'minmax(126px, 1.7fr)',
      cell: ({ date }) => <DateLabel date={date} today={today} />,
    },
    {
      id: 'time',
      header: t(messages.time),
      width: '102px',
      cell: ({ startTime, endTime }) => <bdi dir="ltr">{timeRange(startTime, endTime)}</bdi>,
    },
  ];
}

/** Where, and a number to call. */
function placeColumns(t: Translate): Column<AppointmentRow>[] {
  return [
    {
      id: 'location',
      header: t(messages.location),
      width: 'minmax(98px, 1.2fr)',
      cell: ({ locationName }) => <span dir="auto">{locationName ?? t(messages.unknownLocation)}</span>,
    },
    {
      id: 'phone',
      header: t(messages.doctorsPhone),
      width: '132px',
      cell: ({ doctorPhone }) => <Phone number={doctorPhone} />,
    },
  ];
}

function statusColumn(t: Translate): Column<AppointmentRow> {
  return {
    id: 'status',
    header: t(messages.status),
    width: '104px',
    cell: ({ status }) => <StatusBadge status={status} />,
  };
}
