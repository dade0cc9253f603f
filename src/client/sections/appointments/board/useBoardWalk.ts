import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { isFocusFree } from '#client/ui/focus/isFocusFree';
import { useLostFocus } from '#client/ui/focus/useLostFocus';
import { SLOT_MINUTES } from '#contract/rules';
import { BODY } from './geometry';
import { boardRowOf, type Minutes } from './layout';
import type { ShownColumn } from './selectors';
import { firstPosition, stopAt, stopsOf, walked, type Position, type Step, type Stop } from './walk';

/** Where the keyboard stands, by what stays the same when the day or the filters change. */
interface Place {
  column: string;
  /** The minute that its row begins with, for rows are counted from the first hour in use. */
  minute: number;
  id: string | null;
}

/** The one stop of the Tab key in the board, and how the keyboard moves it. */
export function useBoardWalk(columns: readonly ShownColumn[], hours: Minutes, frame: HTMLElement | null) {
  const stops = useMemo(() => columns.map(({ blocks }) => stopsOf(blocks, hours)), [columns, hours]);
  const [place, setPlace] = useState<Place | null>(null);
  const position = positionOf(place, columns, stops, hours) ?? firstPosition(stops);
  const wantsFocus = useRef(false);
  // Hours that arrive late move a block into another row, where it is another element.
  const { isLost, noteFocus, noteBlur } = useLostFocus();
  useLayoutEffect(() => {
    if (!wantsFocus.current && !isLost(frame) && !isAstray(frame)) return;
    wantsFocus.current = false;
    frame?.querySelector<HTMLElement>(TAB_STOP)?.focus();
  });
  const standAt = ({ column, stop: { row, id } }: Position) =>
    setPlace({ column: columns[column]?.key ?? '', minute: hours.from + row * SLOT_MINUTES, id });
  return {
    position,
    standAt,
    noteFocus,
    noteBlur,
    walk: (step: Step) => {
      if (!position) return;
      wantsFocus.current = true;
      standAt(walked(stops, position, step));
    },
    /** Whether no row is above the one that the keyboard stands in. */
    isAtTop: position !== null && walked(stops, position, 'up').stop === position.stop,
    /** Brings the focus back to where the keyboard stands. */
    returnFocus: () => frame?.querySelector<HTMLElement>(TAB_STOP)?.focus(),
    /** Leads to a minute of a column, with the focus unless that is elsewhere; tells whether there is the column. */
    leadTo: (column: string, minute: number, id: string | null = null) => {
      if (!columns.some(({ key }) => key === column)) return false;
      wantsFocus.current = isOnTheWay(frame);
      setPlace({ column, minute, id });
      return true;
    },
    /** The focus stays in the board when what it is on goes. */
    keepFocus: () => {
      wantsFocus.current = true;
    },
  };
}

const TAB_STOP = `${BODY} [tabindex="0"]`;

/** Whether the focus is on an element of the board that shows something else by now. */
function isAstray(frame: HTMLElement | null): boolean {
  const { activeElement } = document;
  const body = frame?.querySelector(BODY);
  return activeElement !== null && body?.contains(activeElement) === true && !activeElement.matches(TAB_STOP);
}

/** Whether the focus is nowhere, in the board, or on the button whose dialog leads to it. */
function isOnTheWay(frame: HTMLElement | null): boolean {
  const { activeElement } = document;
  return isFocusFree(frame) || frame?.contains(activeElement) === true || !!activeElement?.matches(OPENER);
}

const OPENER = '[aria-haspopup="dialog"]';

function positionOf(
  place: Place | null,
  columns: readonly ShownColumn[],
  stops: readonly (readonly Stop[])[],
  hours: Minutes,
) {
  // One that stands alone has been turned to from another one, at the same time.
  const column = columns.length === 1 ? 0 : columns.findIndex(({ key }) => key === place?.column);
  const inColumn = stops[column];
  if (!place || !inColumn) return null;
  const stop =
    inColumn.find(({ id }) => id !== null && id === place.id) ?? stopAt(inColumn, boardRowOf(place.minute, hours));
  return stop ? { column, stop } : null;
}
