import { startTransition, useEffect, useState } from 'react';

import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';

/**
 * How many of so many things are drawn by now: a piece at first, and one more each time that the browser had the chance
 * to answer.
 */
export function useInPieces(count: number, piece: number): number {
  const [drawn, setDrawn] = useState(piece);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isGone = false;
    void yieldToBrowser().then(() => {
      if (!isGone) startTransition(() => setDrawn(drawn + piece));
    });
    return () => {
      isGone = true;
    };
  }, [drawn, count, piece]);
  return Math.min(drawn, count);
}
