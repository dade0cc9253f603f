import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Brings the row that was open from the start into view once, as soon as that can be done and if it is open still. */
export function useShownFromStart(
  openKey: string | null,
  isReady: boolean,
  openIndex: () => number,
  show: (index: number, place: 'center') => void,
): void {
  const sought = useRef(openKey);
  const showSought = useEffectEvent(() => {
    const index = sought.current === openKey ? openIndex() : -1;
    sought.current = null;
    if (index >= 0) show(index, 'center');
  });
  useEffect(() => {
    if (isReady && sought.current !== null) showSought();
  }, [isReady, openKey]);
}

/**
 * Shows the marked row once for each mark, as soon as it is among the rows; a mark from before the table says nothing
 * new, but that of the open row, for which the table has come.
 */
export function useMarkedRow<Row>(
  marked: { key: string } | null,
  openKey: string | null,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  showMarked: (index: number) => void,
): void {
  const known = useRef(marked?.key === openKey ? null : marked);
  const showNew = useEffectEvent(() => {
    if (!marked || known.current === marked) return;
    const index = rows.findIndex((row) => keyOf(row) === marked.key);
    if (index < 0) return;
    known.current = marked;
    showMarked(index);
  });
  useEffect(() => {
    showNew();
  }, [marked, rows]);
}

/** Keeps the row with the focus in view when a table becomes lower, such as when the bar of a selection comes. */
export function useFocusInView(
  visible: number,
  focused: number | null,
  show: (index: number, place: 'nearest') => void,
): void {
  const showFocused = useEffectEvent(() => {
    if (focused !== null) show(focused, 'nearest');
  });
  useLayoutEffect(() => {
    showFocused();
  }, [visible]);
}
