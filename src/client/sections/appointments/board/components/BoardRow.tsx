import { memo } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { timeOfMinutes, shortTime } from '#client/lib/dates';
import type { AppointmentRow } from '#client/sections/appointments/rows';
import { SLOT_MINUTES } from '#contract/rules';
import { TIMES } from '../geometry';
import type { Block, Minutes } from '../layout';
import { rowOf } from '../layout';
import { BoardBlock } from './BoardBlock';

/** A column that is drawn: its place among all, and its blocks by the row in which they begin. */
export interface DrawnColumn {
  place: number;
  key: string;
  byRow: ReadonlyMap<number, readonly Block[]>;
}

interface BoardRowProps {
  row: number;
  hours: Minutes;
  columns: readonly DrawnColumn[];
  /** Pixels of a column. */
  width: number;
  toRow: (appointment: StoredAppointment) => Pick<AppointmentRow, 'patientName'>;
  /** The column of the cell that is the tab stop, and its appointment; `null` where it is in another row. */
  tabStop: string | null;
  markedId: string | null;
  takenId: string | null;
}

const NOTHING: readonly Block[] = [];

/** Twenty minutes of all columns. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, hours, columns, width, toRow, tabStop, markedId, takenId } = props;
  const rowStart = hours.from + row * SLOT_MINUTES;
  const time = shortTime(timeOfMinutes(rowStart));
  return (
    <div role="row" className="row" aria-rowindex={row + 2} data-hour={rowStart % 60 === 0 ? '' : undefined}>
      <div role="rowheader" className="time" aria-colindex={1}>
        <bdi dir="ltr">{time}</bdi>
      </div>
      {columns.map(({ place, key, byRow }) => (
        <div
          key={key}
          role="gridcell"
          className="cell"
          aria-colindex={place + 2}
          data-column={place}
          data-row={row}
          tabIndex={tabStop === stopKey(key, null) ? 0 : -1}
          style={{ insetInlineStart: TIMES + place * width, width }}
        >
          {(byRow.get(row) ?? NOTHING).map((block) => {
            const id = String(block.appointment.id);
            return (
              <BoardBlock
                key={id}
                block={block}
                patientName={toRow(block.appointment).patientName}
                hours={hours}
                rowStart={rowStart}
                isTabStop={tabStop === stopKey(key, id)}
                isMarked={id === markedId}
                isTaken={id === takenId}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** Names a stop of the keyboard within a row: its column, and its appointment if it is on one. */
export function stopKey(column: string, id: string | null): string {
  return id === null ? column : `${column}\n${id}`;
}

/** The blocks of a column by the row in which they begin. */
export function blocksByRow(blocks: readonly Block[], hours: Minutes): ReadonlyMap<number, readonly Block[]> {
  const rows = new Map<number, Block[]>();
  for (const block of blocks) {
    const row = rowOf(block.from, hours);
    const inRow = rows.get(row);
    if (inRow) inRow.push(block);
    else rows.set(row, [block]);
  }
  return rows;
}
