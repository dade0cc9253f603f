import type { RefCallback, RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ExtraHeights } from './rowGeometry';
import { ROW_HEIGHT, withMeasured } from './rowGeometry';

const NO_EXTRAS: ExtraHeights = new Map();

/**
 * The rows that are not of the usual height, as far as they have been drawn, and what watches a row that is drawn.
 *
 * @param follow follows what has been scrolled
 */
export function useExtraHeights(scrollerRef: RefObject<HTMLElement | null>, follow: () => void) {
  const [extras, setExtras] = useState(NO_EXTRAS);
  const [rows] = useState(rowsInPage);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    return scroller ? rows.observedBy(observeHeights(scroller, setExtras, follow)) : undefined;
  }, [scrollerRef, rows, follow]);
  return { extras, watch: rows.watch };
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
      rows.forEach((row) => {
        next.observe(row);
      });
      return () => {
        next.disconnect();
        observer = null;
      };
    },
  };
}

/**
 * Calls `setExtras` when drawn rows turn out to be of another height, and keeps what is in view where it is when a row
 * above it changes.
 */
function observeHeights(
  scroller: HTMLElement,
  setExtras: (extras: ExtraHeights) => void,
  follow: () => void,
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
    flushSync(follow);
  });
}

function keyOf(row: HTMLElement): string {
  return row.dataset.key ?? '';
}

/** Pixels that are left for rows. */
export function visibleIn(scroller: Element): number {
  return scroller.clientHeight - offsetOfRows(scroller);
}

function offsetOfRows(scroller: Element): number {
  return scroller.querySelector<HTMLElement>('.body')?.offsetTop ?? 0;
}
