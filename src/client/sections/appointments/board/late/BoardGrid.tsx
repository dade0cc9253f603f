import { useEffect, useMemo, useState } from 'react';
import { weakMapMemoize } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/entities/slots';
import { shortTime } from '#client/lib/dates';
import { haveSameMembers } from '#client/lib/sameMembers';
import { say, type Text } from '#client/lib/text';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { RoundFrame } from '#client/ui/layout/RoundFrame';
import { useAfterPaint } from '#client/ui/useAfterPaint';
import { useRested } from '#client/ui/useRested';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import type { FreeMark } from './asked';
import { AskedDrop } from './AskedDrop';
import { BoardBody } from './BoardBody';
import styles from './components/board.module.css';
import { BoardHeads } from './components/BoardHeads';
import { BLOCK, TIMES } from './geometry';
import { rowCount, type Minutes } from './layout';
import { dropMessages } from './messages';
import type { MoveOffer } from './offers';
import type { ShownColumn } from './selectors';
import { useBoardKeys } from './useBoardKeys';
import { useBoardWalk } from './useBoardWalk';
import { useColumnsInView } from './useColumnsInView';
import { useDrag } from './useDrag';
import { useLedTo } from './useLedTo';
import { useMoving, type Moving } from './useMoving';
import { useStartInView } from './useStartInView';

/** What the board shows, and what it tells of. */
export interface BoardGridProps {
  label: string;
  columns: readonly ShownColumn[];
  hours: Minutes;
  isWeek: boolean;
  today: DateText;
  markedId: string | null;
  /** The free time that somebody came for. */
  free: FreeMark | null;
  toRow: (appointment: StoredAppointment) => AppointmentRow;
  nameOf: (appointment: StoredAppointment) => Text;
  offerOf: (id: string) => MoveOffer | null;
  /** The doctors whose opening hours could not be read. */
  failed: ReadonlySet<string>;
  /** Told of the doctors that rest in view, one a line. */
  onColumnsSeen: (doctors: readonly string[]) => void;
  onOpened: (id: string) => void;
  onDropped: (appointment: StoredAppointment, slot: Slot) => void;
  /** What is being moved just now, and where to. */
  sent: Moving | null;
  /** The name of the place of a slot. */
  placeOf: (slot: Slot) => string;
  /** So many days, or weeks, further. */
  onStepped: (steps: number) => void;
}

/** A column a doctor or a day, a row every twenty minutes, one stop of the Tab key (decisions: day board). */
export function BoardGrid(props: BoardGridProps) {
  const { label, columns, hours, isWeek, today, markedId, free, failed, sent, onColumnsSeen, onOpened } = props;
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
  useStartInView({ frame, columns, hours, width, today, markedId, free });
  useLedTo(props, keyboard.leadTo);
  const said = move.said || sentText(props);
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
        <BoardBody
          {...props}
          {...{ drawn, whole, width, sideToSide }}
          seen={view.seen}
          position={keyboard.position}
          moving={move.moving ?? sent}
        />
      </div>
      <div role="status" className={styles.said}>
        {said !== '' && <span>{t(said)}</span>}
      </div>
      <AskedDrop {...props} move={move} frame={frame} />
    </RoundFrame>
  );
}

/** What is said while an appointment is being moved; the empty text otherwise. */
function sentText({ sent, nameOf }: Pick<BoardGridProps, 'sent' | 'nameOf'>): Text {
  if (!sent?.over) return '';
  return say(dropMessages.moving, { patient: nameOf(sent.appointment), time: shortTime(sent.over.startTime) });
}

/** Tells the doctors whose columns rest in view. */
function useDoctorsSeen(inView: readonly ShownColumn[], tell: (doctors: readonly string[]) => void): void {
  const doctors = useKept([...new Set(inView.map(({ doctor }) => doctor))]);
  const seen = useRested(doctors) ?? doctors;
  useEffect(() => {
    tell(seen);
  }, [seen, tell]);
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
