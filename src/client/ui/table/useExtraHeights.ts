import type { RefCallback } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ExtraHeights } from './rowGeometry';
import { ROW_HEIGHT, withMeasured } from './rowGeometry';

const NO_EXTRAS: ExtraHeights = new Map();

/**
 * The rows that are not of the usual height, as far as they have been drawn, and what watches a row that is drawn.
 *
 * @param follow follows what has been scrolled
 */
export function useExtraHeights(scroller: HTMLElement | null, follow: () => void) {
  const [extras, setExtras] = useState(NO_EXTRAS);
  const observer = useMemo(() => (scroller ? observeHeights(scroller, setExtras, follow) : null), [scroller, follow]);
  const watch: RefCallback<HTMLElement> = useCallback(
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
