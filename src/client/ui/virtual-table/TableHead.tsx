import { memo, useState, type KeyboardEvent, type ReactNode } from 'react';

import { onwardsAt } from '../language/onwardsAt';
import type { TableSort } from '../table/tableSort';
import { ColumnEdge, widthChanged } from './ColumnEdge';
import { RowBox } from './RowBox';
import type { RowSelection } from './rowSelection';
import frame from './TableFrame.module.css';
import styles from './TableHead.module.css';
import type { Column } from './TableRows';

/** What people can do at the head of a table. */
export interface HeadControls {
  /** By which column the rows are sorted, `null` where they stand in their natural order. */
  sort: TableSort | null;
  /** The head of a column was pressed. */
  onSorted: (column: string) => void;
  /** A column was given a width in pixels, or is to have its usual one (`null`); widths are fixed without it. */
  onResized?: (column: string, width: number | null) => void;
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  controls?: HeadControls | undefined;
  /** How rows are chosen; a box before the first column takes all, where any can be. */
  selection?: RowSelection<Row> | undefined;
}

/**
 * The names of the columns. Where rows can be sorted each is a button; all of them are one stop of the Tab key, and the
 * arrows lead from one to another. With Shift the arrows change the width of the column, Home gives it its usual one.
 */
export const TableHead = memo(function TableHead<Row>({ columns, controls, selection }: TableHeadProps<Row>) {
  const [reached, setReached] = useState('');
  const current = columns.some(({ id }) => id === reached) ? reached : columns[0]?.id;
  return (
    <div role="rowgroup" className={frame.head}>
      <div role="row" className={frame.cells} aria-rowindex={1}>
        {columns.map(({ id, header, isNumber }, at) => (
          <div
            key={id}
            role="columnheader"
            // Its name must not begin with that of the box.
            aria-label={at === 0 && selection ? header : undefined}
            aria-sort={controls && sortOf(controls.sort, id)}
            className={isNumber ? frame.number : undefined}
            onFocus={() => setReached(id)}
          >
            {at === 0 && selection && <AllRowsBox {...selection} />}
            {controls ? (
              <>
                <button
                  type="button"
                  className={styles.sorter}
                  tabIndex={id === current ? 0 : -1}
                  onClick={() => controls.onSorted(id)}
                  {...(controls.onResized && { 'aria-keyshortcuts': 'Shift+ArrowRight Shift+ArrowLeft' })}
                  onKeyDown={(event) => {
                    if (event.shiftKey) resizeByKey(event, (width) => controls.onResized?.(id, width));
                    else goToNeighbour(event);
                  }}
                >
                  <span>{header}</span>
                </button>
                {controls.onResized && <ColumnEdge onResized={(width) => controls.onResized?.(id, width)} />}
              </>
            ) : (
              header
            )}
          </div>
        ))}
      </div>
    </div>
  );
}) as <Row>(props: TableHeadProps<Row>) => ReactNode;

/** The box that takes all rows, where any can be chosen. */
function AllRowsBox({ all, allLabel, onAllToggled }: Pick<RowSelection<unknown>, 'all' | 'allLabel' | 'onAllToggled'>) {
  return all !== null && <RowBox label={allLabel} isChecked={all} onToggled={onAllToggled} />;
}

function sortOf(sort: TableSort | null, column: string): 'ascending' | 'descending' | 'none' {
  if (sort?.column !== column) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}

/** By how much a key changes a width, in pixels. */
const STEP = 16;

/** An arrow moves the edge of the column as it points, Home gives the column its usual width again. */
function resizeByKey(event: KeyboardEvent<HTMLButtonElement>, resize: (width: number | null) => void): void {
  const { key, currentTarget } = event;
  if (key === 'Home') resize(null);
  else if (key === 'ArrowRight') resize(widthChanged(currentTarget, STEP * onwardsAt(currentTarget)));
  else if (key === 'ArrowLeft') resize(widthChanged(currentTarget, -STEP * onwardsAt(currentTarget)));
  else return;
  event.preventDefault();
}

const SORTERS = '[role="columnheader"] > button';

/** The arrow keys lead to the button that is seen beside this one, Home and End to the first and the last. */
function goToNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [
    ...(event.currentTarget.closest('[role="row"]')?.querySelectorAll<HTMLButtonElement>(SORTERS) ?? []),
  ];
  const onwards = onwardsAt(event.currentTarget);
  const place = buttons.indexOf(event.currentTarget);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: place + onwards,
    ArrowLeft: place - onwards,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
