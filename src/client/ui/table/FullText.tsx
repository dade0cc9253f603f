import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { useEffect, useState } from 'react';

interface Shown {
  text: string;
  left: number;
  top: number;
}

/**
 * Shows in full what a table cuts off: the cell under the pointer, or the row that the keyboard is in. Screen readers
 * read the whole texts anyway.
 */
export function FullText({ scroller }: { scroller: HTMLElement | null }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!scroller) return undefined;
    const onMove = ({ target, clientX }: MouseEvent) => {
      // The button of a row lies over all of its cells.
      const cells = [...((target as Element).closest('.cells')?.children ?? [])];
      const full = fullTextOf(cells.filter((cell) => isAt(cell, clientX)));
      setShown((known) => (known?.text === full?.text && known?.top === full?.top ? known : full));
    };
    const onFocus = ({ target }: Event) => {
      const row = (target as Element).matches(':focus-visible') ? (target as Element).closest('.cells') : null;
      setShown(row && fullTextOf([...row.children]));
    };
    const hide = () => {
      setShown(null);
    };
    const until = new AbortController();
    scroller.addEventListener('mousemove', onMove, until);
    scroller.addEventListener('focusin', onFocus, until);
    ['mouseleave', 'focusout', 'scroll'].forEach((name) => {
      scroller.addEventListener(name, hide, until);
    });
    return () => {
      until.abort();
    };
  }, [scroller]);
  return (
    shown && (
      <Portal>
        <Box
          aria-hidden
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

/** Pixels that a line of full text takes, with some air. */
const ROOM = 40;

/** The texts of those cells that are cut off, and where to show them; `null` where none is. */
function fullTextOf(cells: readonly Element[]): Shown | null {
  const cut = cells.filter(isCutOff);
  const [first] = cut;
  if (!first) return null;
  const { left, top, bottom } = first.getBoundingClientRect();
  return {
    text: cut.map(({ textContent }) => textContent).join(' · '),
    left: Math.max(8, Math.min(left, window.innerWidth - 280)),
    top: bottom + ROOM < window.innerHeight ? bottom + 4 : top - ROOM,
  };
}

function isAt(cell: Element, x: number): boolean {
  const { left, right } = cell.getBoundingClientRect();
  return left <= x && x <= right;
}

function isCutOff(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('.opener > span, .line')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
}
