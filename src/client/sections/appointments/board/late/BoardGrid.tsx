import { useEffect, useMemo, useState } from 'react';
import { weakMapMemoize } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/entities/slots';
import { haveSameMembers } from '#client/lib/sameMembers';
import type { Text } from '#client/lib/text';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { RoundFrame } from '#client/ui/layout/RoundFrame';
import { useAfterPaint } from '#client/ui/useAfterPaint';
import { useRested } from '#client/ui/useRested';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { BoardGround } from './BoardGround';
import styles from './components/board.module.css';
import { BoardHeads } from './components/BoardHeads';
import { blocksByRow, BoardRow } from './components/BoardRow';
import { PassingColumn } from './components/PassingColumn';
import { BLOCK, ROW, TIMES } from './geometry';
import { rowCount, type Minutes } from './layout';
import type { MoveOffer } from './offers';
import type { ShownColumn } from './selectors';
import { useBoardKeys } from './useBoardKeys';
import { useBoardWalk } from './useBoardWalk';
import { useColumnsInView } from './useColumnsInView';
import { useDrag } from './useDrag';
import { useMoving, type Moving } from './useMoving';
import { useStartInView } from './useStartInView';
import type { Position } from './walk';

/** What the board shows, and what it tells of. */
export interface BoardGridProps {
  label: string;
  columns: readonly ShownColumn[];
  hours: Minutes;
  isWeek: boolean;
  today: DateText;
  markedId: string | null;
  toRow: (appointment: StoredAppointment) => AppointmentRow;
  nameOf: (appointment: StoredAppointment) => Text;
  offerOf: (id: string) => MoveOffer | null;
  /** The doctors whose opening hours could not be read. */
  failed: ReadonlySet<string>;
  /** Told of the doctors that rest in view, one a line. */
  onColumnsSeen: (doctors: readonly string[]) => void;
  onOpened: (id: string) => void;
  onDropped: (id: StoredAppointment['id'], slot: Slot) => void;
  /** So many days, or weeks, further. */
  onStepped: (steps: number) => void;
}

/** A column a doctor or a day, a row every twenty minutes, one stop of the Tab key (decisions: day board). */
export function BoardGrid(props: BoardGridProps) {
  const { label, columns, hours, isWeek, today, markedId, toRow, failed, onColumnsSeen, onOpened } = props;
  const t = useT();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { width, follow, ...view } = useColumnsInView(frame, columns, hours);
  const keyboard = useBoardWalk(columns, hours, frame);
  const move = useMoving(props);
  const { isDragging, ...pointer } = useDrag({ ...props, frame, width, move });
  const keys = useBoardKeys({ ...props, frame, keyboard, move });
  const kept = keyboard.position?.column ?? null;
  const [drawn, whole] = [useColumnsAt(columns, view.drawn, kept), useColumnsAt(columns, view.whole, kept)];
  useDoctorsSeen(useColumnsAt(columns, view.inView, kept), onColumnsSeen);
  const isPainted = useAfterPaint<readonly ShownColumn[] | null>(columns, null) === columns;
  useStartInView({ frame, columns, hours, today, markedId });
  const sideToSide = { width: TIMES + columns.length * width };
  return (
    <RoundFrame minHeight={280}>
      {/* eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- the focus is on a cell or block in it */}
      <div
        ref={setFrame}
        role="grid"
        className={styles.board}
        aria-label={label}
        aria-rowcount={rowCount(hours) + 1}
        aria-colcount={columns.length + 1}
        data-unpainted={isPainted ? undefined : ''}
        data-dragging={isDragging ? '' : undefined}
        onScroll={follow}
        onClick={({ target }) => {
          const id = (target as Element).closest<HTMLElement>(BLOCK)?.dataset.id;
          if (id !== undefined) onOpened(id);
        }}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        {...pointer}
      >
        <div role="rowgroup" className={styles.heads} style={sideToSide}>
          <BoardHeads columns={drawn} width={width} isWeek={isWeek} today={today} failed={failed} />
        </div>
        <div role="rowgroup" className={styles.body} style={{ ...sideToSide, height: rowCount(hours) * ROW }}>
          <BoardGround columns={drawn} hours={hours} width={width} today={today} isWeek={isWeek} moving={move.moving} />
          {drawn
            .filter((column) => !whole.includes(column))
            .map(({ place, blocks }) => (
              <PassingColumn key={place} {...{ place, blocks, hours, width, toRow }} seen={view.seen} />
            ))}
          <BoardRows {...props} drawn={whole} width={width} position={keyboard.position} moving={move.moving} />
        </div>
      </div>
      <div role="status" className={styles.said}>
        {move.said !== '' && <span>{t(move.said)}</span>}
      </div>
    </RoundFrame>
  );
}

/** Tells the doctors whose columns rest in view. */
function useDoctorsSeen(inView: readonly ShownColumn[], tell: (doctors: readonly string[]) => void): void {
  const doctors = useKept([...new Set(inView.map(({ doctor }) => doctor))]);
  const seen = useRested(doctors) ?? doctors;
  useEffect(() => {
    tell(seen);
  }, [seen, tell]);
}

const byRowOnce = weakMapMemoize(blocksByRow);

interface BoardRowsProps extends Pick<BoardGridProps, 'columns' | 'hours' | 'toRow' | 'markedId'> {
  drawn: ReturnType<typeof useColumnsAt>;
  width: number;
  position: Position | null;
  moving: Moving | null;
}

/** The rows of the board; a step of the keyboard draws those anew that it leaves and comes to. */
function BoardRows({ columns, drawn, hours, width, toRow, markedId, position, moving }: BoardRowsProps) {
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
    />
  ));
}

const placedOnce = weakMapMemoize((columns: readonly ShownColumn[]) =>
  columns.map((column, place) => ({ ...column, place })),
);

/** The columns at these places, each with its own, and the one that has the tab stop. */
function useColumnsAt(columns: readonly ShownColumn[], places: readonly number[], kept: number | null) {
  return useMemo(
    () => placedOnce(columns).filter(({ place }) => places.includes(place) || place === kept),
    [columns, places, kept],
  );
}

/** A list as the same object for as long as it has the same members. */
function useKept<Member>(list: readonly Member[]): readonly Member[] {
  const [kept, setKept] = useState(list);
  const isSame = haveSameMembers(kept, list);
  if (!isSame) setKept(list);
  return isSame ? kept : list;
}
