import type { ReactNode } from 'react';
import { useMemo } from 'react';

import type { StoredAppointment } from '#client/entities/appointment';
import { timeRange } from '#client/lib/dates';
import { safeHref } from '#client/lib/text';
import type { Words } from '#client/lib/text';
import { DateText } from '#client/ui/DateText';
import { Picture } from '#client/ui/Picture';
import { RowOpener } from '#client/ui/table/RowOpener';
import type { Column } from '#client/ui/table/VirtualTable';
import { VirtualTable } from '#client/ui/table/VirtualTable';
import { useWords } from '#client/ui/useWords';
import type { DateText as CalendarDate } from '#contract/common';
import { messages } from '../messages';
import type { AppointmentRow } from '../rows';
import { StatusBadge } from './StatusBadge';

interface AppointmentsTableProps {
  appointments: readonly StoredAppointment[];
  /** Makes the line of an appointment. */
  describe: (appointment: StoredAppointment) => AppointmentRow;
  today: CalendarDate;
  /** What the list was narrowed to. */
  topic: string;
  openId: string | null;
  /** While more appointments are on their way. */
  isGrowing: boolean;
  empty: ReactNode;
  /** The row to be open from now on, `null` for none. */
  onRowToggled: (id: string | null) => void;
  renderDetails: (row: AppointmentRow, focusRow: () => void) => ReactNode;
}

/** The list with its seven columns (Spec 1 §2). */
export function AppointmentsTable({
  appointments,
  describe,
  today,
  topic,
  openId,
  isGrowing,
  empty,
  onRowToggled,
  renderDetails,
}: AppointmentsTableProps) {
  const words = useWords();
  const columns = useMemo(
    () =>
      makeColumns(words, today, onRowToggled).map((column) => ({
        ...column,
        cell: (one: StoredAppointment, isOpen: boolean) => column.cell(describe(one), isOpen),
      })),
    [words, today, onRowToggled, describe],
  );
  return (
    <VirtualTable
      label={words(messages.title)}
      columns={columns}
      rows={appointments}
      rowKey={keyOf}
      topic={topic}
      openKey={openId}
      isGrowing={isGrowing}
      renderDetails={(one, focusRow) => renderDetails(describe(one), focusRow)}
      empty={empty}
    />
  );
}

function keyOf({ id }: StoredAppointment): string {
  return String(id);
}

function makeColumns(
  words: Words,
  today: CalendarDate,
  onRowToggled: (id: string | null) => void,
): Column<AppointmentRow>[] {
  return [
    {
      id: 'patient',
      header: words(messages.patient),
      width: 'minmax(164px, 1.7fr)',
      cell: ({ id, patientName, patientPicture }, isOpen) => (
        <RowOpener
          isOpen={isOpen}
          onToggle={() => {
            onRowToggled(isOpen ? null : String(id));
          }}
        >
          <Picture name={patientName ?? ''} src={patientPicture} />
          <span dir="auto">{patientName ?? words(messages.unknownPatient)}</span>
        </RowOpener>
      ),
    },
    {
      id: 'doctor',
      header: words(messages.doctor),
      width: 'minmax(98px, 1.1fr)',
      cell: ({ doctorName }) => <span dir="auto">{doctorName ?? words(messages.unknownDoctor)}</span>,
    },
    {
      id: 'date',
      header: words(messages.date),
      width: 'minmax(126px, 1.5fr)',
      cell: ({ date }) => <DateText date={date} today={today} />,
    },
    {
      id: 'time',
      header: words(messages.time),
      width: '102px',
      cell: ({ startTime, endTime }) => timeRange(startTime, endTime),
    },
    {
      id: 'location',
      header: words(messages.location),
      width: 'minmax(98px, 1.2fr)',
      cell: ({ locationName }) => <span dir="auto">{locationName ?? words(messages.unknownLocation)}</span>,
    },
    {
      id: 'phone',
      header: words(messages.doctorsPhone),
      width: '118px',
      cell: ({ doctorPhone }) => <Phone number={doctorPhone} />,
    },
    {
      id: 'status',
      header: words(messages.status),
      width: '100px',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ];
}

function Phone({ number }: { number: string | null }) {
  const words = useWords();
  if (!number) return <span className="quiet">{words(messages.noPhone)}</span>;
  const href = safeHref(`tel:${number.replace(/[^\d+]/g, '')}`);
  return (
    <a href={href ?? undefined} className="quiet" dir="ltr">
      {number}
    </a>
  );
}
