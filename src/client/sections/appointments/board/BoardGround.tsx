import { useLayoutEffect, useRef } from 'react';

import { minutesOf, timeOfMinutes, timeRange } from '#client/lib/dates';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { SLOT_MINUTES } from '#contract/rules';
import type { BoardGridProps } from './boardProps';
import styles from './components/board.module.css';
import { NowLine } from './components/NowLine';
import { heightOf, TIMES } from './geometry';
import type { Minutes } from './layout';
import { boardMessages } from './messages';
import { selectOpen, type ShownColumn } from './selectors';
import type { Moving } from './useMoving';

interface BoardGroundProps extends Pick<BoardGridProps, 'hours' | 'today' | 'isWeek' | 'free'> {
  columns: readonly (ShownColumn & { place: number })[];
  /** Pixels of a column. */
  width: number;
  moving: Moving | null;
}

/** What the eye alone sees behind and over the blocks: opening hours, the present, and where a block is carried. */
export function BoardGround({ columns, hours, width, today, isWeek, moving, free }: BoardGroundProps) {
  const t = useT();
  const freeColumn = columns.find(({ key }) => key === free?.column);
  const present = columns.filter(({ date }) => date === today);
  const [first] = present;
  const over = moving?.over;
  const ghost = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [over]);
  const placed = (from: number, to: number, place: number) => ({
    insetBlockStart: heightOf(from, hours),
    insetInlineStart: TIMES + place * width + 2,
    width: width - 4,
    height: heightOf(to, hours) - heightOf(from, hours),
  });
  const start = minutesOf(over?.startTime ?? '');
  const target =
    over && columns.find(({ date, doctor }) => date === over.date && doctor === String(moving.appointment.doctor_id));
  return (
    <div aria-hidden>
      {columns.map(({ doctor, date, place }) => (
        <ColumnGround key={place} doctor={doctor} date={date} place={place} width={width} hours={hours} />
      ))}
      {first && (
        <NowLine
          hours={hours}
          start={TIMES + (isWeek ? first.place * width : 0)}
          width={isWeek ? width : ((columns.at(-1)?.place ?? 0) + 1) * width}
        />
      )}
      {free && freeColumn && (
        <div className={styles.free} style={placed(free.from, free.to, freeColumn.place)}>
          {t(boardMessages.free, { time: timeRange(timeOfMinutes(free.from), timeOfMinutes(free.to)) })}
        </div>
      )}
      {over && target && (
        <div
          ref={ghost}
          data-ghost=""
          className={styles.ghost}
          style={placed(start, start + SLOT_MINUTES, target.place)}
        >
          <bdi dir="ltr">{timeRange(over.startTime, over.endTime)}</bdi>
        </div>
      )}
    </div>
  );
}

interface ColumnGroundProps {
  doctor: string;
  date: DateText;
  place: number;
  width: number;
  hours: Minutes;
}

/** When the doctor of a column is open, behind its blocks; plain until that is known. */
function ColumnGround({ doctor, date, place, width, hours }: ColumnGroundProps) {
  const open = useSelected(selectOpen, doctor, date);
  return (
    <div
      className={styles.ground}
      data-known={open ? '' : undefined}
      style={{ insetInlineStart: TIMES + place * width, width }}
    >
      {open?.map(({ from, to }) => (
        <div
          key={from}
          className={styles.open}
          style={{ insetBlockStart: heightOf(from, hours), height: heightOf(to, hours) - heightOf(from, hours) }}
        />
      ))}
    </div>
  );
}
