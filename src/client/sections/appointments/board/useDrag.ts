import { useRef, useState, type PointerEvent, type UIEvent } from 'react';

import { minutesOf } from '#client/lib/dates';
import { onwardsAt } from '#client/ui/language/onwardsAt';
import type { DateText } from '#contract/common';
import type { BoardGridProps } from './boardProps';
import { BLOCK, BODY, minuteAt, TIMES } from './geometry';
import type { useMoving } from './useMoving';

/** A pointer that goes less far presses a block; pixels. */
const PRESS = 6;

interface DragOptions extends Pick<BoardGridProps, 'columns' | 'hours' | 'isWeek'> {
  frame: HTMLElement | null;
  width: number;
  /** How an appointment is carried; the keyboard has the same. */
  move: ReturnType<typeof useMoving>;
}

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Where a pointer went down on a block, and from where on the block hangs on it. */
interface Grip extends Pointer {
  id: string;
  isDragging: boolean;
  /** The place of the column that it was taken from. */
  column: number;
  /** Minutes from the beginning of the appointment to the pointer. */
  minutes: number;
  /** Where the pointer is now, which a scroll says nothing of. */
  now: Pointer;
}

/**
 * Lets a mouse drag blocks; a finger scrolls the board, and so does what is carried to its upper or lower edge. A drag
 * that has begun presses nothing when it ends.
 */
export function useDrag({ columns, isWeek, move, ...board }: DragOptions) {
  const { frame } = board;
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const [isDragging, setIsDragging] = useState(false);
  const scrollAtEdge = useScrollAtEdge(frame, () => (grip.current?.isDragging ? grip.current.now : null));
  /** Takes the block; tells whether it can be moved. */
  const begin = (from: Grip): boolean => {
    wasDragged.current = true;
    const taken = move.take(from.id);
    const start = placeUnder(from, board);
    if (!taken || !start) return false;
    const minutes = start.minute - minutesOf(taken.start_time);
    Object.assign(from, { isDragging: true, column: start.column, minutes });
    setIsDragging(true);
    return true;
  };
  /** Carries the block to where the pointer is on the board, however that was scrolled meanwhile. */
  const carry = (from: Grip) => move.carryTo(...placeOfGrip(from, { columns, isWeek, ...board }));
  const end = (how: () => void) => {
    if (grip.current?.isDragging) how();
    grip.current = null;
    setIsDragging(false);
  };
  return {
    isDragging,
    onPointerDown: ({ target, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      const id = (target as Element).closest<HTMLElement>(BLOCK)?.dataset.id;
      if (id === undefined || button !== 0 || pointerType === 'touch') return;
      const now = { clientX, clientY };
      grip.current = { id, ...now, isDragging: false, column: 0, minutes: 0, now };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = grip.current;
      if (!from) return;
      if (!from.isDragging) {
        if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < PRESS) return;
        if (!begin(from)) {
          grip.current = null;
          return;
        }
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      from.now = { clientX: event.clientX, clientY: event.clientY };
      carry(from);
      scrollAtEdge();
    },
    onScrollCapture: ({ target }: UIEvent) => {
      if (target === frame && grip.current?.isDragging) carry(grip.current);
    },
    onPointerUp: () => end(move.drop),
    onPointerCancel: () => end(move.giveUp),
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** The date and the minute at which a carried block would begin: `NaN` where its doctor has no column. */
function placeOfGrip(
  { now, column, minutes }: Grip,
  { columns, isWeek, ...board }: Omit<DragOptions, 'move'>,
): [date: DateText, minute: number] {
  const place = placeUnder(now, board);
  const isOfDoctor = isWeek || place?.column === column;
  return [columns[place?.column ?? -1]?.date ?? '', place && isOfDoctor ? place.minute - minutes : NaN];
}

/** How near to an edge of the board the pointer scrolls it, and how far it does with each picture; pixels. */
const EDGE = 36;
const STEP = 8;

/** Scrolls a frame on as long as a pointer, which may be none by then, stays at its upper or lower edge. */
function useScrollAtEdge(frame: HTMLElement | null, pointerNow: () => Pointer | null) {
  const next = useRef(0);
  const scroll = () => {
    const pointer = pointerNow();
    const pixels = frame && pointer ? beyondEdge(pointer, frame) : 0;
    frame?.scrollBy({ top: pixels, behavior: 'instant' });
    next.current = pixels === 0 ? 0 : requestAnimationFrame(scroll);
  };
  return () => {
    if (next.current === 0) scroll();
  };
}

/** The pixels by which a pointer at the lower edge, or below the heads, scrolls a board on; 0 elsewhere. */
function beyondEdge({ clientY }: Pointer, frame: HTMLElement): number {
  const { top, bottom } = frame.getBoundingClientRect();
  const heads = frame.querySelector<HTMLElement>(BODY)?.offsetTop ?? 0;
  if (clientY > bottom - EDGE) return STEP;
  return clientY < top + heads + EDGE ? -STEP : 0;
}

/** The place of the column under a pointer, and the minute there; `null` before the board is on the page. */
function placeUnder(
  { clientX, clientY }: Pointer,
  { frame, width, hours }: Pick<DragOptions, 'frame' | 'width' | 'hours'>,
) {
  const body = frame?.querySelector(BODY);
  if (!body) return null;
  const { left, right, top } = body.getBoundingClientRect();
  const along = onwardsAt(body) === 1 ? clientX - left : right - clientX;
  return { column: Math.floor((along - TIMES) / width), minute: minuteAt(clientY - top, hours) };
}
