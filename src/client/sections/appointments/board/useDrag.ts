import { useRef, useState, type PointerEvent } from 'react';

import { minutesOf } from '#client/lib/dates';
import { onwardsAt } from '#client/ui/language/onwardsAt';
import { BLOCK, BODY, minuteAt, TIMES } from './geometry';
import type { Minutes } from './layout';
import type { ShownColumn } from './selectors';
import type { useMoving } from './useMoving';

/** A pointer that goes less far presses a block; pixels. */
const PRESS = 6;

interface DragOptions {
  frame: HTMLElement | null;
  columns: readonly ShownColumn[];
  width: number;
  hours: Minutes;
  isWeek: boolean;
  /** How an appointment is carried; the keyboard has the same. */
  move: ReturnType<typeof useMoving>;
}

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Where a pointer went down on a block, and from where on the block hangs on it. */
interface Grip extends Pointer {
  id: string;
  isDragging: boolean;
  /** Minutes from the beginning of the appointment to the pointer. */
  minutes: number;
}

/** Lets a mouse drag blocks; a finger scrolls the board. A drag that has begun presses nothing when it ends. */
export function useDrag({ columns, isWeek, move, ...board }: DragOptions) {
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const [isDragging, setIsDragging] = useState(false);
  /** Takes the block; tells whether it can be moved. */
  const begin = (from: Grip): boolean => {
    wasDragged.current = true;
    const taken = move.take(from.id);
    const start = placeUnder(from, board);
    if (!taken || !start) return false;
    Object.assign(from, { isDragging: true, minutes: start.minute - minutesOf(taken.start_time) });
    setIsDragging(true);
    return true;
  };
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
      grip.current = { id, clientX, clientY, isDragging: false, minutes: 0 };
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
      const place = placeUnder(event, board);
      const start = placeUnder(from, board);
      const date = columns[place?.column ?? -1]?.date;
      const isOfDoctor = isWeek || place?.column === start?.column;
      move.carryTo(date ?? '', place && isOfDoctor ? place.minute - from.minutes : NaN);
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
