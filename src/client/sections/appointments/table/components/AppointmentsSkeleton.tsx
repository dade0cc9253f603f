import { useCalledPatient } from '#client/sections/appointments/list/useCalledPatient';
import type { TableView } from '#client/sections/appointments/view/TableView';
import { useT } from '#client/ui/language/useT';
import { TableSkeleton } from '#client/ui/virtual-table/TableSkeleton';
import type { DateText } from '#contract/common';
import { makeAppointmentColumns, makeNarrowColumns } from './AppointmentColumns';

/** The shape of the list before its first rows are there: its head, and the columns at their widths. */
export function AppointmentsSkeleton({ view, today }: { view: TableView; today: DateText }) {
  const t = useT();
  const called = useCalledPatient();
  const { columns: ids, widths, head } = view;
  const columns = ids ? makeAppointmentColumns(t, called, ids, today, ignored) : makeNarrowColumns(t, ignored);
  return <TableSkeleton columns={columns} widths={widths} isSelectable isHeaded={!head.sort} />;
}

/** Nothing can be opened yet. */
function ignored(): void {
  return undefined;
}
