import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import type { DayPage } from '../daySheets';
import { pageLooks, SHEET } from './pageLooks';
import { PrintedPage } from './PrintedPage';

interface PrintedPagesProps {
  pages: readonly DayPage[];
  /** Whether patients are named by their initials. */
  hasInitials: boolean;
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** Opens the print dialog of the browser with these pages alone; on screen they are not to be seen. */
export function PrintedPages({ pages, hasInitials, onPrinted }: PrintedPagesProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => end();
    window.addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, []);
  return createPortal(
    <div className="day-sheets">
      {styles}
      {pages.map((page, index) => (
        <PrintedPage key={index} page={page} hasInitials={hasInitials} />
      ))}
    </div>,
    document.body,
  );
}

/** A millimetre of the screen, or less where the paper or the zoom leave less room than the pages were cut for. */
const MILLIMETRE = `min(1mm, 100vw / ${SHEET.width}, 100vh / ${SHEET.height})`;

const styles = (
  <GlobalStyles
    styles={{
      '@media screen': { '.day-sheets': { display: 'none' } },
      '@media print': {
        '@page': { margin: '12mm' },
        'body > :not(.day-sheets)': { display: 'none !important' },
        'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
        '.day-sheets': { ...pageLooks(MILLIMETRE), '& table:not(:last-of-type)': { breakAfter: 'page' } },
      },
    }}
  />
);
