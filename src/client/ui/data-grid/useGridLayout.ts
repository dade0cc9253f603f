import { useCallback, useState } from 'react';

import { readLayout, storeLayout, type GridLayout } from './gridLayout';

/** The layout of a grid as the device remembers it, and the function that changes parts of it. */
export function useGridLayout(grid: string): [layout: GridLayout, change: (part: Partial<GridLayout>) => void] {
  const [layout, setLayout] = useState(() => readLayout(grid));
  const change = useCallback(
    (part: Partial<GridLayout>) =>
      setLayout((before) => {
        const after = { ...before, ...part };
        storeLayout(grid, after);
        return after;
      }),
    [grid],
  );
  return [layout, change];
}
