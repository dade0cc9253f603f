import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { Fragment, memo } from 'react';

import { wayOf } from '#client/lib/bidi';
import { dayAndMonth, weekdayName } from '#client/lib/dates';
import { clashCount } from '#client/sections/appointments/clashes/messages';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { DoctorMenu } from '#client/sections/appointments/list/patients/DoctorMenu';
import { visitCountInWords, visitCountParts, visitsCounted } from '#client/sections/appointments/list/visitCount';
import { toldOnceKnown } from '#client/sections/appointments/view/certainty';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import type { BoardGridProps } from '../boardProps';
import { TIMES } from '../geometry';
import { boardMessages, hoursFailed } from '../messages';
import type { ShownColumn } from '../selectors';
import type { Turn } from '../useOneAtATime';
import styles from './board.module.css';

interface BoardHeadsProps extends Pick<BoardGridProps, 'turn' | 'isWeek' | 'today' | 'failed' | 'certainty'> {
  columns: readonly (ShownColumn & { place: number })[];
  width: number;
}

/** Whose each column is, how many appointments it has, and how many clashes. */
export const BoardHeads = memo(function BoardHeads(props: BoardHeadsProps) {
  const { columns, width, turn, isWeek, today, failed, certainty } = props;
  const t = useT();
  return (
    <div role="row" aria-rowindex={1}>
      <div role="columnheader" className={styles.corner} aria-label={t(boardMessages.time)} aria-colindex={1} />
      {columns.map((column) => (
        <BoardHead
          key={column.place}
          {...{ column, width, turn, isWeek, today, certainty }}
          isFailed={failed.has(column.doctor)}
        />
      ))}
    </div>
  );
});

interface BoardHeadProps extends Pick<BoardHeadsProps, 'width' | 'turn' | 'isWeek' | 'today' | 'certainty'> {
  column: BoardHeadsProps['columns'][number];
  isFailed: boolean;
}

const BoardHead = memo(function BoardHead(props: BoardHeadProps) {
  const { column, width, turn, isWeek, today, certainty, isFailed } = props;
  const { place, date, doctor, doctorName, doctorLine, appointments, clashes } = column;
  const t = useT();
  return (
    <div
      role="columnheader"
      className={styles.head}
      aria-colindex={place + 2}
      data-today={isWeek && date === today ? '' : undefined}
      data-turns={turn ? '' : undefined}
      style={{ insetInlineStart: TIMES + place * width, width }}
    >
      <div className={styles.whose}>
        {turn && <Turning turn={turn} isWeek={isWeek} by={-1} />}
        <div className={styles.texts} aria-live={turn ? 'polite' : undefined}>
          <div className={styles.name} dir="auto" title={isWeek ? undefined : t(calledDoctor(doctorName))}>
            {isWeek ? `${t(weekdayName(date))} ${t(dayAndMonth(date))}` : t(calledDoctor(doctorName))}
          </div>
          {!isWeek && doctorLine && (
            <div className={styles.line} dir={wayOf(doctorLine)} title={doctorLine}>
              {doctorLine}
            </div>
          )}
        </div>
        {turn && <Turning turn={turn} isWeek={isWeek} by={1} />}
      </div>
      <div className={styles.foot}>
        {certainty === 'known' ? (
          <HeadCount appointments={appointments} clashes={clashes} />
        ) : (
          <div className={styles.count}>{t(toldOnceKnown(certainty, ''))}</div>
        )}
        {isFailed && (
          <span className={styles.failed} role="img" aria-label={t(hoursFailed)} title={t(hoursFailed)}>
            <TriangleAlert size={16} />
          </span>
        )}
      </div>
      {doctor !== '' && (
        <div className={styles.more}>
          <DoctorMenu about={calledDoctor(doctorName)} doctor={doctor} day={date} today={today} tabIndex={-1} />
        </div>
      )}
    </div>
  );
});

/** Leads to the column before the one that stands alone, or to the one after it. */
function Turning({ turn, isWeek, by }: { turn: Turn; isWeek: boolean; by: 1 | -1 }) {
  const t = useT();
  const [back, on] = isWeek
    ? [boardMessages.previousDay, boardMessages.nextDay]
    : [boardMessages.previousDoctor, boardMessages.nextDoctor];
  return (
    <IconAction
      label={t(by === 1 ? on : back)}
      icon={by === 1 ? <ChevronRight size={20} /> : <ChevronLeft size={20} />}
      isBusy={by === 1 ? turn.isLast : turn.isFirst}
      tabIndex={-1}
      onClick={() => turn.by(by)}
    />
  );
}

/** How many patients a column has, how many were rejected or cancelled beside them, and how many clashes there are. */
function HeadCount({ appointments, clashes }: Pick<ShownColumn, 'appointments' | 'clashes'>) {
  const t = useT();
  const count = visitsCounted(appointments);
  const clashing = clashes > 0 ? t(clashCount, { count: clashes }) : '';
  const parts = visitCountParts(count).map((part) => t(part));
  const isBare = count.kept === appointments.length;
  return (
    <div className={styles.count} title={[...parts, clashing].filter(Boolean).join(' · ')}>
      {isBare && <span className={styles.unseen}>{t(visitCountInWords(count))}</span>}
      <span aria-hidden={isBare}>
        {parts.map((part, place) => (
          <Fragment key={place}>
            {place > 0 && ' · '}
            <span className={styles.part}>{part}</span>
          </Fragment>
        ))}
      </span>
      {clashing && (
        <>
          <span aria-hidden> · </span>
          <span className={styles.clashes}>{clashing}</span>
        </>
      )}
    </div>
  );
}
