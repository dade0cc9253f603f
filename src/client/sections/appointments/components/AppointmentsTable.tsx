import type { ReactNode } from 'react';
import { useMemo } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { timeRange } from '#client/lib/dates';
import { safeHref } from '#client/lib/text';
import type { Translate } from '#client/lib/text';
import { DateLabel } from '#client/ui/DateLabel';
import { Picture } from '#client/ui/Picture';
import { RowOpener } from '#client/ui/table/RowOpener';
import type { Column } from '#client/ui/table/VirtualTable';
import { VirtualTable } from '#client/ui/table/VirtualTable';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { messages } from '../messages';
import type { AppointmentRow } from '../rows';
import { StatusBadge } from './StatusBadge';

interface AppointmentsTableProps {
  appointments: readonly StoredAppointment[];
  /** Makes the line of an appointment. */
  toRow: (appointment: StoredAppointment) => AppointmentRow;
  today: DateText;
  /** What the list was narrowed to. */
  topic: string;
  openId: string | null;
  /** Whether more appointments are on their way. */
  isGrowing: boolean;
  empty: ReactNode;
  /** The row to be open from now on, `null` for none. */
  onRowToggled: (id: string | null) => void;
  renderDetails: (row: AppointmentRow, focusRow: () => void) => ReactNode;
}

/** The list with its seven columns (Spec 1 §2). */
export function AppointmentsTable({
  appointments,
  toRow,
  today,
  topic,
  openId,
  isGrowing,
  empty,
  onRowToggled,
  renderDetails,
}: AppointmentsTableProps) {
  const t = useT();
  const columns = useMemo(
    () =>
      makeColumns(t, today, onRowToggled).map((column) => ({
        ...column,
        cell: (one: StoredAppointment, isOpen: boolean) => column.cell(toRow(one), isOpen),
      })),
    [t, today, onRowToggled, toRow],
  );
  return (
    <VirtualTable
      label={t(messages.title)}
      columns={columns}
      rows={appointments}
      rowKey={keyOf}
      topic={topic}
      openKey={openId}
      isGrowing={isGrowing}
      renderDetails={(one, focusRow) => renderDetails(toRow(one), focusRow)}
      empty={empty}
    />
  );
}

function keyOf({ id }: StoredAppointment): string {
  return String(id);
}

function makeColumns(
  t: Translate,
  today: DateText,
  onRowToggled: (id: string | null) => void,
): Column<AppointmentRow>[] {
  return [
    {
      id: 'patient',
      header: t(messages.patient),
      width: 'minmax(164px, 1.7fr)',
      cell: ({ id, patientName, patientPicture }, isOpen) => (
        <RowOpener
          isOpen={isOpen}
          onToggle={() => {
            onRowToggled(isOpen ? null : String(id));
          }}
        >
          <Picture name={patientName ?? ''} src={patientPicture} />
          <span dir="auto">{patientName ?? t(messages.unknownPatient)}</span>
        </RowOpener>
      ),
    },
    {
      id: 'doctor',
      header: t(messages.doctor),
      width: 'minmax(98px, 1.1fr)',
      cell: ({ doctorName }) => <span dir="auto">{doctorName ?? t(messages.unknownDoctor)}</span>,
    },
    {
      id: 'date',
      header: t(messages.date),
      width: 'minmax(126px, 1.5fr)',
      cell: ({ date }) => <DateLabel date={date} today={today} />,
    },
    {
      id: 'time',
      header: t(messages.time),
      width: '102px',
      cell: ({ startTime, endTime }) => timeRange(startTime, endTime),
    },
    {
      id: 'location',
      header: t(messages.location),
      width: 'minmax(98px, 1.2fr)',
      cell: ({ locationName }) => <span dir="auto">{locationName ?? t(messages.unknownLocation)}</span>,
    },
    {
      id: 'phone',
      header: t(messages.doctorsPhone),
      width: '118px',
      cell: ({ doctorPhone }) => <Phone number={doctorPhone} />,
    },
    {
      id: 'status',
      header: t(messages.status),
      width: '100px',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ];
}

function Phone({ number }: { number: string | null }) {
  const t = useT();
  if (!number) return <span className="quiet">{t(messages.noPhone)}</span>;
  const href = safeHref(`tel:${number.replace(/[^\d+]/g, '')}`);
  return (
    <a href={href ?? undefined} className="quiet" dir="ltr">
      {number}
    </a>
  );
}
