import type { ReactNode, Ref, RefCallback } from 'react';
import { memo, useImperativeHandle, useLayoutEffect, useState } from 'react';

import { FullText } from './FullText';
import { TableFrame } from './TableFrame';
import { useFocusedRow } from './useFocusedRow';
import { focusFirstButton, holdsFocus, useRowNavigation } from './useRowNavigation';
import { useRowsInView } from './useRowsInView';
import { useFocusInView, useMarkedRow, useShownFromStart } from './useShownRows';

/** One column of a table: what stands above it, how wide it is, and what a row shows in it. */
export interface Column<Row> {
  id: string;
  header: string;
  /** A grid track, such as `minmax(160px, 2fr)`. */
  width: string;
  /** Amounts and counts end at the same edge, one below another. */
  isNumber?: boolean;
  cell: (row: Row, isOpen: boolean) => ReactNode;
}

interface VirtualTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the rows were narrowed by, such as a search; when it changes, the table goes back to its first row. */
  topic?: string;
  /** The row that shows its details; its first cell holds the button that opens it. */
  openKey?: string | null;
  /** A row that something has just happened to; another object brings it into view, and the focus with it. */
  marked?: { key: string } | null;
  /** Escape was pressed in the table while a row is open. */
  onClosed?: () => void;
  /** Whether more rows are on their way. */
  isGrowing?: boolean;
  /** Makes the details of the open row; a button in them that is about to disappear calls `focusRow` first. */
  renderDetails?: (row: Row, focusRow: () => void) => ReactNode;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  ref?: Ref<TableHandle>;
}

/** What the page around a table can ask of it. */
export interface TableHandle {
  /** Puts the focus on the first row, if there is one. */
  focusFirst: () => unknown;
}

/**
 * A table of any length: only the rows in view and the row with the focus are in the page, so scrolling loses nothing
 * that is being typed. A row that is open from the start is brought into view once all rows are there.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowKey, topic = '', openKey = null, marked = null, isGrowing = false } = props;
  const { onClosed, renderDetails, empty, ref } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const focused = useFocusedRow(rows, rowKey);
  const view = useRowsInView(scroller, rows, rowKey, focused.pinned);
  const { drawn, startOf, height, watch, onScroll, show, showFirst } = view;
  const openIndex = () => rows.findIndex((row) => rowKey(row) === openKey);
  const open = onClosed && openKey !== null ? { index: openIndex, close: onClosed } : null;
  const { focusRow, ...navigation } = useRowNavigation(scroller, rows, focused, show, open);

  useLayoutEffect(() => {
    showFirst();
  }, [topic, showFirst]);

  useImperativeHandle(ref, () => ({ focusFirst: () => rows.length > 0 && focusRow(0) }));
  useFocusInView(view.visible, focused.pinned, show);
  useShownFromStart(openKey, scroller !== null && !isGrowing, openIndex, show);
  useMarkedRow(marked, rows, rowKey, (index) => {
    show(index, 'center');
    if (holdsFocus(scroller)) focusRow(index);
  });

  return (
    <TableFrame
      ref={setScroller}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      style={{ '--columns': columns.map(({ width }) => width).join(' ') }}
      onScroll={onScroll}
      {...navigation}
    >
      <FullText scroller={scroller} />
      <Header columns={columns} />
      {rows.length === 0 && (
        <div role="rowgroup" className="empty">
          <WideRow columns={columns}>{empty}</WideRow>
        </div>
      )}
      <div role="rowgroup" className="body" style={{ height }}>
        {drawn.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const key = rowKey(row);
          const isOpen = key === openKey;
          return (
            <DrawnRow
              key={key}
              {...{ row, columns, index, isOpen, watch }}
              name={key}
              start={startOf(index)}
              isMarked={key === marked?.key}
              details={isOpen && renderDetails?.(row, () => focusFirstButton(scroller, index))}
            />
          );
        })}
      </div>
    </TableFrame>
  );
}

interface DrawnRowProps<Row> extends Omit<TableRowProps<Row>, 'rowIndex'> {
  /** Its key, by which others find it in the page. */
  name: string;
  index: number;
  /** Pixels from the beginning of the first row. */
  start: number;
  isMarked: boolean;
  details: ReactNode;
  watch: RefCallback<HTMLElement>;
}

/** A row at its place, with its details where it is open. */
function DrawnRow<Row>({ name, index, start, isMarked, details, watch, ...row }: DrawnRowProps<Row>) {
  return (
    <div
      ref={watch}
      data-key={name}
      data-index={index}
      className="item"
      data-open={row.isOpen || undefined}
      data-marked={isMarked || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <TableRow {...row} rowIndex={index + 2} />
      {details && (
        <WideRow className="details" columns={row.columns}>
          {details}
        </WideRow>
      )}
    </div>
  );
}

function Header<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <div role="rowgroup" className="head">
      <div role="row" className="cells" aria-rowindex={1}>
        {columns.map(({ id, header, isNumber }) => (
          <div key={id} role="columnheader" className={isNumber ? 'number' : undefined}>
            {header}
          </div>
        ))}
      </div>
    </div>
  );
}

interface WideRowProps {
  className?: string;
  columns: readonly unknown[];
  children: ReactNode;
}

/** A row of one cell over all columns. */
function WideRow({ className, columns, children }: WideRowProps) {
  return (
    <div role="row" className={className}>
      <div role="cell" aria-colspan={columns.length}>
        {children}
      </div>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowIndex: number;
  isOpen: boolean;
}

const TableRow = memo(function TableRow<Row>({ row, columns, rowIndex, isOpen }: TableRowProps<Row>) {
  return (
    <div role="row" className="cells" aria-rowindex={rowIndex}>
      {columns.map(({ id, cell, isNumber }) => (
        <div key={id} role="cell" className={isNumber ? 'number' : undefined}>
          {cell(row, isOpen)}
        </div>
      ))}
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
