import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';

import { wayOf } from '#client/lib/bidi';
import { dayAndMonth, weekdayName } from '#client/lib/dates';
import { switchMessages } from '#client/sections/appointments/board/messages';
import { clashCount } from '#client/sections/appointments/clashes/late/messages';
import { AwayButtons } from '#client/sections/appointments/list/AwayButtons';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages } from '#client/sections/appointments/list/messages';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { TIMES } from '../geometry';
import { boardMessages } from '../messages';
import type { ShownColumn } from '../selectors';
import styles from './board.module.css';

interface BoardHeadsProps {
  columns: readonly (ShownColumn & { place: number })[];
  width: number;
  isWeek: boolean;
  today: DateText;
  /** The doctors whose opening hours could not be read. */
  failed: ReadonlySet<string>;
}

/** Whose each column is, how many appointments it has, and how many clashes. */
export const BoardHeads = memo(function BoardHeads({ columns, width, isWeek, today, failed }: BoardHeadsProps) {
  const t = useT();
  return (
    <div role="row" aria-rowindex={1}>
      <div role="columnheader" className={styles.corner} aria-label={t(boardMessages.time)} aria-colindex={1} />
      {columns.map((column) => (
        <BoardHead key={column.place} {...{ column, width, isWeek, today }} isFailed={failed.has(column.doctor)} />
      ))}
    </div>
  );
});

interface BoardHeadProps extends Pick<BoardHeadsProps, 'width' | 'isWeek' | 'today'> {
  column: BoardHeadsProps['columns'][number];
  isFailed: boolean;
}

const BoardHead = memo(function BoardHead({ column, width, isWeek, today, isFailed }: BoardHeadProps) {
  const { place, date, doctor, doctorName, doctorLine, appointments, clashes } = column;
  const t = useT();
  const count = appointments.length;
  return (
    <div
      role="columnheader"
      className={styles.head}
      aria-colindex={place + 2}
      data-today={isWeek && date === today ? '' : undefined}
      style={{ insetInlineStart: TIMES + place * width, width }}
    >
      <div className={styles.texts}>
        <div className={styles.name} dir="auto" title={isWeek ? undefined : t(calledDoctor(doctorName))}>
          {isWeek ? `${t(weekdayName(date))} ${t(dayAndMonth(date))}` : t(calledDoctor(doctorName))}
        </div>
        {!isWeek && doctorLine && (
          <div className={styles.line} dir={wayOf(doctorLine)} title={doctorLine}>
            {doctorLine}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.count}>
          <span className={isWeek && clashes === 0 ? undefined : styles.unseen}>
            {t(listMessages.count, { count })}
          </span>
          {!isWeek && clashes === 0 && <span aria-hidden>{count}</span>}
          {clashes > 0 && (
            <>
              <span aria-hidden>{`${count} · `}</span>
              <span className={styles.overlap}>{t(clashCount, { count: clashes })}</span>
            </>
          )}
        </div>
        {isFailed && (
          <span
            className={styles.failed}
            role="img"
            aria-label={t(switchMessages.hoursFailed)}
            title={t(switchMessages.hoursFailed)}
          >
            <TriangleAlert size={16} />
          </span>
        )}
        {doctor !== '' && date >= today && (
          <div className={styles.away}>
            <AwayButtons doctor={doctor} day={date} today={today} isSmall tabIndex={-1} />
          </div>
        )}
      </div>
    </div>
  );
});
