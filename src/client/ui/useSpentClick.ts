import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent as ClickEvent } from 'react';

/** Milliseconds in which two presses at one place are a double click. */
const DOUBLE_MS = 500;

/** Pixels that a hand moves between them. */
const AT_ONE_PLACE = 8;

const EVENTS_OF_A_PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

interface Click {
  x: number;
  y: number;
  at: number;
}

/**
 * Keeps the second half of a double click, whose first half has closed a dialog, from what lies under it.
 *
 * @returns what the dialog listens to clicks with, as they come down to it
 */
export function useSpentClick(isOpen: boolean): (click: ClickEvent) => void {
  const last = useRef<Click>(null);
  const spend = useEffectEvent(() => {
    if (last.current) swallowAfter(last.current);
  });
  useLayoutEffect(() => (isOpen ? () => spend() : undefined), [isOpen]);
  return ({ clientX: x, clientY: y }) => {
    // A click by the keyboard is at no place.
    last.current = x === 0 && y === 0 ? null : { x, y, at: performance.now() };
  };
}

/** Swallows what is pressed at the place of a click, for as long as that may be half of a double click. */
function swallowAfter({ x, y, at }: Click): void {
  const left = at + DOUBLE_MS - performance.now();
  if (left <= 0) return;
  const listening = new AbortController();
  const swallow = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > AT_ONE_PLACE) {
      listening.abort();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of EVENTS_OF_A_PRESS)
    window.addEventListener(type, swallow, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), left);
}
