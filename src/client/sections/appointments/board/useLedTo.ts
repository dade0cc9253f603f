import { useEffect, useEffectEvent, useRef } from 'react';

import type { FreeMark } from './asked';
import type { BoardGridProps } from './boardProps';
import type { useBoardWalk } from './useBoardWalk';

type Led = Pick<BoardGridProps, 'columns' | 'free' | 'markedId'>;

/** Leads the keyboard once to a free time that is shown, and to the new appointment of a move. */
export function useLedTo({ columns, free, markedId }: Led, leadTo: ReturnType<typeof useBoardWalk>['leadTo']): void {
  const led = useRef<FreeMark | string | null>(null);
  const leadToFree = useEffectEvent(() => {
    if (free && led.current !== free && leadTo(free.column, free.from)) led.current = free;
  });
  const leadToMarked = useEffectEvent(() => {
    if (markedId === null || led.current === markedId) return;
    for (const { key, blocks } of columns) {
      const block = blocks.find(({ appointment }) => String(appointment.id) === markedId);
      if (block && leadTo(key, block.from, markedId)) led.current = markedId;
    }
  });
  // After the dialog has given the focus back.
  useEffect(() => {
    leadToFree();
  }, [free, columns]);
  useEffect(() => {
    leadToMarked();
  }, [markedId, columns]);
}
