import { useLayoutEffect, useRef, type RefObject } from 'react';

import { isCutOff } from '../table/cutOff';

/**
 * While rows move, a cell that has room for all of its text is not one at whose edge text is cut off: every such edge
 * takes the browser a part of each frame, whether or not anything reaches it. At rest all are again, for a column may
 * become narrower.
 */
export function useWholeCells(scrollerRef: RefObject<HTMLElement | null>, isMoving: boolean): void {
  const known = useRef(new WeakMap<HTMLElement, string>());
  useLayoutEffect(() => {
    const rows = [...(scrollerRef.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const changed = rows.filter((row) => known.current.get(row) !== row.dataset.key);
    changed.forEach((row) => known.current.set(row, row.dataset.key ?? ''));
    if (isMoving) markWhole(changed.flatMap((row) => [...row.querySelectorAll('[aria-rowindex] > div')]));
  });
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || !isMoving) return undefined;
    return () => scroller.querySelectorAll('[data-whole]').forEach((cell) => cell.removeAttribute('data-whole'));
  }, [scrollerRef, isMoving]);
}

/** Looks at all of them before it marks any: to look at one after another was changed lays out the rows once more. */
function markWhole(cells: readonly Element[]): void {
  const cut = new Set(cells.filter(isCutOff));
  cells.forEach((cell) => cell.toggleAttribute('data-whole', !cut.has(cell)));
}
