import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react';

interface FocusedCell {
  row: string;
  column: string;
  /** Where the row stands on its page. */
  index: number;
}

/**
 * Tells the library of the cell in which something has the focus, and gives the focus to the row that takes the place
 * of one that is gone.
 *
 * @param keys the rows of the page
 * @param focusCell makes a cell the one with the focus
 */
export function useKeptFocus(keys: readonly string[], focusCell: (row: string, column: string) => void) {
  const focused = useRef<FocusedCell | null>(null);
  const keepFocus = useEffectEvent(() => {
    if (focused.current === null || keys.includes(focused.current.row)) return;
    const { column, index } = focused.current;
    const successor = keys[Math.min(index, keys.length - 1)];
    focused.current = null;
    if (successor !== undefined) focusCell(successor, column);
  });
  useLayoutEffect(() => {
    keepFocus();
  }, [keys]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const cell = target.closest<HTMLElement>('[role="gridcell"]');
      const row = cell?.closest<HTMLElement>('[data-id]');
      focused.current =
        cell && row
          ? { row: row.dataset.id ?? '', column: cell.dataset.field ?? '', index: keys.indexOf(row.dataset.id ?? '') }
          : null;
      if (focused.current) focusCell(focused.current.row, focused.current.column);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // What is removed with the focus in it leaves it to nobody.
      if (relatedTarget !== null) focused.current = null;
    },
  };
}
