import { useLayoutEffect, useRef } from 'react';

import { minuteOfDay } from '#client/lib/dates';
import { onwardsAt } from '#client/ui/language/onwardsAt';
import type { DateText } from '#contract/common';
import type { FreeMark } from './asked';
import type { BoardGridProps } from './boardProps';
import { BLOCK, heightOf, ROW, TIMES } from './geometry';
import type { Minutes } from './layout';
import type { ShownColumn } from './selectors';

interface StartOptions extends Pick<BoardGridProps, 'columns' | 'hours' | 'today' | 'markedId' | 'free'> {
  frame: HTMLElement | null;
  /** Pixels of a column. */
  width: number;
}

/**
 * Scrolls a board that comes on screen to the present, or to its first appointment on another day, and to a column
 * with one; keeps its hours in place when earlier ones come into use; brings the new appointment of a move into view,
 * and a free time.
 */
export function useStartInView({ frame, columns, hours, width, today, markedId, free }: StartOptions): void {
  const shownFrom = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!frame) return;
    if (shownFrom.current === null) {
      const first = columns.findIndex(({ blocks }) => blocks.length > 0);
      const left = leftOf(frame, Math.max(first, 0), width);
      frame.scrollTo({ top: heightOf(startOf(columns, today, hours), hours) - ROW, left });
    } else if (hours.from < shownFrom.current && frame.scrollTop > 0) {
      frame.scrollTo({ top: frame.scrollTop + heightOf(shownFrom.current, hours) });
    }
    shownFrom.current = hours.from;
  }, [frame, columns, today, hours, width]);
  const shownFree = useRef<FreeMark | null>(null);
  useLayoutEffect(() => {
    const place = columns.findIndex(({ key }) => key === free?.column);
    if (!frame || !free || place < 0 || shownFree.current === free) return;
    shownFree.current = free;
    frame.scrollTo({ top: heightOf(free.from, hours) - 3 * ROW, left: leftOf(frame, place, width) });
  }, [frame, columns, hours, free, width]);
  const shownId = useRef<string | null>(null);
  useLayoutEffect(() => {
    const block = markedId !== null && shownId.current !== markedId && findBlock(frame, markedId);
    if (!block) return;
    shownId.current = markedId;
    block.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [frame, columns, markedId]);
}

/** How far a frame is scrolled sideways once the column of a place is in view, moved no further than it takes. */
function leftOf(frame: HTMLElement, place: number, width: number): number {
  const [start, room] = [place * width, frame.clientWidth - TIMES - width];
  const gone = Math.abs(frame.scrollLeft);
  return onwardsAt(frame) * (start < gone ? start : Math.max(gone, start - room));
}

/** The minute that a board begins with: an hour ago on the board of today, otherwise that of its first appointment. */
function startOf(columns: readonly ShownColumn[], today: DateText, hours: Minutes): number {
  const minute = minuteOfDay(new Date());
  const isPresent = columns.some(({ date }) => date === today) && minute < hours.to;
  const first = Math.min(hours.to, ...columns.flatMap(({ blocks }) => blocks.map(({ from }) => from)));
  return isPresent ? minute - 60 : first;
}

function findBlock(frame: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(frame?.querySelectorAll<HTMLElement>(BLOCK) ?? [])].find(({ dataset }) => dataset.id === id);
}
