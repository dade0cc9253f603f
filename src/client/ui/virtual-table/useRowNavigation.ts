import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

import { isFocusFree } from '../focus/isFocusFree';
import { letterOf } from '../focus/letterOf';
import type { RunningMoment } from './runningMoment';
import type { FocusedRow } from './useFocusedRow';

interface RowNavigation {
  /** Puts the focus on a row, and brings it into view, by as little as it takes unless told. */
  focusRow: (index: number, place?: 'start') => void;
  /** Puts the focus on a row where it is; tells whether it was in the page. */
  focusDrawn: (index: number) => boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Moves the focus among the rows of a table: arrow keys, Home and End go from the first button of a row to that of
 * another. When the row with the focus is gone, the one that took its place gets it.
 *
 * @param scrollerRef what holds the rows, each with its `data-index` and `data-key`
 * @param show brings a row into view
 */
export function useRowNavigation<Row>(
  scrollerRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  { place, setFocused }: Pick<FocusedRow, 'place' | 'setFocused'>,
  show: (index: number, place: 'start' | 'nearest') => void,
  { open = null, onExtended, onLetter, moment = null }: RowKeys<Row> = {},
): RowNavigation {
  const wanted = useRef<number>(null);
  const focusDrawn = (index: number) => {
    const button = scrollerRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`);
    button?.focus({ preventScroll: true });
    return Boolean(button);
  };
  const focusRow = (index: number, place: 'start' | 'nearest' = 'nearest') => {
    show(index, place);
    if (!focusDrawn(index)) wanted.current = index;
  };
  const keepFocus = useEffectEvent(() => {
    if (place === null || scrollerRef.current?.contains(document.activeElement)) return;
    if (rows.length > 0 && isFocusFree(scrollerRef.current)) focusRow(Math.min(place, rows.length - 1));
    else setFocused(null);
  });
  useLayoutEffect(() => {
    keepFocus();
  }, [rows]);
  // The row is drawn once the view has come to it.
  useLayoutEffect(() => {
    if (wanted.current !== null) focusDrawn(wanted.current);
  });
  return {
    focusRow,
    focusDrawn,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && open) {
        event.preventDefault();
        focusRow(open.index());
        open.close();
        return;
      }
      const from = indexOfControl(event.target);
      const row = from === null ? undefined : rows[from];
      if (from === null || row === undefined) return;
      if (moment && letterOf(event) === 'n') {
        event.preventDefault();
        focusRow(moment.opensAt, 'start');
        return;
      }
      const to = indexAfterKey(event.key, from, rows.length);
      const next = to === null ? undefined : rows[to];
      const isTaken = to !== null || onLetter?.(letterOf(event), row);
      if (isTaken) event.preventDefault();
      if (to !== null) focusRow(to);
      if (event.shiftKey && next !== undefined) onExtended?.(row, next);
    },
    onFocus: ({ target }) => {
      wanted.current = null;
      setFocused(rowOf(target));
    },
    onBlur: () => setFocused(null),
  };
}

/** What keys do on a row beside moving the focus. */
interface RowKeys<Row> {
  /** The open row, which Escape closes; `null` where that is nothing to the page. */
  open?: { index: () => number; close: () => void } | null;
  /** Shift and an arrow led from one row to another. */
  onExtended?: ((from: Row, to: Row) => void) | undefined;
  /** A letter was pressed; tells whether that was for the row. */
  onLetter?: (letter: string, row: Row) => boolean;
  /** The running moment, to which `n` leads. */
  moment?: Pick<RunningMoment, 'opensAt'> | null;
}

/** Whether the focus is in the table, or nowhere. */
export function holdsFocus(scroller: HTMLElement | null): boolean {
  return isFocusFree(scroller) || scroller?.contains(document.activeElement) === true;
}

/** Which row has a button or a box of its own that is the target of an event. */
function indexOfControl(target: EventTarget): number | null {
  const isControl = target instanceof Element && target.matches('[aria-rowindex] :is(button, [type="checkbox"])');
  return isControl ? (rowOf(target)?.index ?? null) : null;
}

function rowOf(target: Element): { key: string; index: number } | null {
  const row = target.closest<HTMLElement>('[data-index]');
  return row && { key: row.dataset.key ?? '', index: Number(row.dataset.index) };
}

function indexAfterKey(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
