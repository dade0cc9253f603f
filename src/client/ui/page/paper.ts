import { useEffect, useEffectEvent } from 'react';

/** Opens the print dialog of the browser once the caller has been drawn; tells when the browser is done with it. */
export function usePrintDialog(onPrinted: () => void): void {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => end();
    window.addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, []);
}

/** Global styles by which what a selector finds in the body is on paper alone, and alone on paper. */
export function printedAlone<Looks extends object>(selector: string, looks: Looks) {
  return {
    '@media screen': { [selector]: { display: 'none' } },
    '@media print': {
      '@page': { margin: '12mm' },
      [`body > :not(${selector})`]: { display: 'none !important' },
      'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
      ...looks,
    },
  };
}
