import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { BODY } from './geometry';
import type { Minutes } from './layout';
import type { ShownColumn } from './selectors';
import { firstPosition, stopAt, stopsOf, walked, type Position, type Step, type Stop } from './walk';

/** Where the keyboard stands, by what stays the same when the day or the filters change. */
interface Place {
  column: string;
  row: number;
  id: string | null;
}

/** The one stop of the Tab key in the board, and how the keyboard moves it. */
export function useBoardWalk(columns: readonly ShownColumn[], hours: Minutes, frame: HTMLElement | null) {
  const stops = useMemo(() => columns.map(({ blocks }) => stopsOf(blocks, hours)), [columns, hours]);
  const [place, setPlace] = useState<Place | null>(null);
  const position = positionOf(place, columns, stops) ?? firstPosition(stops);
  const wantsFocus = useRef(false);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    // Hours that arrive late move a block into another row, where it is another element.
    const isGone = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!wantsFocus.current && !isGone && !isAstray(frame)) return;
    wantsFocus.current = false;
    frame?.querySelector<HTMLElement>(TAB_STOP)?.focus();
  });
  const standAt = ({ column, stop: { row, id } }: Position) =>
    setPlace({ column: columns[column]?.key ?? '', row, id });
  return {
    position,
    /** The focus came to an element of the board: it is where the keyboard stands. */
    enter: (element: Element, at: Position) => {
      focused.current = element;
      standAt(at);
    },
    /** The focus went on by itself, so that it is not brought back. React tells of none that goes with its element. */
    leave: () => {
      focused.current = null;
    },
    walk: (step: Step) => {
      if (!position) return;
      wantsFocus.current = true;
      standAt(walked(stops, position, step));
    },
    /** Whether no row is above the one that the keyboard stands in. */
    isAtTop: position !== null && walked(stops, position, 'up').stop === position.stop,
    /** Brings the focus back to where the keyboard stands. */
    returnFocus: () => frame?.querySelector<HTMLElement>(TAB_STOP)?.focus(),
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

function positionOf(place: Place | null, columns: readonly ShownColumn[], stops: readonly (readonly Stop[])[]) {
  const column = columns.findIndex(({ key }) => key === place?.column);
  const inColumn = stops[column];
  if (!place || !inColumn) return null;
  const stop = inColumn.find(({ id }) => id !== null && id === place.id) ?? stopAt(inColumn, place.row);
  return stop ? { column, stop } : null;
}
