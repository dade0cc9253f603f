import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { printedAlone, usePrintDialog } from '#client/ui/page/paper';

interface PrintedHandoverProps {
  children: ReactNode;
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** Opens the print dialog of the browser with the sheet alone, black on white; the screen does not show it. */
export function PrintedHandover({ children, onPrinted }: PrintedHandoverProps) {
  usePrintDialog(onPrinted);
  return createPortal(
    <div className="printed-handover" data-theme="light">
      {styles}
      {children}
    </div>,
    document.body,
  );
}

const styles = (
  <GlobalStyles
    styles={printedAlone('.printed-handover', {
      '.printed-handover': { color: '#000', fontSize: 13 },
      '.printed-handover h1': { margin: 0, fontSize: 20 },
      '.printed-handover :is(h3, h4)': { breakAfter: 'avoid' },
      '.printed-handover li': { breakInside: 'avoid' },
    })}
  />
);
