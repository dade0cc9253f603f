import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import type { DayPage } from '../daySheets';
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

/** Black on white, whatever the colours of the page; a row has room for two lines. */
const styles = (
  <GlobalStyles
    styles={{
      '@media screen': { '.day-sheets': { display: 'none' } },
      '@media print': {
        '@page': { margin: '12mm' },
        'body > :not(.day-sheets)': { display: 'none !important' },
        'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
        '.day-sheets': { color: '#000', fontSize: '10pt', lineHeight: 1.25 },
        '.day-sheets table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
        '.day-sheets table:not(:last-of-type)': { breakAfter: 'page' },
        '.day-sheets thead': { display: 'table-header-group' },
        '.day-sheets tr': { breakInside: 'avoid' },
        '.day-sheets tbody tr': { height: '9mm' },
        '.day-sheets :is(th, td)': {
          padding: '0 2mm',
          borderBlockEnd: '0.3mm solid #999',
          textAlign: 'start',
          overflowWrap: 'anywhere',
        },
        '.day-sheets .of-sheet': { paddingBlock: '0 3mm', paddingInline: 0, fontWeight: 400 },
        '.day-sheets .of-sheet > div': { display: 'flex', justifyContent: 'space-between', gap: '8mm' },
        '.day-sheets .of-sheet strong': { fontSize: '14pt' },
        '.day-sheets .columns th': { paddingBlock: '1.5mm', borderBlockEndColor: '#000' },
      },
    }}
  />
);
