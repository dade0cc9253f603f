import { memo, type HTMLAttributes, type ReactNode, type RefCallback } from 'react';

import { PicturesWanted } from '../page/pictures';
import { useMarkSearched } from '../search/SearchedText';
import { RowBox } from './RowBox';
import type { RowChoice } from './rowSelection';
import styles from './TableFrame.module.css';

/** One column of a table: what stands above it, how wide it is, and what a row shows in it. */
export interface Column<Row> {
  id: string;
  header: string;
  /** A grid track, such as `minmax(160px, 2fr)`. */
  width: string;
  /** Amounts and counts end at the same edge, one below another. */
  isNumber?: boolean;
  /** Which way its texts run where that is not the way of the page, all of them or each its own. */
  dir?: 'ltr' | ((row: Row) => 'auto' | 'rtl');
  cell: (row: Row, isOpen: boolean) => ReactNode;
  /** Its cell is nothing but a text that a search looks into; not in the first column. */
  isSearched?: boolean;
  /** Its text alone, which runs its own way, for a row that passes too fast to be read; else the cell is shown. */
  passing?: (row: Row) => string;
  /** The class of its cell while that is so; none of amounts and counts. */
  passingLook?: string | undefined;
}

interface DrawnRowProps<Row> extends Omit<TableRowProps<Row>, 'rowIndex'> {
  /** Its key, by which others find it in the page. */
  name: string;
  index: number;
  /** Pixels from the beginning of the element that holds the rows. */
  start: number;
  isMarked: boolean;
  /** What the head above it says, which `GroupHeads` draws there. */
  head: string | undefined;
  /** Whether it has been in view long enough for its picture to be asked for. */
  isResting: boolean;
  details: ReactNode;
  watch: RefCallback<HTMLElement>;
}

/** A row at its place, with its details where it is open. */
export const DrawnRow = memo(function DrawnRow<Row>(props: DrawnRowProps<Row>) {
  const { name, index, start, isMarked, head, isResting, details, watch, ...row } = props;
  return (
    <div
      ref={watch}
      data-key={name}
      data-index={index}
      className={styles.item}
      data-open={row.isOpen || undefined}
      data-marked={isMarked || undefined}
      data-head={head}
      data-chosen={row.isChosen === true || undefined}
      data-changed={row.mark ? true : undefined}
      data-passing={row.isPassing || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <PicturesWanted value={isResting}>
        <TableRow {...row} rowIndex={index + 2} />
      </PicturesWanted>
      {details && <WideRow columns={row.columns}>{details}</WideRow>}
    </div>
  );
}) as <Row>(props: DrawnRowProps<Row>) => ReactNode;

interface WideRowProps {
  columns: readonly unknown[];
  children: ReactNode;
}

/** A row of one cell over all columns. */
function WideRow({ columns, children }: WideRowProps) {
  return (
    <div role="row">
      <div role="cell" aria-colspan={columns.length}>
        {children}
      </div>
    </div>
  );
}

/** What stands in a table without rows. */
export function NoRows({ columns, children }: WideRowProps) {
  return (
    <div role="rowgroup" className={styles.empty}>
      <WideRow columns={columns}>{children}</WideRow>
    </div>
  );
}

interface TableRowProps<Row> extends RowChoice<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowIndex: number;
  isOpen: boolean;
  isPassing: boolean;
  /** What is said of it because it has changed by itself. */
  mark?: string;
}

const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, rowIndex, isOpen, isPassing } = props;
  return (
    <div role="row" className={styles.cells} aria-rowindex={rowIndex}>
      {columns.map(({ id, cell, isSearched, passing, passingLook, isNumber, dir }, at) => {
        const text = isPassing ? passing?.(row) : undefined;
        const way = typeof dir === 'function' ? dir(row) : dir;
        const look = {
          role: 'cell',
          className: isNumber ? styles.number : text === undefined ? undefined : passingLook,
          dir: text === undefined ? way : (way ?? 'auto'),
        };
        const shown = text ?? withChoiceAndMark(cell(row, isOpen), at, props);
        if (isSearched) return <SearchedCell key={id} {...look} isMarked={!isPassing} shown={shown} />;
        return (
          <div key={id} {...look}>
            {shown}
          </div>
        );
      })}
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

interface SearchedCellProps extends HTMLAttributes<HTMLElement> {
  shown: ReactNode;
  isMarked: boolean;
}

/** A cell that marks in its text what was searched for. */
function SearchedCell({ shown, isMarked, ...look }: SearchedCellProps) {
  const markSearched = useMarkSearched();
  return <div {...look}>{isMarked && typeof shown === 'string' ? markSearched(shown) : shown}</div>;
}

/** What a cell shows, in the first one with what every row may have. */
function withChoiceAndMark<Row>(shown: ReactNode, at: number, props: TableRowProps<Row>): ReactNode {
  const { row, isChosen, mark, labelOf, onToggled } = props;
  if (at > 0) return shown;
  return (
    <>
      {isChosen !== null && labelOf && (
        <RowBox label={labelOf(row)} isChecked={isChosen} onToggled={(isExtending) => onToggled?.(row, isExtending)} />
      )}
      {shown}
      {mark && <span className={styles.mark}>{mark}</span>}
    </>
  );
}
