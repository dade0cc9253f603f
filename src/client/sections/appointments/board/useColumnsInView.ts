import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import { onceAtRest } from '#client/ui/table/onceAtRest';
import { REST_MS } from '#client/ui/table/useRested';
import type { PlaceRange } from './geometry';
import { columnsInView, columnWidth, minutesInView, withOneMore } from './geometry';
import type { Minutes } from './layout';

/** Pixels that the frame is taken to have where nothing is laid out. */
const ANY_WIDTH = 1200;

/** Milliseconds from one column to the next while those in view are drawn whole. */
const NEXT_MS = 16;

/** Which columns are drawn whole since the board came to rest. */
interface Rested {
  /** How many columns had gone by. */
  gone: number;
  /** `null` once all that were in view then are. */
  whole: PlaceRange | null;
}

interface ColumnsInView {
  /** Pixels of a column. */
  width: number;
  inView: PlaceRange;
  /** Those that are drawn whole. */
  whole: PlaceRange;
  /** What can be seen of the others. */
  seen: Minutes;
  /** Is told of each scroll. */
  follow: () => void;
}

/**
 * How wide the columns of the board are, and which of them are in view. Those that come while it moves are drawn whole
 * once it rests, one after another.
 */
export function useColumnsInView(frame: HTMLElement | null, count: number, hours: Minutes): ColumnsInView {
  const [room, setRoom] = useState(ANY_WIDTH);
  const [gone, setGone] = useState(0);
  const [rested, setRested] = useState<Rested>({ gone: 0, whole: null });
  const [seen, setSeen] = useState(hours);
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = () => {
      setRoom(frame.clientWidth || ANY_WIDTH);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  const width = columnWidth(count, room);
  const inView = columnsInView(count, room, gone);
  const whole = rested.whole ?? columnsInView(count, room, rested.gone);
  const isMoving = gone !== rested.gone;
  const drawOneMore = useEffectEvent(() => {
    const next = withOneMore(whole, inView);
    const isAll = next.first === inView.first && next.last === inView.last;
    setRested({ gone, whole: isAll ? null : next });
  });
  useEffect(() => {
    if (!frame || (!isMoving && rested.whole === null)) return undefined;
    return onceAtRest(frame, drawOneMore, isMoving ? REST_MS : NEXT_MS);
  }, [frame, gone, isMoving, rested]);
  return {
    width,
    inView,
    whole,
    seen,
    follow: () => {
      if (!frame) return;
      // In a page that runs from right to left a scroll is counted below zero.
      const now = Math.floor(Math.abs(frame.scrollLeft) / width);
      setGone(now);
      if (now === rested.gone) return;
      const { from, to } = minutesInView(frame.scrollTop, frame.clientHeight, hours);
      setSeen((known) => (known.from === from && known.to === to ? known : { from, to }));
    },
  };
}
