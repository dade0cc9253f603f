import { memo } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { shortTime, timeOfMinutes, timeRange } from '#client/lib/dates';
import { groupBy } from '#client/lib/groupBy';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { useT } from '#client/ui/language/useT';
import { SLOT_MINUTES } from '#contract/rules';
import type { FreeMark } from '../asked';
import { TIMES } from '../geometry';
import { boardRowOf, type Block, type Minutes } from '../layout';
import { boardMessages } from '../messages';
import styles from './board.module.css';
import { BoardBlock } from './BoardBlock';

/** A column that is drawn: its place among all, and its blocks by the row in which they begin. */
export interface DrawnColumn {
  place: number;
  key: string;
  byRow: ReadonlyMap<number, readonly Block[]>;
}

/** The one stop of the Tab key: its column, and its appointment if it is on one. */
export interface TabStop {
  column: string;
  id: string | null;
}

interface BoardRowProps {
  row: number;
  hours: Minutes;
  columns: readonly DrawnColumn[];
  /** Pixels of a column. */
  width: number;
  toRow: (appointment: StoredAppointment) => Pick<AppointmentRow, 'patientName' | 'clash'>;
  /** Where the tab stop is; `null` where it is in another row. */
  tabStop: TabStop | null;
  markedId: string | null;
  takenId: string | null;
  /** The free time that somebody came for; `null` where it begins in another row. */
  free: FreeMark | null;
}

const NOTHING: readonly Block[] = [];

/** Twenty minutes of all columns. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, hours, columns, width, toRow, tabStop, markedId, takenId, free } = props;
  const rowStart = hours.from + row * SLOT_MINUTES;
  const time = shortTime(timeOfMinutes(rowStart));
  return (
    <div role="row" className={styles.row} aria-rowindex={row + 2} data-hour={rowStart % 60 === 0 ? '' : undefined}>
      <div role="rowheader" className={styles.time} aria-colindex={1}>
        <bdi dir="ltr">{time}</bdi>
      </div>
      {columns.map(({ place, key, byRow }, at) => (
        <BoardCell
          // By its place, so that another day changes the elements of this one.
          key={place}
          row={row}
          place={place}
          left={place - (columns[at - 1]?.place ?? -1) - 1}
          width={width}
          blocks={byRow.get(row) ?? NOTHING}
          hours={hours}
          toRow={toRow}
          tabStop={tabStop?.column === key ? tabStop : null}
          markedId={markedId}
          takenId={takenId}
          free={free?.column === key ? free : null}
        />
      ))}
    </div>
  );
});

interface BoardCellProps extends Omit<BoardRowProps, 'columns'> {
  place: number;
  /** How many columns before it are not drawn. */
  left: number;
  blocks: readonly Block[];
}

/** Twenty minutes of one column; a sideways scroll draws only those anew that come into view. */
const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { row, place, left, width, blocks, hours, toRow, tabStop, markedId, takenId, free } = props;
  const t = useT();
  return (
    <div
      role="gridcell"
      className={styles.cell}
      aria-colindex={place + 2}
      data-column={place}
      data-row={row}
      tabIndex={tabStop?.id === null ? 0 : -1}
      aria-label={
        free ? t(boardMessages.free, { time: timeRange(timeOfMinutes(free.from), timeOfMinutes(free.to)) }) : undefined
      }
      style={{ marginInlineStart: left * width, width }}
    >
      {blocks.map((block, at) => {
        const id = String(block.appointment.id);
        const { patientName, clash } = toRow(block.appointment);
        return (
          <BoardBlock
            // Elements are used again on another day: to make hundreds takes longer than to change them.
            key={at}
            block={block}
            patientName={patientName}
            clash={clash}
            hours={hours}
            start={TIMES + place * width}
            width={width}
            isTabStop={tabStop?.id === id}
            isMarked={id === markedId}
            isTaken={id === takenId}
          />
        );
      })}
    </div>
  );
});

/** The blocks of a column by the row in which they begin. */
export function blocksByRow(blocks: readonly Block[], hours: Minutes): ReadonlyMap<number, readonly Block[]> {
  return groupBy(blocks, ({ from }) => boardRowOf(from, hours));
}
