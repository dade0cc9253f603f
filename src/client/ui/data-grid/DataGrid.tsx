import { useGridApiRef, type GridColumnResizeParams, type GridRowId, type GridSortModel } from '@mui/x-data-grid';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';

import { useNewlyMade } from '../focus/useNewlyMade';
import { useT } from '../language/useT';
import { useIsPhone } from '../page/useMedia';
import type { Widths } from '../table/sharedRoom';
import { sortParam, type TableSort } from '../table/tableSort';
import { ColumnsMenu } from './ColumnsMenu';
import { GridExportMenu, type ExportedColumn } from './ExportMenu';
import { GridBox } from './GridBox';
import { GridCards } from './GridCards';
import { exportedColumns, type GridColumn } from './gridColumn';
import { GridFooter } from './GridFooter';
import { ROW_HEIGHTS } from './GridFrame';
import type { GridLayout } from './gridLayout';
import { pageFrom } from './gridPage';
import { GridTools } from './GridTools';
import { checkboxColumnOf, libraryColumnsOf } from './LibraryColumns';
import { LibraryRows } from './LibraryRows';
import { useFirstRows } from './useFirstRows';
import { useGridLayout } from './useGridLayout';
import { useGridRoom } from './useGridRoom';
import { useKeptFocus } from './useKeptFocus';
import { useShownFromTop } from './useShownFromTop';
import { useSorted } from './useSorted';

/** How a grid is sorted and which page it shows, as the address says it, and what changes the address. */
export interface GridView {
  sort: string;
  page: string;
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
}

/** Which rows a person has ticked, by their keys. */
export interface GridSelection {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** What can be done with them; it stands below the grid. */
  action: ReactNode;
  /** How far that is, or what it came to; it stands there as well, whatever is ticked. */
  result?: ReactNode;
}

/** What a grid shows, and what it tells of. */
export interface DataGridProps<Row> {
  /** By which the device remembers its layout; also the name of its file. */
  name: string;
  /** Its accessible name. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** All rows, in the order in which they stand unsorted; at least one. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The name of a row in its check box. */
  nameOf: (row: Row) => string;
  view: GridView;
  /** What the rows were narrowed by; when it changes, the grid goes back to its first row. */
  topic?: string;
  /** The keys of rows that were just made: the grid goes to their page, and they are tinted for a while. */
  made?: readonly (string | number)[];
  selection?: GridSelection;
  /** The columns that a file of its rows has besides, such as those by which it can be imported. */
  ofFile?: ((rows: readonly Row[]) => Promise<readonly ExportedColumn<Row>[]>) | undefined;
}

const NONE_MADE: readonly string[] = [];

/** A grid of rows that can be sorted, paged, laid out and exported; every row of its page stands in the document. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { name, label, columns, rowKey, nameOf, view, topic = '', selection, ofFile } = props;
  const apiRef = useGridApiRef();
  const [layout, changeLayout] = useGridLayout(name);
  const { sort, rows } = useSorted(columns, props.rows, view.sort);
  const frame = useRef<HTMLElement>(null);
  const shared = useGridRoom(apiRef, frame, columns, layout, selection !== undefined);
  const library = useLibraryView(columns, layout, shared, changeLayout, sort, view);
  const { selectAll, props: checkboxes } = useLibrarySelection(props);
  const { pageSize, hidden } = layout;
  const rowHeight = ROW_HEIGHTS[layout.density];
  const page = pageFrom(view.page, rows.length, pageSize);
  // The library gets the rows of the page alone: it spends time on every row that it knows of, at each key of a search.
  const shown = useMemo(() => rows.slice((page - 1) * pageSize, page * pageSize), [rows, page, pageSize]);
  const keys = useMemo(() => shown.map(rowKey), [shown, rowKey]);
  const focusCell = (row: string, column: string) => apiRef.current?.setCellFocus(row, column);
  const focus = useKeptFocus(keys, focusCell);
  const place = `${topic} ${page} ${view.sort}`;
  useShownFromTop(apiRef, place);
  const tinted = useMadeRows(apiRef, props, rows, { page, pageSize, keys });
  const [first] = keys;
  const isPhone = useIsPhone();
  const firstRows = useFirstRows(shown, rowHeight);
  return (
    <GridBox {...focus} ref={frame}>
      <GridTools>
        <ColumnsMenu columns={columns} layout={layout} onChange={changeLayout} />
        <GridExportMenu name={name} title={label} columns={exportedColumns(columns, hidden)} {...{ rows, ofFile }} />
      </GridTools>
      {isPhone ? (
        <GridCards
          {...{ label, columns, hidden, rowKey, nameOf, selection, sort, tinted }}
          rows={firstRows}
          onSort={view.onSort}
          all={selectAll}
          topic={place}
        />
      ) : (
        <LibraryRows
          {...{ label, rowKey, rowHeight, tinted, selectAll }}
          apiRef={apiRef}
          rows={firstRows}
          height={shown.length * rowHeight}
          library={{ ...library, ...checkboxes }}
        />
      )}
      <GridFooter
        action={selection && selection.selected.size > 0 && selection.action}
        result={selection?.result}
        onFocusGone={() => first !== undefined && focusCell(first, columns[0]?.id ?? '')}
        rowCount={rows.length}
        {...{ page, pageSize }}
        onPage={view.onPage}
        onPageSize={(size) => {
          changeLayout({ pageSize: size });
          view.onPage(1);
        }}
      />
    </GridBox>
  );
}

/** The keys of the rows that are tinted because they were just made; the grid goes to the page of the first of them. */
function useMadeRows<Row>(
  apiRef: ReturnType<typeof useGridApiRef>,
  { rowKey, view, made = NONE_MADE }: Pick<DataGridProps<Row>, 'rowKey' | 'view' | 'made'>,
  rows: readonly Row[],
  { page, pageSize, keys }: { page: number; pageSize: number; keys: readonly string[] },
): ReadonlySet<string> {
  const pageOfFirst = (fresh: ReadonlySet<string>) => {
    const at = rows.findIndex((row) => fresh.has(rowKey(row)));
    const itsPage = Math.floor(at / pageSize) + 1;
    if (at >= 0 && itsPage !== page) view.onPage(itsPage);
    return at >= 0 && itsPage === page ? (keys[at % pageSize] ?? null) : null;
  };
  return useNewlyMade(made, pageOfFirst, (key) => apiRef.current?.getRowElement(key));
}

/** The columns and their order as the library takes them, and what tells of their changes. */
function useLibraryView<Row extends object>(
  columns: readonly GridColumn<Row>[],
  { hidden, widths }: GridLayout,
  shared: Widths,
  changeLayout: (part: Partial<GridLayout>) => void,
  sort: TableSort | null,
  { onSort }: GridView,
) {
  return {
    columns: useMemo(() => libraryColumnsOf(columns, { ...shared, ...widths }), [columns, shared, widths]),
    columnVisibilityModel: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
    onColumnWidthChange: useCallback(
      ({ colDef, width }: GridColumnResizeParams) =>
        changeLayout({ widths: { ...widths, [colDef.field]: Math.round(width) } }),
      [changeLayout, widths],
    ),
    sortModel: useMemo<GridSortModel>(
      () => (sort ? [{ field: sort.column, sort: sort.isDescending ? 'desc' : 'asc' }] : []),
      [sort],
    ),
    onSortModelChange: useCallback(
      ([chosen]: GridSortModel) =>
        onSort(sortParam(chosen ? { column: chosen.field, isDescending: chosen.sort === 'desc' } : null)),
      [onSort],
    ),
  };
}

/** The check boxes: that of a row ticks the row, that in the head every row of every page. */
function useLibrarySelection<Row extends object>({
  rows,
  rowKey,
  nameOf,
  selection,
}: Pick<DataGridProps<Row>, 'rows' | 'rowKey' | 'nameOf' | 'selection'>) {
  const t = useT();
  const selected = selection?.selected;
  const count = selected?.size ?? 0;
  const model = useMemo(() => ({ type: 'include' as const, ids: new Set<GridRowId>(selected) }), [selected]);
  const onSelect = selection?.onSelect;
  const selectAll = {
    isChecked: count > 0,
    isPartial: count < rows.length,
    onToggle: () => onSelect?.(new Set(count === rows.length ? [] : rows.map(rowKey))),
  };
  const checkboxColDef = useMemo(() => checkboxColumnOf(t, nameOf), [t, nameOf]);
  const props = {
    checkboxSelection: selection !== undefined,
    checkboxColDef,
    rowSelection: selection !== undefined,
    rowSelectionModel: model,
    onRowSelectionModelChange: useCallback(
      ({ ids }: { ids: ReadonlySet<GridRowId> }) => onSelect?.(new Set([...ids].map(String))),
      [onSelect],
    ),
  };
  return { selectAll, props };
}
