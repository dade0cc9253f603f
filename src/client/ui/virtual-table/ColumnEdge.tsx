import { useRef, type PointerEvent } from 'react';

import { onwardsAt } from '../language/onwardsAt';
import styles from './TableHead.module.css';

interface ColumnEdgeProps {
  /** The column is to be so many pixels wide, or as wide as usual (`null`). */
  onResized: (width: number | null) => void;
}

/** How narrow and how wide a column can be made, in pixels. */
const [NARROWEST, WIDEST] = [64, 800];

/**
 * The edge of a column, which widens it by dragging; a double click gives the column its usual width again. It is for
 * the pointer alone: the keyboard does the same on the button of the head, which has the name that people look for.
 */
export function ColumnEdge({ onResized }: ColumnEdgeProps) {
  const drag = useRef<{ from: number; width: number } | null>(null);
  const drop = () => {
    drag.current = null;
  };
  return (
    <div
      aria-hidden
      className={styles.edge}
      onDoubleClick={() => onResized(null)}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width: widthAround(event.currentTarget) };
      }}
      onPointerMove={({ clientX, currentTarget }: PointerEvent) => {
        if (!drag.current) return;
        onResized(within(drag.current.width + (clientX - drag.current.from) * onwardsAt(currentTarget)));
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  );
}

/** The width of the column of an element of its head, changed by so many pixels as far as it may be. */
export function widthChanged(part: Element, by: number): number {
  return within(widthAround(part) + by);
}

function widthAround(part: Element): number {
  return part.parentElement?.getBoundingClientRect().width ?? 0;
}

function within(width: number): number {
  return Math.min(Math.max(Math.round(width), NARROWEST), WIDEST);
}
