import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import type { PictureId } from '#client/sections/appointments/view/late/marks';
import { useT } from '#client/ui/useT';
import { PictureBox } from './components/PictureBox';
import { figuresMessages } from './messages';
import type { ClinicPicture } from './pictures';

interface PrintedFiguresProps {
  pictures: readonly ClinicPicture[];
  /** Those that are shown as a table. */
  tables: ReadonlySet<PictureId>;
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** What a page of A4 has room for between its margins, in pixels of paper. */
const PAPER_WIDTH = 640;

/** Opens the print dialog of the browser with the pictures alone, in light colours; the screen does not show them. */
export function PrintedFigures({ pictures, tables, onPrinted }: PrintedFiguresProps) {
  const t = useT();
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => end();
    window.addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, []);
  return createPortal(
    <Box className="printed-figures" data-theme="light" sx={{ color: 'text.primary' }}>
      {styles}
      <Typography component="h1" variant="h1">
        {t(figuresMessages.title)}
      </Typography>
      {pictures.map((picture) => (
        <PictureBox
          key={picture.id}
          picture={picture}
          isTable={tables.has(picture.id)}
          filters={null}
          paperWidth={PAPER_WIDTH}
        />
      ))}
    </Box>,
    document.body,
  );
}

const styles = (
  <GlobalStyles
    styles={{
      '@media screen': { '.printed-figures': { display: 'none' } },
      '@media print': {
        '@page': { margin: '12mm' },
        'body > :not(.printed-figures)': { display: 'none !important' },
        'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
        '.printed-figures': { display: 'grid', gap: 16, printColorAdjust: 'exact' },
        '.printed-figures section': { breakInside: 'avoid' },
        '.printed-figures *': { maxHeight: 'none !important', overflow: 'visible !important' },
      },
    }}
  />
);
