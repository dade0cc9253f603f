import { useEffect, useRef, type RefObject } from 'react';

interface Scrollable {
  scroll: (to: { top: number }) => void;
}

/** Scrolls to the first row when what is shown is another part of the rows, but not when it comes on screen. */
export function useShownFromTop(grid: RefObject<Scrollable | null>, shown: string): void {
  const known = useRef(shown);
  useEffect(() => {
    if (known.current === shown) return;
    known.current = shown;
    grid.current?.scroll({ top: 0 });
  }, [grid, shown]);
}
