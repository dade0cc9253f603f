import { useCallback, useMemo, type ReactNode, type Ref, type RefObject } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { clockTime, relativeDay, shortDate } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { beside, say, type Text, type Translate } from '#client/lib/text';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { useCalledPatient } from '#client/sections/appointments/list/useCalledPatient';
import { visitCountText, visitsCounted } from '#client/sections/appointments/list/visitCount';
import { choiceMessages } from '#client/sections/appointments/selection/messages';
import { toldOnceKnown, type Certainty } from '#client/sections/appointments/view/certainty';
import type { FoldedList } from '#client/sections/appointments/view/folding';
import type { TableView } from '#client/sections/appointments/view/TableView';
import { useMinute } from '#client/ui/clock/useClock';
import { Discreet } from '#client/ui/language/discreet';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import type { RowHeads } from '#client/ui/virtual-table/rowHeads';
import type { RowSelection } from '#client/ui/virtual-table/rowSelection';
import type { RunningMoment } from '#client/ui/virtual-table/runningMoment';
import { VirtualTable, type TableHandle } from '#client/ui/virtual-table/VirtualTable';
import type { DateText, Id } from '#contract/common';
import { runningMessages } from '../messages';
import { runningDay } from '../runningDay';
import { makeAppointmentColumns, makeNarrowColumns } from './AppointmentColumns';

interface AppointmentsTableProps {
  list: FoldedList;
  /** Makes the line of an appointment. */
  toRow: (appointment: StoredAppointment) => AppointmentRow;
  today: DateText;
  /** Which columns stand, in their order, how wide, and what can be done at their head. */
  view: TableView;
  /** What the list was narrowed to. */
  topic: string;
  /** Whether it stands in the order of time, from today on. */
  isFromToday: boolean;
  openId: string | null;
  /** The new appointment of the last move, which is brought into view. */
  marked?: { id: Id } | null;
  /** How rows are chosen; without it they cannot be. */
  selection?: Omit<RowSelection<StoredAppointment>, 'allLabel' | 'labelOf'> | null;
  /** What is said of rows that have changed by themselves, by their ids as texts. */
  marks?: ReadonlyMap<string, string>;
  /** A letter was pressed on a row; tells whether that was for it. */
  onLetter?: (letter: string, row: StoredAppointment) => boolean;
  /** Whether more appointments are on their way. */
  isGrowing: boolean;
  /** Whether it is known how many there are. */
  certainty: Certainty;
  empty: ReactNode;
  /** The row to be open from now on, `null` for none. */
  onRowToggled: (id: string | null) => void;
  renderDetails: (row: AppointmentRow, focusRow: () => void) => ReactNode;
  renderTools?: ((within: RefObject<HTMLElement | null>) => ReactNode) | undefined;
  ref?: Ref<TableHandle>;
}

/**
 * The list with its columns, usually seven, or as many as there is room for (Spec 1 §2). It is no `DataGrid`: at
 * 100,000 rows that needs 258 ms from a key of the search to its paint, twelve times a plain page, and it shows at most
 * 100 rows a page.
 */
export function AppointmentsTable({
  list,
  toRow,
  today,
  view: { columns: ids, widths, head },
  topic,
  isFromToday,
  openId,
  marked = null,
  selection = null,
  marks,
  onLetter = noLetter,
  isGrowing,
  certainty,
  empty,
  onRowToggled,
  renderDetails,
  renderTools,
  ref,
}: AppointmentsTableProps) {
  const t = useT();
  const mark = useMemo(() => marked && { key: String(marked.id) }, [marked]);
  const labelOf = useCallback(
    (one: StoredAppointment) =>
      t(choiceMessages.select, { patient: toRow(one).patientName ?? t(listMessages.unknownPatient) }),
    [t, toRow],
  );
  const columns = useColumns(ids, { toRow, today, onRowToggled });
  const days = useDayHeads({ list, today, certainty });
  const minute = useMinute();
  const moment = useMemo(
    () => (isFromToday ? momentIn(list.rows, new Date(minute), t) : null),
    [isFromToday, list, minute, t],
  );
  return (
    <VirtualTable
      ref={ref}
      label={t(listMessages.title)}
      columns={columns}
      widths={widths}
      head={head}
      rows={list.rows}
      rowKey={keyOf}
      heads={head.sort ? undefined : days}
      moment={moment}
      isRecycled
      topic={topic}
      openKey={openId}
      marked={mark}
      selection={selection ? { ...selection, labelOf, allLabel: t(choiceMessages.selectAll) } : undefined}
      marks={marks}
      onClosed={() => onRowToggled(null)}
      onLetter={onLetter}
      isGrowing={isGrowing}
      renderDetails={(one, focusRow) => <Discreet value={false}>{renderDetails(toRow(one), focusRow)}</Discreet>}
      renderTools={renderTools}
      empty={empty}
    />
  );
}

/** The columns of these ids, or those of a narrow list, which draw appointments by their lines. */
function useColumns(
  ids: TableView['columns'],
  { toRow, today, onRowToggled }: Pick<AppointmentsTableProps, 'toRow' | 'today' | 'onRowToggled'>,
) {
  const t = useT();
  const called = useCalledPatient();
  return useMemo(
    () =>
      (ids ? makeAppointmentColumns(t, called, ids, today, onRowToggled) : makeNarrowColumns(t, onRowToggled)).map(
        ({ cell, passing, dir, ...column }) => ({
          ...column,
          cell: (one: StoredAppointment, isOpen: boolean) => cell(toRow(one), isOpen),
          passing: passing && ((one: StoredAppointment) => passing(toRow(one))),
          dir: typeof dir === 'function' ? (one: StoredAppointment) => dir(toRow(one)) : dir,
        }),
      ),
    [t, called, ids, today, onRowToggled, toRow],
  );
}

/** Where the running moment lies in a list from today on, and how that is said. */
function momentIn(list: readonly StoredAppointment[], now: Date, t: Translate): RunningMoment | null {
  const running = runningDay(list, clinicTimeAt(now));
  if (!running) return null;
  const { opensAt, lineBefore } = running;
  return {
    opensAt,
    lineBefore,
    text: t(say(runningMessages.now, { time: clockTime(now) })),
    earlier: t(say(runningMessages.earlier, { count: visitsCounted(list, 0, opensAt).kept })),
    back: t(runningMessages.back),
  };
}

function noLetter(): boolean {
  return false;
}

function dateOf({ date }: StoredAppointment): string {
  return date;
}

/** What stands above the appointments of each day. */
function useDayHeads({
  list: { folded },
  today,
  certainty,
}: Pick<AppointmentsTableProps, 'list' | 'today' | 'certainty'>) {
  const t = useT();
  return useMemo((): RowHeads<StoredAppointment> => {
    const textOf = (rows: readonly StoredAppointment[], start: number, end: number) => {
      const date = rows[start]?.date ?? '';
      const near = relativeDay(date, today);
      const day = date === '' ? listMessages.noDate : shortDate(date, today);
      const count = toldOnceKnown(certainty, visitCountText(visitsCounted(rows, start, end, folded)));
      const parts: Text[] = [...(near ? [uiMessages[near]] : []), day, ...(count ? [count] : [])];
      return t(parts.reduce(beside));
    };
    return { groupOf: dateOf, textOf };
  }, [t, today, certainty, folded]);
}

function keyOf({ id }: StoredAppointment): string {
  return String(id);
}
