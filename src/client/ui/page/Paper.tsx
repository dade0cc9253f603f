import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { Discreet } from '../language/discreet';

interface PaperProps {
  /** Its class, by which its looks find it. */
  name: string;
  /** The looks of what stands on it, where they are not those of all paper. */
  looks?: Readonly<Record<string, object>>;
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
  children: ReactNode;
}

/**
 * A sheet of paper, of whatever size: opens the print dialog of the browser with what stands on it alone, black on
 * white. It is part of the page, which is hidden on paper, for a tablet prints the page and no frame within it; the
 * screen does not show it.
 */
export function Paper({ name, looks, onPrinted, children }: PaperProps) {
  const [styles] = useState(() => onPaper(looks));
  usePrintDialog(onPrinted);
  return createPortal(
    <div className={`paper ${name}`} data-theme="light">
      <GlobalStyles styles={styles} />
      {/* Nobody looks over the shoulder of a sheet, and whether it has initials is chosen for it. */}
      <Discreet value={false}>{children}</Discreet>
    </div>,
    document.body,
  );
}

/**
 * Opens the print dialog once the caller has been drawn, and tells when the browser is done with it. Where no browser
 * says so that is the next press on the page, for the dialog lets nobody press anything beside it.
 */
function usePrintDialog(onPrinted: () => void): void {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const onEnd = () => end();
    window.addEventListener('afterprint', onEnd, { signal });
    // The same press may ask for paper anew.
    const onPress = () => flushSync(onEnd);
    window.print();
    for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, onPress, { capture: true, signal });
    return () => ends.abort();
  }, []);
}

const onPaper = (looks: Readonly<Record<string, object>> = {}) => ({
  '@media screen': { '.paper': { display: 'none' } },
  '@media print': {
    '@page': { margin: '12mm' },
    'body > :not(.paper)': { display: 'none !important' },
    'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
    '.paper': { color: '#000', fontSize: '10pt', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
    '.paper h1': { margin: '0 0 3mm', fontSize: '15pt', fontWeight: 600 },
    '.paper :is(h1, h2, h3, h4)': { breakAfter: 'avoid' },
    '.paper table': { width: '100%', borderCollapse: 'collapse' },
    '.paper thead': { display: 'table-header-group' },
    '.paper :is(tr, li)': { breakInside: 'avoid' },
    '.paper :is(th, td)': {
      padding: '1.2mm 2mm',
      borderBlockEnd: '0.2mm solid #bbb',
      textAlign: 'start',
      verticalAlign: 'baseline',
      overflowWrap: 'break-word',
    },
    // A long name gives way, not a code or a number.
    '.paper :is(th, td):first-of-type': { overflowWrap: 'anywhere' },
    '.paper thead tr:last-of-type th': { borderBlockEnd: '0.3mm solid #000', fontWeight: 600 },
    '.paper .numbers': { textAlign: 'end' },
    '.paper td.numbers': { whiteSpace: 'nowrap' },
    ...looks,
  },
});
