import type { ReactNode } from 'react';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { TableFrame } from './TableFrame';
import { useFocusedRow } from './useFocusedRow';
import { focusFirstButton, useRowNavigation } from './useRowNavigation';
import { useRowsInView } from './useRowsInView';

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
  /** Whether more rows are on their way. */
  isGrowing?: boolean;
  /** Makes the details of the open row; a button in them that is about to disappear calls `focusRow` first. */
  renderDetails?: (row: Row, focusRow: () => void) => ReactNode;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
}

/**
 * A table of any length: only the rows in view and the row with the focus are in the page, so scrolling loses nothing
 * that is being typed. A row that is open from the start is brought into view once all rows are there.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowKey, topic = '', openKey = null, isGrowing = false, renderDetails, empty } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const focused = useFocusedRow(rows, rowKey);
  const view = useRowsInView(scroller, rows, rowKey, focused.pinned);
  const { drawn, startOf, height, watch, onScroll, show, showFirst } = view;
  const navigation = useRowNavigation(scroller, rows, focused, show);

  useLayoutEffect(() => {
    showFirst();
  }, [topic, showFirst]);

  const openIndex = () => rows.findIndex((row) => rowKey(row) === openKey);
  useShownFromStart(openKey, scroller !== null && !isGrowing, openIndex, show);

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
            <div
              key={key}
              ref={watch}
              data-key={key}
              data-index={index}
              className="item"
              data-open={isOpen || undefined}
              style={{ transform: `translateY(${startOf(index)}px)` }}
            >
              <TableRow row={row} columns={columns} rowIndex={index + 2} isOpen={isOpen} />
              {isOpen && renderDetails && (
                <WideRow className="details" columns={columns}>
                  {renderDetails(row, () => focusFirstButton(scroller, index))}
                </WideRow>
              )}
            </div>
          );
        })}
      </div>
    </TableFrame>
  );
}

/** Brings the row that was open from the start into view once, as soon as that can be done and if it is open still. */
function useShownFromStart(
  openKey: string | null,
  isReady: boolean,
  openIndex: () => number,
  show: (index: number, place: 'center') => void,
): void {
  const sought = useRef(openKey);
  const showSought = useEffectEvent(() => {
    const index = sought.current === openKey ? openIndex() : -1;
    sought.current = null;
    if (index >= 0) show(index, 'center');
  });
  useEffect(() => {
    if (isReady && sought.current !== null) showSought();
  }, [isReady, openKey]);
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
