import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useIsNarrow, useIsPhone } from '#client/ui/page/useMedia';
import { nextSort, sortParam } from '#client/ui/table/tableSort';
import type { HeadControls } from '#client/ui/virtual-table/TableHead';
import { FOLDED_COLUMNS, isColumnId, USUAL_COLUMNS, type ColumnId } from './columns';
import { columnResized, sortChosen } from './events';
import type { ColumnLayout } from './layout';
import { selectListView, selectSort } from './selectors';

/** How the table is laid out. */
export interface TableView {
  /** The columns in their order; `null` of a page as narrow as a phone. */
  columns: readonly ColumnId[] | null;
  widths: ColumnLayout['widths'];
  head: HeadControls;
}

/** How the list is laid out and sorted, and what its head does about it. */
export function useTableView(): TableView {
  const dispatch = useDispatch();
  const columns = useShownColumns();
  const { widths } = useSelector(selectListView);
  const sort = useSelector(selectSort);
  return useMemo(
    () => ({
      columns,
      widths: columns ? widths : {},
      head: {
        sort,
        onSorted: (column) => dispatch(sortChosen(sortParam(nextSort(sort, column)))),
        ...(columns && {
          onResized: (column, width) => isColumnId(column) && dispatch(columnResized({ column, width })),
        }),
      },
    }),
    [columns, dispatch, sort, widths],
  );
}

/**
 * The columns that stand, in their order: those that a person has chosen, or as many of the usual ones as there is room
 * for. `null` of a page as narrow as a phone.
 */
export function useShownColumns(): readonly ColumnId[] | null {
  const { columns } = useSelector(selectListView);
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  return isPhone ? null : (columns ?? (isNarrow ? FOLDED_COLUMNS : USUAL_COLUMNS));
}
