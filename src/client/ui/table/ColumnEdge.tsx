import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';

import { messages } from '../messages';
import { useT } from '../useT';

interface ColumnEdgeProps {
  /** What stands above the column. */
  header: string;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  /** The column is to be so many pixels wide, or as wide as usual (`null`). */
  onResized: (width: number | null) => void;
}

/** How narrow and how wide a column can be made, and by how much a key changes it, in pixels. */
const [NARROWEST, WIDEST, STEP] = [64, 800, 16];

/**
 * The edge of a column, which widens it: by dragging, or by the arrow keys. A double click, Enter or Delete gives the
 * column its usual width again.
 */
export function ColumnEdge({ header, isStop, onResized }: ColumnEdgeProps) {
  const t = useT();
  const edge = useRef<HTMLDivElement>(null);
  const { known, measure, ...handlers } = useResizing(edge, onResized);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator can be moved
    <div
      ref={edge}
      role="separator"
      className="edge"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and then it takes the focus
      tabIndex={isStop ? 0 : -1}
      aria-orientation="vertical"
      aria-label={t(messages.columnWidth, { column: header })}
      aria-valuenow={known}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      onFocus={measure}
      {...handlers}
    />
  );
}

/** What changes the width of the column that an edge belongs to. */
function useResizing(edge: RefObject<HTMLElement | null>, onResized: ColumnEdgeProps['onResized']) {
  const drag = useRef<{ from: number; width: number } | null>(null);
  const [known, setKnown] = useState(NARROWEST);
  const measured = () => Math.round(edge.current?.parentElement?.getBoundingClientRect().width ?? 0);
  const onwards = () => (edge.current && getComputedStyle(edge.current).direction === 'rtl' ? -1 : 1);
  const resize = (width: number) => {
    const within = Math.min(Math.max(Math.round(width), NARROWEST), WIDEST);
    setKnown(within);
    onResized(within);
  };
  const drop = () => {
    drag.current = null;
  };
  return {
    known,
    measure: () => {
      setKnown(measured());
    },
    onKeyDown: (event: KeyboardEvent) => {
      const steps: Readonly<Record<string, number>> = { ArrowRight: STEP * onwards(), ArrowLeft: -STEP * onwards() };
      const step = steps[event.key];
      if (step !== undefined) resize(measured() + step);
      else if (['Enter', 'Delete'].includes(event.key)) onResized(null);
      else return;
      event.preventDefault();
    },
    onDoubleClick: () => {
      onResized(null);
    },
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: event.clientX, width: measured() };
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (drag.current) resize(drag.current.width + (clientX - drag.current.from) * onwards());
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}
