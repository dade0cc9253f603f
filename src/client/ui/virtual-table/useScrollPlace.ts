import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

import { onceAtRest } from './onceAtRest';
import { ROW_HEIGHT } from './rowGeometry';
import type { ScrollRange } from './scrollRange';

/** Where a table is scrolled to. */
export interface ScrollPlace {
  /** Pixels from the beginning of the first row, in steps of a row. */
  top: number;
  /** By how many pixels the rows lie before their place, because their element may not be as high as they are. */
  shift: number;
  /** Pixels from the beginning of the first row at this moment. */
  offsetNow: () => number;
  /** Scrolls to so many pixels from the beginning of the first row; `forPerson` where somebody wants to be there. */
  scrollTo: (offset: number, forPerson?: boolean) => void;
  /** Follows what has been scrolled. */
  follow: () => void;
  /** Whether it has been scrolled just now. */
  isMoving: boolean;
  /** Whether it was ever scrolled by a person, or for one. */
  wasMoved: boolean;
  /** Whether it moves by so much at once, again and again, that no row of it can be read. */
  isPassing: boolean;
  /** By how many pixels it moved last, in steps of a row; negative towards the beginning. */
  moved: number;
  handlers: {
    onScroll: () => void;
    onWheel: () => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** Milliseconds after a turn of the wheel, or one of these keys, in which a move is one of theirs. */
const STEP_MS = 300;
const STEP_KEYS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', ' '];

/** Rows begin to pass with a second move by so many pixels, and pass until one goes less far than half of them. */
const PASSING_FROM = 4 * ROW_HEIGHT;

type Seen = Pick<ScrollPlace, 'top' | 'shift' | 'isMoving' | 'wasMoved' | 'isPassing' | 'moved'>;
const AT_BEGINNING: Seen = { top: 0, shift: 0, isMoving: false, wasMoved: false, isPassing: false, moved: 0 };

/**
 * Follows how far an element is scrolled, and what that means among the rows.
 *
 * @param range of the rows that are in the page
 * @param opening where it will be scrolled to first, in pixels from the beginning of the first row
 */
export function useScrollPlace(
  scrollerRef: RefObject<HTMLElement | null>,
  range: RefObject<ScrollRange | null>,
  opening: number,
): ScrollPlace {
  const [seen, setSeen] = useState(() => ({ ...AT_BEGINNING, top: steppedBack(opening) }));
  const last = useRef({ scrollTop: 0, shift: 0, steppedAt: -Infinity });

  const place = useCallback(
    (isMoving: boolean, wasMoved: boolean, shiftOf: (scrollTop: number) => number) => {
      const scrollTop = scrollerRef.current?.scrollTop ?? 0;
      const shift = shiftOf(scrollTop);
      Object.assign(last.current, { scrollTop, shift });
      setSeen((known) => moved(known, { top: steppedBack(scrollTop + shift), shift, isMoving, wasMoved }));
    },
    [scrollerRef],
  );
  const scrollTo = useCallback(
    (wanted: number, forPerson = false) => {
      // At the beginning already: to scroll, or to ask, would lay out the page while rows are still being changed.
      if (wanted === 0 && last.current.scrollTop === 0 && last.current.shift === 0) return;
      const offset = range.current?.isCapped ? Math.min(wanted, range.current.lastOffset) : wanted;
      scrollerRef.current?.scrollTo({ top: range.current?.scrollTopAt(offset) ?? offset });
      place(false, forPerson, (scrollTop) => (range.current?.isCapped ? offset - scrollTop : 0));
    },
    [scrollerRef, range, place],
  );
  const offsetNow = useCallback(() => (scrollerRef.current?.scrollTop ?? 0) + last.current.shift, [scrollerRef]);
  const follow = useCallback(() => {
    const { scrollTop: from, shift, steppedAt } = last.current;
    const isStepwise = performance.now() - steppedAt < STEP_MS;
    if (scrollerRef.current?.scrollTop === from) return;
    place(true, true, (to) => range.current?.shiftAfter({ from, to, shift, isStepwise }) ?? 0);
    if (range.current?.isOutOfStep(last.current.scrollTop, last.current.shift)) scrollTo(offsetNow());
  }, [scrollerRef, range, place, scrollTo, offsetNow]);
  const rest = useCallback(() => {
    // A jump of the scroll bar may have been made whose event is still to come.
    follow();
    if (last.current.shift === 0) setSeen((known) => ({ ...known, isMoving: false, isPassing: false }));
    else scrollTo(offsetNow());
  }, [follow, scrollTo, offsetNow]);

  useEffect(() => {
    return scrollerRef.current && seen.isMoving ? onceAtRest(scrollerRef.current, rest) : undefined;
  }, [scrollerRef, seen, rest]);
  const handlers = useMemo(
    () => ({
      onScroll: () => {
        // At once: what React draws later would be a frame late, and the rows that came into view blank until then.
        flushSync(follow);
      },
      onWheel: () => {
        last.current.steppedAt = performance.now();
      },
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        if (STEP_KEYS.includes(key)) last.current.steppedAt = performance.now();
        // The next button is the one of the next row, not of the next element that a row was given; and the Space bar
        // presses a button until it is released.
        if (key === 'Tab' || key === ' ') flushSync(rest);
      },
      onClick: (event: MouseEvent) => pressOnceWhole(event, rest),
    }),
    [follow, rest],
  );
  return { ...seen, offsetNow, scrollTo, follow, handlers };
}

/** The place of the row that begins there or before. */
function steppedBack(offset: number): number {
  return Math.floor(offset / ROW_HEIGHT) * ROW_HEIGHT;
}

/** What is seen after a move; the same object where nothing has moved. */
function moved(known: Seen, now: Pick<Seen, 'top' | 'shift' | 'isMoving' | 'wasMoved'>): Seen {
  const wasMoved = known.wasMoved || now.wasMoved;
  const isSame = known.top === now.top && known.shift === now.shift && known.isMoving === now.isMoving;
  if (isSame && known.wasMoved === wasMoved) return known;
  const pixels = now.top - known.top;
  const isAgain = now.isMoving && known.isMoving;
  return {
    ...now,
    wasMoved,
    isPassing: isAgain && Math.abs(pixels) >= (known.isPassing ? PASSING_FROM / 2 : PASSING_FROM),
    moved: pixels,
  };
}

/** The button of `RowOpener`. */
const OPENER = '[aria-expanded]';

/**
 * Has a press on a row that passes reach what lies there once the row rests, for before it has nothing to press; where
 * nothing does, its opener.
 */
function pressOnceWhole({ target, nativeEvent }: MouseEvent, rest: () => void): void {
  const row = target instanceof Element && target.closest('[data-passing]');
  if (!row || row.querySelector(OPENER)) return;
  flushSync(rest);
  const { clientX, clientY } = nativeEvent;
  const there = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, label');
  const pressed = there && row.contains(there) ? there : row.querySelector<HTMLElement>(OPENER);
  pressed?.focus({ preventScroll: true });
  pressed?.dispatchEvent(new window.MouseEvent('click', nativeEvent));
}
