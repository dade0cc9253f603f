import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefCallback, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { afterPaint } from '../waiting/useAfterPaint';
import { HEAD_HEIGHT, ROW_HEIGHT, rowGeometry } from './rowGeometry';
import type { RunningMoment } from './runningMoment';
import { scrollRange, type ScrollRange } from './scrollRange';
import { useExtraHeights, visibleIn } from './useExtraHeights';
import { useKeptPlace } from './useKeptPlace';
import { useOverscan } from './useOverscan';
import { useScrollPlace, type ScrollPlace } from './useScrollPlace';

/** Where rows lie, and which of them are drawn. */
export interface RowsInView {
  /** What the element that scrolls listens to. */
  scrolling: ScrollPlace['handlers'];
  /** Whether the rows have moved just now. */
  isMoving: boolean;
  /** Whether they move too fast to be read. */
  isPassing: boolean;
  /** Which rows to draw, in their order. */
  drawn: readonly number[];
  /** The first and the last of them, but for the row with the focus. */
  near: readonly [first: number, last: number];
  /** The first and the last row of which something can be seen. */
  seen: readonly [first: number, last: number];
  /** Pixels from the beginning of the element that holds the rows to a row, or the head above it. */
  startOf: (index: number) => number;
  /** Pixels of that element. */
  height: number;
  /** Pixels in which rows can be seen. */
  visible: number;
  /** Whether a row was last measured higher than others. */
  isHigh: (key: string) => boolean;
  /** Watches the height of a drawn row, whose `data-key` names it. */
  watch: RefCallback<HTMLElement>;
  /** Scrolls a row to the beginning of the view, into its middle, or into it by as little as it takes. */
  show: (index: number, place: 'start' | 'center' | 'nearest') => void;
}

/** What decides which rows are in view beside scrolling. */
interface Viewed {
  /** What the rows were narrowed by. */
  topic: string;
  /** A row that is drawn wherever the view is. */
  pinned: number | null;
  /** The row that shows its details. */
  openKey: string | null;
  /** The running moment, with which the view begins until a person scrolls. */
  moment: RunningMoment | null;
  /** Whether more rows are on their way. */
  isGrowing: boolean;
}

/**
 * Which of many rows are in view, and where they lie. A virtualizer of a library would ask every row for its key and
 * height whenever the rows change, milliseconds at each key of a search; this hook asks only rows of unusual height.
 *
 * @param scrollerRef what scrolls; its `.body` holds the rows
 * @param heads the rows that have a head above them, in their order
 */
export function useRowsInView<Row>(
  scrollerRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  heads: readonly number[],
  { topic, pinned, openKey, moment, isGrowing }: Viewed,
): RowsInView {
  const opensAt = moment?.opensAt ?? 0;
  const above = (index: number) => coverOf(heads) + (index === moment?.lineBefore ? LINE_ABOVE : 0);
  const latestRange = useRef<ScrollRange>(null);
  const [opening] = useState(() => rowGeometry(rows, keyOf, NO_EXTRAS, heads).belowHead(opensAt) - above(opensAt));
  const place = useScrollPlace(scrollerRef, latestRange, opening);
  const { scrollTo } = place;
  const visible = useVisibleHeight(scrollerRef);
  const { extras, watch } = useExtraHeights(scrollerRef, openKey, place.follow);
  const { height, startOf, belowHead, indexAt } = useMemo(
    () => rowGeometry(rows, keyOf, extras, heads),
    [rows, keyOf, extras, heads],
  );
  const range = useMemo(() => scrollRange(height, visible), [height, visible]);
  useLayoutEffect(() => {
    latestRange.current = range;
  }, [range]);

  const beyond = useOverscan(topic, rows, place, visible);
  const shift = range.isCapped ? place.shift : 0;
  const from = Math.max(0, Math.min(place.top, height - visible));
  const seen = [indexAt(from), Math.min(rows.length - 1, indexAt(from + visible + ROW_HEIGHT))] as const;
  // Of 20 rows in view an open one leaves room for 12: the other 8 stay drawn, for they come back when it closes.
  const lowest = Math.max(seen[1], seen[0] + Math.floor(visible / ROW_HEIGHT) + 1);
  const [first, last] = [Math.max(0, seen[0] - beyond.before), Math.min(rows.length - 1, lowest + beyond.after)];
  const startAt = (index: number) => Math.max(0, belowHead(index) - above(index));
  const isUntouched = !place.wasMoved && pinned === null;
  // At its very beginning a list shows a row that comes before its first one, unless a row in view has the focus.
  const isPinnedSeen = pinned !== null && pinned >= seen[0] && pinned <= seen[1];
  const anchor = isPinnedSeen ? pinned : from > 0 && !(isGrowing && isUntouched) ? seen[0] : null;
  useKeptPlace(rows, keyOf, anchor, belowHead, openKey, (pixels) => scrollTo(Math.max(0, place.offsetNow() + pixels)));
  useBeginning(topic, rows, isGrowing, (isOther) => (isOther || isUntouched) && scrollTo(startAt(opensAt)));
  return {
    scrolling: place.handlers,
    isMoving: place.isMoving,
    isPassing: place.isPassing,
    drawn: withPinned(first, last, pinned !== null && pinned < rows.length ? pinned : null),
    near: [first, last],
    seen,
    startOf: (index) => {
      if (!range.isCapped) return startOf(index);
      // A row far from the view must not make the element longer than it may be.
      const near = Math.max(first - 1, Math.min(index, last + 1));
      return Math.min(startOf(near) - shift, range.bodyHeight - ROW_HEIGHT);
    },
    height: range.bodyHeight,
    visible,
    isHigh: (key) => extras.has(key),
    watch,
    show: (index, where) => {
      if (!scrollerRef.current) return;
      const room = visibleIn(scrollerRef.current);
      const [start, end] = [startAt(index), startOf(index + 1)];
      const nearest = Math.min(start, Math.max(place.offsetNow(), end - room));
      scrollTo(Math.max(0, { start, center: (start + end - room) / 2, nearest }[where]), true);
    },
  };
}

/** Pixels by which the text on the line of the moment reaches over it. */
const LINE_ABOVE = 9;

/** Pixels under the head of the group in view. */
const coverOf = (heads: readonly number[]) => (heads.length > 0 ? HEAD_HEIGHT : 0);

const NO_EXTRAS = new Map<string, number>();

/**
 * Shows rows from where they are to begin: at first, anew as they arrive until all of them are there, and whenever they
 * answer to something else (`isOther`).
 */
function useBeginning(
  topic: string,
  rows: readonly unknown[],
  isGrowing: boolean,
  begin: (isOther: boolean) => void,
): void {
  const last = useRef({ topic, isGrowing: true });
  const beginNow = useEffectEvent(begin);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { topic, isGrowing: isGrowing && before.isGrowing };
    if (topic !== before.topic || before.isGrowing) beginNow(topic !== before.topic);
  }, [topic, rows, isGrowing]);
}

/**
 * Pixels in which rows can be seen, also after the window has changed its size. The first drawing has rows for half of
 * the window: to measure in it would lay out the whole page once more before anything of it is painted, and to lay out
 * all rows at once would hold the page for long. The others come with the next frame.
 */
function useVisibleHeight(scrollerRef: RefObject<HTMLElement | null>): number {
  const [visible, setVisible] = useState(() => window.innerHeight / 2);
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    let isFirst = true;
    const show = () => setVisible(visibleIn(element));
    const observer = new ResizeObserver(() => {
      if (isFirst) afterPaint(show);
      else flushSync(show);
      isFirst = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return visible;
}

function withPinned(first: number, last: number, pinned: number | null): number[] {
  const inView = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  if (pinned === null || (pinned >= first && pinned <= last)) return inView;
  return pinned < first ? [pinned, ...inView] : [...inView, pinned];
}
