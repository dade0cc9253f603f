import { useImperativeHandle, useRef, type ReactNode, type Ref, type RefObject } from 'react';

import { FullText } from '../table/FullText';
import type { Widths } from '../table/sharedRoom';
import { GroupHeads } from './GroupHeads';
import type { RowHeads } from './rowHeads';
import { choiceOf, withChoice, type RowSelection } from './rowSelection';
import type { RunningMoment } from './runningMoment';
import { TableFrame } from './TableFrame';
import styles from './TableFrame.module.css';
import { TableHead, type HeadControls } from './TableHead';
import { DrawnRow, NoRows, type Column } from './TableRows';
import { tracksOf } from './tracks';
import { useFocusedRow } from './useFocusedRow';
import { useRestingRows } from './useRestingRows';
import { useRowHeads } from './useRowHeads';
import { holdsFocus, useRowNavigation } from './useRowNavigation';
import { useRowsInView } from './useRowsInView';
import { useSharedRoom } from './useSharedRoom';
import { useFocusInView, useMarkedRow, useShownFromStart } from './useShownRows';
import { useSlots } from './useSlots';
import { useWholeCells } from './useWholeCells';

export type { Column } from './TableRows';

interface VirtualTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  widths?: Widths | undefined;
  /** What can be done at its head: sort, and change widths. */
  head?: HeadControls | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands above the first row of each group, and stays at the top while its rows pass. */
  heads?: RowHeads<Row> | undefined;
  /** Where the running moment lies in rows that have heads: there it opens, and there a line stands. */
  moment?: RunningMoment | null | undefined;
  /** What the rows were narrowed by, such as a search; when it changes, the table goes back to where it opens. */
  topic?: string;
  /** The row that shows its details; its first cell holds the button that opens it. */
  openKey?: string | null;
  /** A row that something has just happened to; another object brings it into view, and the focus with it. */
  marked?: { key: string } | null;
  /** What is said of rows that have changed by themselves, by their keys; a dot in the row says so too. */
  marks?: ReadonlyMap<string, string>;
  /** Escape was pressed in the table while a row is open. */
  onClosed?: () => void;
  /**
   * Whether the element of a row that is no longer drawn may show another row, which is cheaper than a new one. Not
   * where a cell remembers something of its row, such as what is being typed.
   */
  isRecycled?: boolean;
  /** Lets a person choose rows, by a box at the beginning of each, by Shift and by the key `x`. */
  selection?: RowSelection<Row> | undefined;
  /** A letter was pressed on a row that has the focus; tells whether that was for the row. */
  onLetter?: (letter: string, row: Row) => boolean;
  /** Whether more rows are on their way. */
  isGrowing?: boolean;
  /** Makes the details of the open row; a button in them that is about to disappear calls `focusRow` first. */
  renderDetails?: (row: Row, focusRow: () => void) => ReactNode;
  /** What follows the pointer and the focus among the rows, and draws nothing but into them. */
  renderTools?: ((within: RefObject<HTMLElement | null>) => ReactNode) | undefined;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  ref?: Ref<TableHandle>;
}

/** What the page around a table can ask of it. */
export interface TableHandle {
  /** Puts the focus on the row that the table opens with, if there is one. */
  focusFirst: () => unknown;
}

/**
 * A table of any length: only the rows in view and the row with the focus are in the page, so scrolling loses nothing
 * that is being typed. A row that is open from the start is brought into view once all rows are there.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowKey, topic = '', openKey = null, marked = null, isGrowing = false } = props;
  const { isRecycled = false, widths = NO_WIDTHS, head, marks, onClosed, selection, onLetter } = props;
  const { heads, moment = null, renderDetails, renderTools, empty, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useFocusedRow(rows, rowKey);
  const headed = useRowHeads(rows, heads);
  const { pinned } = focused;
  const view = useRowsInView(scroller, rows, rowKey, headed.starts, { topic, pinned, openKey, moment, isGrowing });
  const slots = useSlots(rows, rowKey, view, (key) => isRecycled && !view.isHigh(key));
  const resting = useRestingRows(rows, rowKey, view.seen);
  useWholeCells(scroller, view.isMoving);
  const shared = useSharedRoom(scroller, columns, widths, view.isMoving ? null : slots);
  const openIndex = () => rows.findIndex((row) => rowKey(row) === openKey);
  const open = onClosed && openKey !== null ? { index: openIndex, close: onClosed } : null;
  const keys = { open, onExtended: selection?.onExtended, onLetter: withChoice(selection, onLetter), moment };
  const { focusRow, focusDrawn, ...navigation } = useRowNavigation(scroller, rows, focused, view.show, keys);

  useImperativeHandle(ref, () => ({ focusFirst: () => rows.length > 0 && focusRow(moment?.opensAt ?? 0) }));
  useFocusInView(view.visible, pinned, view.show);
  useShownFromStart(openKey, !isGrowing, openIndex, view.show);
  useMarkedRow(marked, openKey, rows, rowKey, (index) => {
    view.show(index, 'center');
    if (holdsFocus(scroller.current)) focusRow(index);
  });

  return (
    <TableFrame
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      {...signsOf({ moving: view.isMoving, selectable: selection !== undefined, headed: heads !== undefined })}
      style={{ '--columns': tracksOf(columns, shared) }}
      {...view.scrolling}
      {...navigation}
    >
      <Tools within={scroller} render={renderTools} />
      <TableHead columns={columns} controls={head} selection={selection} />
      <div role="rowgroup" className={styles.body} style={{ height: view.height }}>
        <GroupHeads {...headed} count={rows.length} moment={moment} view={view} />
        {slots.map(({ id, key, row, index }) => {
          const isOpen = key === openKey;
          return (
            <DrawnRow
              key={id}
              {...{ row, columns, index, isOpen, name: key, start: view.startOf(index), watch: view.watch }}
              head={headed.headOf(index)}
              isPassing={view.isPassing && !isOpen && index !== pinned}
              isMarked={key === marked?.key}
              {...choiceOf(selection, row)}
              mark={marks?.get(key)}
              isResting={resting.has(key)}
              details={isOpen && renderDetails?.(row, () => focusDrawn(index))}
            />
          );
        })}
      </div>
      {rows.length === 0 && <NoRows columns={columns}>{empty}</NoRows>}
    </TableFrame>
  );
}

const NO_WIDTHS = {};

/** What the looks of the frame depend on, as attributes of it. */
function signsOf(signs: Readonly<Record<string, boolean>>): Record<string, true> {
  return Object.fromEntries(Object.keys(signs).flatMap((sign) => (signs[sign] ? [[`data-${sign}`, true]] : [])));
}

interface ToolsProps {
  within: RefObject<HTMLElement | null>;
  render: VirtualTableProps<never>['renderTools'];
}

/** What follows the pointer and the focus in a table: the full texts, and the tools of its rows. */
function Tools({ within, render }: ToolsProps) {
  return (
    <>
      <FullText within={within} />
      {render?.(within)}
    </>
  );
}
