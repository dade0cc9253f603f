import type { RefCallback } from 'react';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ExtraHeights } from './rowGeometry';
import { ROW_HEIGHT, rowGeometry, withMeasured } from './rowGeometry';
import { useAfterPaint } from './useAfterPaint';

interface RowsInView {
  onScroll: () => void;
  /** Which rows to draw, in their order. */
  drawn: readonly number[];
  /** Pixels from the beginning of the first row. */
  startOf: (index: number) => number;
  /** Pixels of all rows together. */
  height: number;
  /** Pixels in which rows can be seen. */
  visible: number;
  /** Watches the height of a drawn row, whose `data-key` names it. */
  watch: RefCallback<HTMLElement>;
  /** Scrolls a row into the middle, or into view by as little as it takes. */
  show: (index: number, place: 'center' | 'nearest') => void;
  /** Scrolls to the first row. */
  showFirst: () => void;
}

/** Rows that are drawn beyond each end of the view. */
const OVERSCAN = 5;

/**
 * Which of many rows are in view, and where they lie. A virtualizer of a library would ask every row for its key and
 * height whenever the rows change, milliseconds at each key of a search; this hook asks only rows of unusual height.
 *
 * @param scroller what scrolls, `null` before it is in the page; its last child holds the rows
 * @param pinned a row that is drawn wherever the view is
 */
export function useRowsInView<Row>(
  scroller: HTMLElement | null,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  pinned: number | null,
): RowsInView {
  const [top, setTop] = useState(0);
  const readTop = useCallback(() => {
    setTop(Math.floor((scroller?.scrollTop ?? 0) / ROW_HEIGHT) * ROW_HEIGHT);
  }, [scroller]);
  const scrollTo = useCallback(
    (offset: number) => {
      scroller?.scrollTo({ top: offset });
      readTop();
    },
    [scroller, readTop],
  );
  const visible = useVisibleHeight(scroller);
  const { extras, watch } = useExtraHeights(scroller, readTop);
  const { height, startOf, indexAt } = useMemo(() => rowGeometry(rows, keyOf, extras), [rows, keyOf, extras]);

  // What is beyond the view can wait until what is in view has been painted.
  const overscan = useAfterPaint(rows) === rows ? OVERSCAN : 0;
  const from = Math.max(0, Math.min(top, height - visible));
  const first = Math.max(0, indexAt(from) - overscan);
  const last = Math.min(rows.length - 1, indexAt(from + visible + ROW_HEIGHT) + overscan);
  return {
    onScroll: () => {
      flushSync(readTop);
    },
    drawn: scroller === null ? [] : withPinned(first, last, pinned !== null && pinned < rows.length ? pinned : null),
    startOf,
    height,
    visible,
    watch,
    show: (index, place) => {
      if (!scroller) return;
      const [start, end, room] = [startOf(index), startOf(index + 1), visibleIn(scroller)];
      scrollTo(
        place === 'center' ? (start + end - room) / 2 : Math.min(start, Math.max(scroller.scrollTop, end - room)),
      );
    },
    showFirst: useCallback(() => {
      scrollTo(0);
    }, [scrollTo]),
  };
}

/** Pixels in which rows can be seen, also after the window has changed its size. */
function useVisibleHeight(scroller: HTMLElement | null): number {
  const [visible, setVisible] = useState(0);
  useLayoutEffect(() => {
    if (!scroller) return;
    const measure = () => {
      setVisible(visibleIn(scroller));
    };
    measure();
    const observer = new ResizeObserver(() => {
      flushSync(measure);
    });
    observer.observe(scroller);
    return () => {
      observer.disconnect();
    };
  }, [scroller]);
  return visible;
}

/** The rows that are not of the usual height, as far as they have been drawn, and what watches a row that is drawn. */
function useExtraHeights(scroller: HTMLElement | null, readTop: () => void) {
  const [extras, setExtras] = useState(NO_EXTRAS);
  const observer = useMemo(() => (scroller ? observeHeights(scroller, setExtras, readTop) : null), [scroller, readTop]);
  const watch = useCallback(
    (row: HTMLElement | null) => {
      if (row) observer?.observe(row);
      return () => {
        if (row) observer?.unobserve(row);
      };
    },
    [observer],
  );
  return { extras, watch };
}

const NO_EXTRAS: ExtraHeights = new Map();

function withPinned(first: number, last: number, pinned: number | null): number[] {
  const inView = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  if (pinned === null || (pinned >= first && pinned <= last)) return inView;
  return pinned < first ? [pinned, ...inView] : [...inView, pinned];
}

/**
 * Calls `setExtras` when drawn rows turn out to be of another height, and keeps what is in view where it is when a row
 * above it changes.
 */
function observeHeights(
  scroller: HTMLElement,
  setExtras: (extras: ExtraHeights) => void,
  readTop: () => void,
): ResizeObserver {
  let known = NO_EXTRAS;
  return new ResizeObserver((entries) => {
    const before = known;
    const heightOf = ({ borderBoxSize: [box] }: ResizeObserverEntry) => Math.max(box?.blockSize ?? 0, ROW_HEIGHT);
    const heights = new Map(entries.map((entry) => [entry.target as HTMLElement, heightOf(entry)]));
    known = withMeasured(
      known,
      [...heights].map(([row, height]) => [keyOf(row), height]),
    );
    if (known === before) return;
    const viewTop = scroller.getBoundingClientRect().top + offsetOfRows(scroller);
    const moved = [...heights].reduce((sum, [row, height]) => {
      const gained = (known.get(keyOf(row)) ?? 0) - (before.get(keyOf(row)) ?? 0);
      const wasAbove = row.getBoundingClientRect().top + height - gained <= viewTop;
      return wasAbove ? sum + gained : sum;
    }, 0);
    flushSync(() => {
      setExtras(known);
    });
    if (moved === 0) return;
    scroller.scrollTop += moved;
    flushSync(readTop);
  });
}

function keyOf(row: HTMLElement): string {
  return row.dataset.key ?? '';
}

/** Pixels that are left for rows. */
function visibleIn(scroller: Element): number {
  return scroller.clientHeight - offsetOfRows(scroller);
}

function offsetOfRows(scroller: Element): number {
  return (scroller.lastElementChild as HTMLElement).offsetTop;
}
