import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { TableFrame } from './TableFrame';
import { useFocusedRow } from './useFocusedRow';
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
  /** What the rows answer to, such as a search: those that answer to something else are shown from the first. */
  topic?: string;
  /** The row that shows its details; its first cell holds the button that opens it. */
  openKey?: string | null;
  /** While more rows are on their way. */
  isGrowing?: boolean;
  /** Makes the details; what is pressed there may go with its press, and puts the focus on the row before. */
  renderDetails?: (row: Row, focusRow: () => void) => ReactNode;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
}

/**
 * A table of any length: only the rows in view are in the page, and the one that holds the focus, so that scrolling
 * loses nothing that is being typed in it. Arrow keys move from row to row through the first button of each, Home and
 * End go to the ends. When the row with the focus is gone, the one that took its place has it. A row that is open from
 * the start is brought into view as soon as all rows are there.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowKey, topic = '', openKey = null, isGrowing = false, renderDetails, empty } = props;
  const { place, pinned, setFocused } = useFocusedRow(rows, rowKey);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { drawn, startOf, height, watch, onScroll, show, showFirst } = useRowsInView(scroller, rows, rowKey, pinned);

  useLayoutEffect(() => {
    showFirst();
  }, [topic, showFirst]);

  const sought = useRef(openKey);
  const showSought = useEffectEvent(() => {
    const index = sought.current === openKey ? rows.findIndex((row) => rowKey(row) === openKey) : -1;
    sought.current = null;
    if (index >= 0) show(index, 'center');
  });
  useEffect(() => {
    if (scroller && !isGrowing && sought.current !== null) showSought();
  }, [scroller, isGrowing, openKey]);

  const focusRow = (index: number) => {
    show(index, 'nearest');
    if (!focusOpener(scroller, index)) requestAnimationFrame(() => focusOpener(scroller, index));
  };
  const keepFocus = useEffectEvent(() => {
    if (place === null || scroller?.contains(document.activeElement)) return;
    if (rows.length > 0 && document.activeElement === document.body) focusRow(Math.min(place, rows.length - 1));
    else setFocused(null);
  });
  useLayoutEffect(() => {
    keepFocus();
  }, [rows]);
  const moveBetweenRows = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = focusedIndex(event.target);
    const to = from === null ? null : rowAfterKey(event.key, from, rows.length);
    if (to === null) return;
    event.preventDefault();
    focusRow(to);
  };

  return (
    <TableFrame
      ref={setScroller}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      style={{ '--columns': columns.map(({ width }) => width).join(' ') }}
      onScroll={onScroll}
      onKeyDown={moveBetweenRows}
      onFocus={(event: FocusEvent) => {
        setFocused(placeOf(event.target));
      }}
      onBlur={() => {
        setFocused(null);
      }}
    >
      <div role="rowgroup" className="head">
        <div role="row" className="cells" aria-rowindex={1}>
          {columns.map(({ id, header, isNumber }) => (
            <div key={id} role="columnheader" className={isNumber ? 'number' : undefined}>
              {header}
            </div>
          ))}
        </div>
      </div>
      {rows.length === 0 && (
        <div role="rowgroup" className="empty">
          <div role="row">
            <div role="cell" aria-colspan={columns.length}>
              {empty}
            </div>
          </div>
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
                <div role="row" className="details">
                  <div role="cell" aria-colspan={columns.length}>
                    {renderDetails(row, () => {
                      focusOpener(scroller, index);
                    })}
                  </div>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </TableFrame>
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

/** Puts the focus on the first button of a row; tells whether the row was in the page. */
function focusOpener(scroller: HTMLElement | null, index: number): boolean {
  const opener = scroller?.querySelector<HTMLElement>(`[data-index="${index}"] button`);
  opener?.focus({ preventScroll: true });
  return Boolean(opener);
}

function focusedIndex(target: EventTarget): number | null {
  return target instanceof HTMLButtonElement && target.closest('.cells') ? (placeOf(target)?.index ?? null) : null;
}

function placeOf(target: Element): { key: string; index: number } | null {
  const row = target.closest<HTMLElement>('[data-index]');
  return row && { key: row.dataset.key ?? '', index: Number(row.dataset.index) };
}

function rowAfterKey(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
