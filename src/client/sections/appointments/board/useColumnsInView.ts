import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';

import { haveSameMembers } from '#client/lib/sameMembers';
import { REST_MS } from '#client/ui/clock/useRested';
import { onceAtRest } from '#client/ui/virtual-table/onceAtRest';
import { columnsInView, columnWidth, minutesInView, placesIn, stepTowards } from './geometry';
import type { Minutes } from './layout';

/** Pixels that the frame is taken to have where nothing is laid out. */
const ANY_WIDTH = 1200;

/** Milliseconds from one column to the next while the board is drawn at rest. */
const NEXT_MS = 16;

/** A board of so many columns is drawn from one end to the other, so that none has to come while it moves. */
const ALL_UP_TO = 60;

/** Which columns are drawn whole since the board came to rest. */
interface Rested {
  /** How many columns had gone by. */
  gone: number;
  /** `null` once those are that were in view then, and no others. */
  whole: readonly number[] | null;
}

/** Columns by their places. */
interface ColumnsInView {
  /** Pixels of a column. */
  width: number;
  inView: readonly number[];
  /** Those that are drawn. */
  drawn: readonly number[];
  /** Those that are drawn whole. */
  whole: readonly number[];
  /** What is drawn of the others. */
  seen: Minutes;
  /** Is told of each scroll. */
  follow: () => void;
}

/**
 * How wide the columns of the board are, and which of them are in view. Once it rests they are drawn whole, one after
 * another, and then the others in outline.
 */
export function useColumnsInView(
  frame: HTMLElement | null,
  columns: readonly unknown[],
  hours: Minutes,
): ColumnsInView {
  const count = columns.length;
  const room = useRoom(frame);
  const [gone, setGone] = useState(0);
  const [rested, setRested] = useState<Rested>({ gone: 0, whole: null });
  const [seen, setSeen] = useState(hours);
  const width = columnWidth(count, room);
  const inView = useMemo(() => placesIn(columnsInView(count, room, gone)), [count, room, gone]);
  const whole = useMemo(() => rested.whole ?? placesIn(columnsInView(count, room, rested.gone)), [count, room, rested]);
  const isWhole = gone === rested.gone && rested.whole === null;
  const outline = useOutline(frame, columns, isWhole, inView);
  const drawOneMore = useEffectEvent(() => {
    const next = stepTowards(whole, inView);
    setRested({ gone, whole: haveSameMembers(next, inView) ? null : next });
  });
  useEffect(() => {
    if (!frame || isWhole) return undefined;
    return onceAtRest(frame, drawOneMore, gone === rested.gone ? NEXT_MS : REST_MS);
  }, [frame, gone, isWhole, rested]);
  return {
    width,
    inView,
    drawn: outline ?? inView,
    whole,
    seen: outline ? hours : seen,
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

/** Pixels of the frame from side to side. */
function useRoom(frame: HTMLElement | null): number {
  const [room, setRoom] = useState(ANY_WIDTH);
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = () => setRoom(frame.clientWidth || ANY_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

/**
 * The places of the columns that are drawn in outline, so that they are there when the board is scrolled: of 48 with 5
 * in view first these 5, then one more each time the board rests. It begins anew with other columns, and is `null`
 * while one in view is not among them.
 */
function useOutline(
  frame: HTMLElement | null,
  columns: readonly unknown[],
  isAtRest: boolean,
  inView: readonly number[],
): readonly number[] | null {
  const [drawn, setDrawn] = useState<{ columns: readonly unknown[]; places: readonly number[] } | null>(null);
  const places = drawn?.columns === columns ? drawn.places : null;
  const isDone = columns.length > ALL_UP_TO || (places ?? inView).length === columns.length;
  const drawOneMore = useEffectEvent(() => {
    setDrawn({ columns, places: stepTowards(places ?? inView, [...columns.keys()]) });
  });
  useEffect(() => {
    if (!frame || !isAtRest || isDone) return undefined;
    return onceAtRest(frame, drawOneMore, places ? NEXT_MS : REST_MS);
  }, [frame, isAtRest, isDone, places]);
  return places && inView.every((place) => places.includes(place)) ? places : null;
}
