import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { useRested } from '../clock/useRested';
import { ROW_HEIGHT } from './rowGeometry';
import type { ScrollPlace } from './useScrollPlace';

/** So many rows are drawn before a view that rests, and twice as many after it, which is where a list mostly goes. */
const OVERSCAN = 5;

/** A list of so many rows is drawn whole, so that the browser finds and prints all of it. */
const WHOLE_UP_TO = 200;

/** The rest of such a list is drawn once it has stood for so long, and so many rows at a time beyond each end. */
const WHOLE_AFTER_MS = 500;
const STEP = 20;

/** How many rows are drawn beyond each end of the view. */
interface Overscan {
  before: number;
  after: number;
}

/**
 * How many rows are drawn beyond each end of the view. What is beyond it waits until nobody is typing, unless rows move
 * already; the rest of a short list waits longer.
 *
 * @param topic what the rows were narrowed by; as long as it is the same, those in view hardly change
 * @param visible pixels of the view
 */
export function useOverscan(topic: string, rows: readonly unknown[], place: ScrollPlace, visible: number): Overscan {
  const isSettled = useRested(topic) === topic;
  const [more, setMore] = useState({ rows, count: 0 });
  const count = more.rows === rows ? more.count : 0;
  const isShort = rows.length <= WHOLE_UP_TO;
  const drawAll = useEffectEvent(() => {
    if (!isShort) return;
    flushSync(() => setMore({ rows, count: rows.length }));
  });

  useEffect(() => {
    if (!isShort || count >= rows.length) return undefined;
    const timer = setTimeout(() => setMore({ rows, count: count + STEP }), count === 0 ? WHOLE_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isShort, count, rows]);
  useEffect(() => {
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, []);
  const { before, after } = isSettled || place.isMoving ? nearby(place, visible) : NONE;
  return { before: before + count, after: after + count };
}

const NONE: Overscan = { before: 0, after: 0 };

/**
 * While rows move, the ones behind are left out, and ahead come as many more as moved last, should a frame be late:
 * after a move by 4 rows 14 of them. Where rows move by more than the view at once those ahead are left out too: they
 * would be drawn for every frame and seen in none.
 */
function nearby({ isMoving, moved }: ScrollPlace, visible: number): Overscan {
  if (!isMoving) return { before: OVERSCAN, after: 2 * OVERSCAN };
  if (Math.abs(moved) > visible) return NONE;
  const ahead = Math.min(2 * OVERSCAN + Math.abs(moved) / ROW_HEIGHT, 3 * OVERSCAN);
  return moved < 0 ? { before: ahead, after: 0 } : { before: 0, after: ahead };
}
