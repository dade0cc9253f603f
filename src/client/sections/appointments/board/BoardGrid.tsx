import { useEffect, useMemo, useState } from 'react';
import { weakMapMemoize } from 'reselect';

import { shortTime } from '#client/lib/dates';
import { haveSameMembers } from '#client/lib/sameMembers';
import { say, type Text } from '#client/lib/text';
import { useRested } from '#client/ui/clock/useRested';
import { useT } from '#client/ui/language/useT';
import { RoundFrame } from '#client/ui/layout/RoundFrame';
import { useAfterPaint } from '#client/ui/waiting/useAfterPaint';
import { SLOT_MINUTES } from '#contract/rules';
import { BoardBody } from './BoardBody';
import type { BoardGridProps } from './boardProps';
import styles from './components/board.module.css';
import { BoardHeads } from './components/BoardHeads';
import { DropQuestion } from './components/DropQuestion';
import { BLOCK, GHOST, TIMES } from './geometry';
import { rowCount } from './layout';
import { dropMessages } from './messages';
import type { ShownColumn } from './selectors';
import { useBoardKeys } from './useBoardKeys';
import { useBoardWalk } from './useBoardWalk';
import { useColumnsInView } from './useColumnsInView';
import { useDrag } from './useDrag';
import { useLedTo } from './useLedTo';
import { useMoving } from './useMoving';
import { useStartInView } from './useStartInView';

/** A column a doctor or a day, a row every twenty minutes, one stop of the Tab key (decisions: day board). */
export function BoardGrid(props: BoardGridProps) {
  const { label, columns, turn, hours, isWeek, today, certainty, markedId, free, failed, sent, onColumnsSeen } = props;
  const t = useT();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { width, follow, ...view } = useColumnsInView(frame, columns, hours);
  const keyboard = useBoardWalk(columns, hours, frame);
  const move = useMoving(props);
  const { isDragging, ...pointer } = useDrag({ ...props, frame, width, move });
  const { pressPlace, onClick } = usePresses(props, move.moving !== null);
  const keys = useBoardKeys({ ...props, frame, keyboard, move, onPlacePressed: pressPlace });
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
        onClick={onClick}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        {...pointer}
      >
        <div role="rowgroup" className={styles.heads} style={sideToSide}>
          <BoardHeads columns={drawn} width={width} {...{ turn, isWeek, today, failed, certainty }} />
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

/** What a press leads to: the appointment of a block, or a place that has none. */
function usePresses({ columns, hours, onOpened, onPlacePressed }: BoardGridProps, isMoving: boolean) {
  const pressPlace = (place: number, row: number) => {
    const column = columns[place];
    if (column) onPlacePressed(column, hours.from + row * SLOT_MINUTES);
  };
  const onClick = ({ target }: { target: EventTarget }) => {
    const id = (target as Element).closest<HTMLElement>(BLOCK)?.dataset.id;
    const cell = (target as Element).closest<HTMLElement>('[role="gridcell"]');
    if (id !== undefined) onOpened(id);
    else if (cell && !isMoving) pressPlace(Number(cell.dataset.column), Number(cell.dataset.row));
  };
  return { pressPlace, onClick };
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

interface AskedDropProps extends Pick<BoardGridProps, 'nameOf' | 'placeOf'> {
  move: ReturnType<typeof useMoving>;
  frame: HTMLElement | null;
}

/** The question at the slot on which an appointment was dropped, with the place where that is another one. */
function AskedDrop({ move, frame, nameOf, placeOf }: AskedDropProps) {
  const t = useT();
  if (!move.moving?.isAsked || !move.moving.over) return null;
  const { appointment, over } = move.moving;
  const isAtHome = over.locationId === null || String(over.locationId) === String(appointment.location_id);
  return (
    <DropQuestion
      patient={t(nameOf(appointment))}
      slot={over}
      isOtherDay={over.date !== appointment.date}
      place={isAtHome ? '' : placeOf(over)}
      findPlace={() => frame?.querySelector(GHOST) ?? document.body}
      onConfirmed={move.confirm}
      onCancelled={move.giveUp}
    />
  );
}
