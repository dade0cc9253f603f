import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { useEffect, useState, type RefObject } from 'react';

import { isCutOff } from './cutOff';

interface Shown {
  text: string;
  left: number;
  top: number;
}

/**
 * Shows in full what a table or a grid cuts off: the cell under the pointer, or the row or the cell of a grid that the
 * keyboard is in. Screen readers read the whole texts anyway.
 */
export function FullText({ within }: { within: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const scroller = within.current;
    if (!scroller) return undefined;
    const onMove = ({ target, clientX }: MouseEvent) => {
      const full = fullTextOf(cellsUnder(target as Element, clientX));
      setShown((known) => (known?.text === full?.text && known?.top === full?.top ? known : full));
    };
    const showFocused = () => {
      const focused = scroller.querySelector(':focus-visible');
      setShown(focused && fullTextOf(cellsAround(focused)));
    };
    const hide = () => setShown(null);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const until = new AbortController();
    const capturing = { signal: until.signal, capture: true };
    scroller.addEventListener('mousemove', onMove, until);
    scroller.addEventListener('focusin', showFocused, until);
    scroller.addEventListener('keydown', onKeyDown, until);
    // A grid scrolls within; a key scrolls to the cell that it has brought the focus to.
    scroller.addEventListener('scroll', showFocused, capturing);
    ['mouseleave', 'focusout'].forEach((name) => scroller.addEventListener(name, hide, until));
    return () => until.abort();
  }, [within]);
  return (
    shown && (
      <Portal>
        <Box
          aria-hidden
          data-full-text
          // Measured on the screen: no style sheet may mirror it.
          style={{ left: shown.left, top: shown.top }}
          sx={{
            position: 'fixed',
            zIndex: 'tooltip',
            maxWidth: 'min(480px, 90vw)',
            padding: '4px 10px',
            borderRadius: 1,
            bgcolor: 'text.primary',
            color: 'background.paper',
            fontSize: 13,
            pointerEvents: 'none',
          }}
        >
          {shown.text}
        </Box>
      </Portal>
    )
  );
}

const GRID_CELL = '[role="gridcell"]';

/** The cell under the pointer. */
function cellsUnder(target: Element, x: number): readonly Element[] {
  const cell = target.closest(GRID_CELL);
  if (cell) return [cell];
  // The button of a row lies over all of its cells.
  const cells = [...(target.closest('[aria-rowindex]')?.children ?? [])];
  return cells.filter((one) => isAt(one, x));
}

/** The cell of a grid or the row that the focus is in. */
function cellsAround(focused: Element): readonly Element[] {
  const cell = focused.closest(GRID_CELL);
  return cell ? [cell] : [...(focused.closest('[aria-rowindex]')?.children ?? [])];
}

/** Pixels that a line of full text takes, with some air. */
const ROOM = 40;

/** The texts of those cells that are cut off, and where to show them; `null` where none is. */
function fullTextOf(cells: readonly Element[]): Shown | null {
  const cut = cells.filter(isCutOff);
  const [first] = cut;
  if (!first) return null;
  const { left, top, bottom } = first.getBoundingClientRect();
  return {
    text: cut.map(textOf).join(' · '),
    left: Math.max(8, Math.min(left, window.innerWidth - 280)),
    top: bottom + ROOM < window.innerHeight ? bottom + 4 : top - ROOM,
  };
}

function isAt(cell: Element, x: number): boolean {
  const { left, right } = cell.getBoundingClientRect();
  return left <= x && x <= right;
}

/** The text of a cell without the initials of a picture. */
function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden]').forEach((one) => one.remove());
  return copy.textContent.trim();
}
