import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import type { TableView } from '../view/TableView';
import { makeColumns, makeNarrowColumns } from './AppointmentColumns';

/** The shape of the list before its first rows are there: its head, and the columns at their widths. */
export function AppointmentsSkeleton({ view: { columns: ids, widths }, today }: { view: TableView; today: DateText }) {
  const t = useT();
  const columns = ids ? makeColumns(t, ids, today, ignored) : makeNarrowColumns(t, ignored);
  return <TableSkeleton columns={columns} widths={widths} isSelectable />;
}

/** Nothing can be opened yet. */
function ignored(): void {
  return undefined;
}
