import { useLayoutEffect, useMemo, useRef, useState, type RefCallback, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { HEAD_HEIGHT, ROW_HEIGHT, withMeasured, type ExtraHeights } from './rowGeometry';

/** What was measured last, in pixels. */
interface Measured {
  extras: ExtraHeights;
  /** Which row was open then. */
  openKey: string | null;
  /** How high the details of a row were; 0 before any were seen. */
  details: number;
}

const NOTHING: Measured = { extras: new Map(), openKey: null, details: 0 };

/**
 * The rows that are not of the usual height, as far as they have been drawn, and what watches a row that is drawn. A
 * row that opens is expected to become as high as the one before, and one that closes as high as others, so that what
 * is below it need not be drawn a second time once it has been measured.
 *
 * @param follow follows what has been scrolled
 */
export function useExtraHeights(
  scrollerRef: RefObject<HTMLElement | null>,
  openKey: string | null,
  follow: () => void,
) {
  const [measured, setMeasured] = useState(NOTHING);
  const drawn = useMemo(() => expected(measured, openKey), [measured, openKey]);
  const latest = useRef(drawn);
  const [rows] = useState(rowsInPage);
  useLayoutEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    return scroller ? rows.observedBy(observeHeights(scroller, latest, setMeasured, follow)) : undefined;
  }, [scrollerRef, rows, follow]);
  return { extras: drawn.extras, watch: rows.watch };
}

/** What will be measured once another row is open. */
function expected(measured: Measured, openKey: string | null): Measured {
  if (openKey === measured.openKey) return measured;
  const extras = new Map(measured.extras);
  if (measured.openKey !== null) extras.delete(measured.openKey);
  if (openKey !== null && measured.details > 0) extras.set(openKey, measured.details);
  return { ...measured, extras, openKey };
}

/** The rows in the page; they are there before there is somebody to observe them. */
function rowsInPage() {
  const rows = new Set<HTMLElement>();
  let observer: ResizeObserver | null = null;
  const watch: RefCallback<HTMLElement> = (row) => {
    if (!row) return undefined;
    rows.add(row);
    observer?.observe(row);
    return () => {
      rows.delete(row);
      observer?.unobserve(row);
    };
  };
  return {
    watch,
    observedBy: (next: ResizeObserver) => {
      observer = next;
      rows.forEach((row) => next.observe(row));
      return () => {
        next.disconnect();
        observer = null;
      };
    },
  };
}

/**
 * Calls `setMeasured` when drawn rows turn out to be of another height, and keeps what is in view where it is when a
 * row above it changes.
 *
 * @param latest what the rows are drawn for
 */
function observeHeights(
  scroller: HTMLElement,
  latest: RefObject<Measured>,
  setMeasured: (measured: Measured) => void,
  follow: () => void,
): ResizeObserver {
  return new ResizeObserver((entries) => {
    const { extras: before, openKey, details } = latest.current;
    const heightOf = ({ borderBoxSize: [box], target }: ResizeObserverEntry) =>
      Math.max(box?.blockSize ?? 0, ROW_HEIGHT + headAbove(target));
    const heights = new Map(entries.map((entry) => [entry.target as HTMLElement, heightOf(entry)]));
    const known = withMeasured(
      before,
      [...heights].map(([row, height]) => [keyOf(row), height - headAbove(row)]),
    );
    if (known === before) return;
    const viewTop = scroller.getBoundingClientRect().top + offsetOfRows(scroller);
    const moved = [...heights].reduce((sum, [row, height]) => {
      const gained = (known.get(keyOf(row)) ?? 0) - (before.get(keyOf(row)) ?? 0);
      const wasAbove = row.getBoundingClientRect().top + height - gained <= viewTop;
      return wasAbove ? sum + gained : sum;
    }, 0);
    flushSync(() => setMeasured({ extras: known, openKey, details: known.get(openKey ?? '') ?? details }));
    if (moved === 0) return;
    scroller.scrollTop += moved;
    flushSync(follow);
  });
}

/** Pixels of a row that belong to the head above it. */
function headAbove(row: Element): number {
  return row.hasAttribute('data-head') ? HEAD_HEIGHT : 0;
}

function keyOf(row: HTMLElement): string {
  return row.dataset.key ?? '';
}

/** Pixels that are left for rows. */
export function visibleIn(scroller: Element): number {
  return scroller.clientHeight - offsetOfRows(scroller);
}

function offsetOfRows(scroller: Element): number {
  return scroller.querySelector<HTMLElement>('[role="rowgroup"] + [role="rowgroup"]')?.offsetTop ?? 0;
}
