import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { isFocusFree } from '#client/ui/focus/isFocusFree';
import { letterOf } from '#client/ui/focus/letterOf';
import { useLostFocus } from '#client/ui/focus/useLostFocus';
import type { DateText } from '#contract/common';
import { undoChosen } from '../list/events';
import type { HalfDoneLine, ShownLine } from './selectors';
import { offersOf, type LineOffer } from './triage';

interface Triage {
  frame: HTMLElement | null;
  lines: readonly ShownLine[];
  halfDone: readonly HalfDoneLine[];
  today: DateText;
  /** What had the focus when the worklist came on screen. */
  focusedBefore: Element | null;
}

/**
 * One line has the focus, the first one at the start unless somebody has gone elsewhere meanwhile; arrows lead from
 * line to line, and after an action the next line has it. A letter that is held down counts once.
 */
export function useTriage({ frame, lines, halfDone, today, focusedBefore }: Triage) {
  const dispatch = useDispatch();
  const undo = useSelector(selectUndo);
  const keys = [...halfDone, ...lines].map(({ key }) => key);
  const [place, setPlace] = useState<Place>({ key: '', at: 0 });
  // A line that has gone leaves its place to the one after it.
  const at = keys.includes(place.key) ? keys.indexOf(place.key) : Math.min(place.at, keys.length - 1);
  const stop = keys[at] ?? null;
  const wantsFocus = useRef(true);
  const { isLost, noteFocus, noteBlur } = useLostFocus();
  useLayoutEffect(() => {
    if (!frame) return;
    const isFirst = wantsFocus.current;
    wantsFocus.current = false;
    const isFree = isFirst ? document.activeElement === focusedBefore || isFocusFree(frame) : isLost(frame);
    if (isFree) focusLine(frame, stop);
  });
  const { goTo, settle } = useSettling(frame, setPlace);
  const press = (event: KeyboardEvent): boolean => {
    const step = STEPS[event.key];
    if (step !== undefined) goTo(at + step);
    if (step !== undefined) return true;
    // Letters are of the line that has the focus, and of no tool beside it.
    if (!lineAround(event.target)) return false;
    const letter = letterOf(event);
    if (letter === 'u' && undo) {
      if (!event.repeat) dispatch(undo);
      return true;
    }
    const line = lines.find(({ key }) => key === stop);
    const offer = line && offersOf(line, today).find((one) => one.letter === letter);
    if (!line || !offer) return false;
    if (!event.repeat) settle(line, offer);
    return true;
  };
  return {
    /** The line that the Tab key comes to. */
    stop,
    settle,
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event)) event.preventDefault();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      noteFocus(event);
      const key = lineAround(event.target)?.dataset.line;
      if (key !== undefined && key !== place.key) setPlace({ key, at: keys.indexOf(key) });
    },
    onBlur: noteBlur,
  };
}

/** A line, and where it stands among all. */
interface Place {
  key: string;
  at: number;
}

/**
 * Leads to a line, and settles one. What the lines are is asked when that happens, so that the functions stay the same
 * and no line is drawn anew for them.
 */
function useSettling(frame: HTMLElement | null, setPlace: (place: Place) => void) {
  const dispatch = useDispatch();
  const goTo = useCallback(
    (next: number) => {
      const shown = linesIn(frame).map(({ dataset }) => dataset.line ?? '');
      const to = Math.max(0, Math.min(next, shown.length - 1));
      const key = shown[to];
      if (key === undefined) return;
      setPlace({ key, at: to });
      focusLine(frame, key);
    },
    [frame, setPlace],
  );
  const settle = useCallback(
    (line: ShownLine, { event }: LineOffer) => {
      const shown = linesIn(frame);
      const from = shown.findIndex(({ dataset }) => dataset.line === line.key);
      goTo(from + 1 < shown.length ? from + 1 : from - 1);
      dispatch(event);
    },
    [frame, goTo, dispatch],
  );
  return { goTo, settle };
}

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

const lineAround = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-line]');

const linesIn = (frame: HTMLElement | null) => [...(frame?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];

function focusLine(frame: HTMLElement | null, key: string | null): void {
  linesIn(frame)
    .find(({ dataset }) => dataset.line === key)
    ?.querySelector('button')
    ?.focus();
}

/** What takes back the last change of a status that can be undone. */
function selectUndo(state: NoticesRoot) {
  return selectNotices(state).findLast(({ offer }) => offer && undoChosen.match(offer.event))?.offer?.event;
}
