import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

import { cutPages, type DayPage } from '../daySheets';
import { pageLooks, SHEET } from './pageLooks';
import { PrintedPage } from './PrintedPage';

interface MeasuredSheetsProps {
  sheets: readonly DayPage[];
  onCut: (pages: readonly DayPage[]) => void;
}

/**
 * Draws sheets unseen, as they will stand on paper, and cuts them where a page ends. It is that of the smallest paper,
 * so that their number holds on any other.
 */
export function MeasuredSheets({ sheets, onCut }: MeasuredSheetsProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const measure = useEffectEvent(() => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    const tables = [...(ruler.current?.querySelectorAll('table') ?? [])];
    const heights = tables.map((table) => ({
      head: heightOf(table.tHead),
      rows: [...(table.tBodies[0]?.rows ?? [])].map(heightOf),
    }));
    onCut(cutPages(sheets, heights, SHEET.height * PIXELS_A_MILLIMETRE));
  });
  useEffect(() => {
    measure();
  }, []);
  return createPortal(
    <Box ref={ruler} aria-hidden sx={{ ...pageLooks('1mm'), ...UNSEEN }}>
      {sheets.map((sheet, index) => (
        <PrintedPage key={index} page={sheet} hasInitials={false} />
      ))}
    </Box>,
    document.body,
  );
}

const PIXELS_A_MILLIMETRE = 96 / 25.4;

const UNSEEN = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: '-10000px',
  width: `${SHEET.width}mm`,
  visibility: 'hidden',
} as const;
