import { useMemo } from 'react';
import { weakMapMemoize } from 'reselect';

import { BoardGround } from './BoardGround';
import type { BoardGridProps } from './boardProps';
import styles from './components/board.module.css';
import { blocksByRow, BoardRow } from './components/BoardRow';
import { PassingColumn } from './components/PassingColumn';
import { ROW } from './geometry';
import { boardRowOf, rowCount, type Minutes } from './layout';
import type { ShownColumn } from './selectors';
import type { Moving } from './useMoving';
import type { Position } from './walk';

type Given = 'columns' | 'hours' | 'isWeek' | 'today' | 'toRow' | 'markedId' | 'free';

interface BoardBodyProps extends Pick<BoardGridProps, Given> {
  /** The columns that are drawn, and those of them that are drawn whole. */
  drawn: readonly (ShownColumn & { place: number })[];
  whole: readonly (ShownColumn & { place: number })[];
  /** The minutes that are drawn of the others. */
  seen: Minutes;
  /** Pixels of a column. */
  width: number;
  sideToSide: { width: number };
  position: Position | null;
  moving: Moving | null;
}

/** What stands below the heads: the ground, columns in passing, and the rows. */
export function BoardBody(props: BoardBodyProps) {
  const { drawn, whole, seen, width, sideToSide, hours, toRow } = props;
  return (
    <div role="rowgroup" className={styles.body} style={{ ...sideToSide, height: rowCount(hours) * ROW }}>
      <BoardGround {...props} columns={drawn} />
      {drawn
        .filter((column) => !whole.includes(column))
        .map(({ place, blocks }) => (
          <PassingColumn key={place} {...{ place, blocks, hours, width, toRow, seen }} />
        ))}
      <BoardRows {...props} drawn={whole} />
    </div>
  );
}

const byRowOnce = weakMapMemoize(blocksByRow);

/** The rows of the board; a step of the keyboard draws those anew that it leaves and comes to. */
function BoardRows({ columns, drawn, hours, width, toRow, markedId, free, position, moving }: BoardBodyProps) {
  const inColumns = useMemo(
    () => drawn.map(({ place, key, blocks }) => ({ place, key, byRow: byRowOnce(blocks, hours) })),
    [drawn, hours],
  );
  const [column, id] = [columns[position?.column ?? -1]?.key, position?.stop.id ?? null];
  const tabStop = useMemo(() => (column === undefined ? null : { column, id }), [column, id]);
  return Array.from({ length: rowCount(hours) }, (_, row) => (
    <BoardRow
      key={row}
      row={row}
      hours={hours}
      columns={inColumns}
      width={width}
      toRow={toRow}
      tabStop={position?.stop.row === row ? tabStop : null}
      markedId={markedId}
      takenId={moving && String(moving.appointment.id)}
      free={free && boardRowOf(free.from, hours) === row ? free : null}
    />
  ));
}
