import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { createPortal } from 'react-dom';

import type { PictureId } from '#client/sections/appointments/view/late/marks';
import { printedAlone, usePrintDialog } from '#client/ui/paper';
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
  usePrintDialog(onPrinted);
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
    styles={printedAlone('.printed-figures', {
      '.printed-figures': { display: 'grid', gap: 16, printColorAdjust: 'exact' },
      '.printed-figures section': { breakInside: 'avoid' },
      '.printed-figures *': { maxHeight: 'none !important', overflow: 'visible !important' },
    })}
  />
);
