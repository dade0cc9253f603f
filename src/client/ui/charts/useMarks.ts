import { useMemo, useState, type KeyboardEvent } from 'react';

import { onwardsAt } from '../language/onwardsAt';
import { ARROWS, nextMark, type MarkPlace } from './marks';

/** What a mark takes to be one of those that arrow keys go through. */
export interface MarkProps {
  'data-mark': string;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const keyOf = ({ x, y }: MarkPlace) => `${x}/${y}`;

/** The marks of a picture as one stop of the Tab key, in which arrow keys, Home and End lead from mark to mark. */
export function useMarks(marks: readonly MarkPlace[]): (mark: MarkPlace) => MarkProps {
  const [chosen, setChosen] = useState<string | null>(null);
  const stop = useMemo(() => {
    const keys = marks.map(keyOf);
    return chosen !== null && keys.includes(chosen) ? chosen : keys[0];
  }, [marks, chosen]);
  return (mark) => ({
    'data-mark': keyOf(mark),
    tabIndex: keyOf(mark) === stop ? 0 : -1,
    onFocus: () => setChosen(keyOf(mark)),
    onKeyDown: (event) => {
      const next = led(event, marks, mark);
      if (!next) return;
      event.preventDefault();
      const frame = event.currentTarget.closest('[data-marks]');
      frame?.querySelector<HTMLElement>(`[data-mark="${keyOf(next)}"]`)?.focus();
    },
  });
}

function led(event: KeyboardEvent<HTMLElement>, marks: readonly MarkPlace[], from: MarkPlace): MarkPlace | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'Home') return marks[0];
  if (event.key === 'End') return marks.at(-1);
  const way = ARROWS[event.key];
  return way && nextMark(marks, from, { x: way.x * onwardsAt(event.currentTarget), y: way.y });
}
