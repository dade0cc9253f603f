import type { FocusEvent, KeyboardEvent } from 'react';

import { letterOf } from '#client/ui/focus/letterOf';
import { onwardsAt } from '#client/ui/language/onwardsAt';
import { BLOCK } from './geometry';
import type { useBoardWalk } from './useBoardWalk';
import type { useMoving } from './useMoving';
import type { Turn } from './useOneAtATime';
import type { Position, Step } from './walk';

interface BoardKeys {
  frame: HTMLElement | null;
  keyboard: ReturnType<typeof useBoardWalk>;
  move: ReturnType<typeof useMoving>;
  turn: Turn | null;
  onStepped: (steps: number) => void;
  /** Told of the place of a column and the row of a cell without an appointment. */
  onPlacePressed: (column: number, row: number) => void;
}

/** What keys do on the board: they walk, carry what was taken, and turn the days. */
export function useBoardKeys({ frame, keyboard, move, turn, onStepped, onPlacePressed }: BoardKeys) {
  const { position } = keyboard;
  /** What a key does; `false` where it is none of the board. */
  const press = (event: KeyboardEvent): boolean => {
    const step = stepOf(event);
    const head = (event.target as Element).closest<HTMLElement>(HEAD);
    if (head) return step !== null && walkHeads(head, step, keyboard.returnFocus);
    if (step === 'up' && !move.moving && keyboard.isAtTop && enterHead(frame, position)) return true;
    if (step) {
      move.hush();
      if (move.moving) move.carry(step);
      else if (hasTurned(turn, step)) keyboard.keepFocus();
      else keyboard.walk(step);
      return true;
    }
    if (move.moving) return pressWhileMoving(event.key);
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      keyboard.keepFocus();
      onStepped(event.key === 'PageUp' ? -1 : 1);
      return true;
    }
    if (event.key === 'Escape') move.hush();
    const id = position?.stop.id;
    if (event.key === 'Enter' && position && id === null) {
      onPlacePressed(position.column, position.stop.row);
      return true;
    }
    if (letterOf(event) !== 'm' || event.repeat || !id) return false;
    move.take(id);
    return true;
  };
  const pressWhileMoving = (key: string): boolean => {
    if (key === 'Enter' || key === ' ') move.drop();
    else if (key === 'Escape') move.giveUp();
    else return key === 'PageUp' || key === 'PageDown';
    return true;
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (press(event)) event.preventDefault();
    },
    /** A press of the mouse moves the tab stop as well. */
    onFocus: (event: FocusEvent) => {
      const { target } = event;
      const cell = target.closest<HTMLElement>('[role="gridcell"]');
      if (!cell) return;
      keyboard.noteFocus(event);
      const id = target.closest<HTMLElement>(BLOCK)?.dataset.id ?? null;
      const row = Number(cell.dataset.row);
      keyboard.standAt({ column: Number(cell.dataset.column), stop: { row, lastRow: row, id } });
    },
    /** What is carried stays where it was once the keyboard leaves the board. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      keyboard.noteBlur();
      const isLeft = frame?.contains(relatedTarget) === false && relatedTarget !== null;
      if (isLeft && move.moving && !move.moving.isAsked) move.giveUp();
    },
  };
}

/** Turns to the column that a step leads to, where one stands alone; `false` where the step is one within the board. */
function hasTurned(turn: Turn | null, step: Step): boolean {
  if (!turn || (step !== 'onwards' && step !== 'backwards')) return false;
  turn.by(step === 'onwards' ? 1 : -1);
  return true;
}

const HEAD = '[role="columnheader"]';

/** Leads from the first row of a column to what its head offers; `false` where that is nothing. */
function enterHead(frame: HTMLElement | null, position: Position | null): boolean {
  const head = frame?.querySelector(`${HEAD}[aria-colindex="${(position?.column ?? 0) + 2}"]`);
  const button = [...(head?.querySelectorAll('button') ?? [])].at(-1);
  button?.focus();
  return button !== undefined;
}

/** The arrows lead from button to button of a head, to the heads beside it, and down to the rows. */
function walkHeads(head: HTMLElement, step: Step, returnToRows: () => void): boolean {
  const buttonsOf = (one: Element | undefined) => [...(one?.querySelectorAll('button') ?? [])];
  const [buttons, heads] = [buttonsOf(head), [...(head.parentElement?.querySelectorAll(HEAD) ?? [])]];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const beside = heads.indexOf(head) + (step === 'onwards' ? 1 : -1);
  if (step === 'up' || step === 'down') {
    const next = buttons[at + (step === 'up' ? -1 : 1)];
    if (next) next.focus();
    else if (step === 'down') returnToRows();
  } else buttonsOf(heads[beside])[0]?.focus();
  return true;
}

function stepOf({ key, currentTarget }: KeyboardEvent): Step | null {
  const isOnwards = onwardsAt(currentTarget) === 1;
  const steps: Readonly<Record<string, Step>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: isOnwards ? 'onwards' : 'backwards',
    ArrowLeft: isOnwards ? 'backwards' : 'onwards',
    Home: 'first',
    End: 'last',
  };
  return steps[key] ?? null;
}
