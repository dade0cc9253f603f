import Box from '@mui/material/Box';
import {
  useGridApiRef,
  type GridColumnResizeParams,
  type GridEventListener,
  type GridRowId,
  type GridSortModel,
} from '@mui/x-data-grid';
import { useCallback, useContext, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';

import { FullText } from '../table/FullText';
import { sortFrom, sortParam, type TableSort } from '../table/tableSort';
import { useIsPhone } from '../useMedia';
import { LanguageContext, useT } from '../useT';
import { takesKey } from './cellKeys';
import { ColumnsMenu } from './ColumnsMenu';
import { GridExportMenu } from './ExportMenu';
import { exportedColumns, type GridColumn } from './gridColumn';
import { GridCards } from './GridCards';
import { GridFrame, ROW_HEIGHTS } from './GridFrame';
import type { GridLayout } from './gridLayout';
import { pageFrom } from './gridPage';
import { GridPager } from './GridPager';
import { sortRows } from './gridSort';
import { checkboxColumnOf, libraryColumnsOf, SelectAll } from './LibraryColumns';
import { localeTextIn } from './localeText';
import { useFirstRows } from './useFirstRows';
import { useGridLayout } from './useGridLayout';
import { useKeptFocus } from './useKeptFocus';
import { useShownFromTop } from './useShownFromTop';

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
  /** What can be done with them; it stands in the bar of the grid. */
  action: ReactNode;
}

interface DataGridProps<Row> {
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
  selection?: GridSelection;
}

/** A grid of rows that can be sorted, paged, laid out and exported; every row of its page stands in the document. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { name, label, columns, rowKey, nameOf, view, topic = '', selection } = props;
  const t = useT();
  const apiRef = useGridApiRef();
  const [layout, changeLayout] = useGridLayout(name);
  const { sort, rows } = useSorted(props);
  const library = useLibraryView(columns, layout, changeLayout, sort, view);
  const librarySelection = useLibrarySelection(props);
  const { pageSize, hidden } = layout;
  const rowHeight = ROW_HEIGHTS[layout.density];
  const page = pageFrom(view.page, rows.length, pageSize);
  // The library gets the rows of the page alone: it spends time on every row that it knows of, at each key of a search.
  const shown = useMemo(() => rows.slice((page - 1) * pageSize, page * pageSize), [rows, page, pageSize]);
  const keys = useMemo(() => shown.map(rowKey), [shown, rowKey]);
  const focus = useKeptFocus(keys, (row, column) => apiRef.current?.setCellFocus(row, column));
  const place = `${topic} ${page} ${view.sort}`;
  useShownFromTop(apiRef, place);
  const isPhone = useIsPhone();
  const firstRows = useFirstRows(shown, rowHeight);
  const localeText = useMemo(() => localeTextIn(t), [t]);
  return (
    <Frame {...focus}>
      {isPhone ? (
        <GridCards
          {...{ label, columns, hidden, rowKey, nameOf, selection, sort }}
          rows={firstRows}
          onSort={view.onSort}
          all={librarySelection.selectAll}
          topic={place}
        />
      ) : (
        <SelectAll value={librarySelection.selectAll}>
          <GridFrame
            apiRef={apiRef}
            aria-label={label}
            rows={firstRows}
            getRowId={rowKey}
            rowHeight={rowHeight}
            localeText={localeText}
            {...library}
            {...librarySelection.props}
            onCellKeyDown={leaveKeys}
          />
        </SelectAll>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, minHeight: 40 }}>
        <ColumnsMenu columns={columns} layout={layout} onChange={changeLayout} />
        <GridExportMenu name={name} title={label} columns={exportedColumns(columns, hidden)} rows={rows} />
        {selection?.action}
        <Box sx={{ flex: 1 }} />
        <GridPager
          rowCount={rows.length}
          page={page}
          pageSize={pageSize}
          onPage={view.onPage}
          onPageSize={(size) => {
            changeLayout({ pageSize: size });
            view.onPage(1);
          }}
        />
      </Box>
    </Frame>
  );
}

/** What a grid and its bar stand in; what the grid cuts off is shown in full. */
function Frame({ children, ...props }: ComponentProps<'div'>) {
  const frame = useRef<HTMLElement>(null);
  return (
    <Box
      {...props}
      ref={frame}
      sx={{ display: 'flex', flexDirection: 'column', flex: { xs: 'none', sm: '1 1 0' }, minWidth: 0, minHeight: 240 }}
    >
      <FullText within={frame} />
      {children}
    </Box>
  );
}

const leaveKeys: GridEventListener<'cellKeyDown'> = (_, event) => {
  event.defaultMuiPrevented = takesKey(event);
};

/** The columns and their order as the library takes them, and what tells of their changes. */
function useLibraryView<Row extends object>(
  columns: readonly GridColumn<Row>[],
  { hidden, widths }: GridLayout,
  changeLayout: (part: Partial<GridLayout>) => void,
  sort: TableSort | null,
  { onSort }: GridView,
) {
  return {
    columns: useMemo(() => libraryColumnsOf(columns, widths), [columns, widths]),
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

/** The rows as the address sorts them. */
function useSorted<Row>({ columns, rows, view }: Pick<DataGridProps<Row>, 'columns' | 'rows' | 'view'>) {
  const { locale } = useContext(LanguageContext);
  const sort = useMemo(() => {
    const sortable = columns.flatMap(({ id, value }) => (value ? [id] : []));
    return sortFrom(view.sort, sortable);
  }, [view.sort, columns]);
  const valueOf = columns.find(({ id }) => id === sort?.column)?.value;
  const sorted = useMemo(
    () => (sort && valueOf ? sortRows(rows, valueOf, sort.isDescending, locale) : rows),
    [rows, sort, valueOf, locale],
  );
  return { sort, rows: sorted };
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
