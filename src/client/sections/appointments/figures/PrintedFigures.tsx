import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { createPortal } from 'react-dom';

import type { Text } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { printedAlone, usePrintDialog } from '#client/ui/page/paper';
import type { PictureId } from '../view/marks/marks';
import { PictureBox } from './components/PictureBox';
import { figuresMessages } from './messages';
import type { ClinicPicture } from './pictures';

interface PrintedFiguresProps {
  pictures: readonly ClinicPicture[];
  /** Whether they are shown as tables. */
  isTable: boolean;
  daysOf: (id: PictureId) => Text;
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** What a page of A4 has room for between its margins, in pixels of paper. */
const PAPER_WIDTH = 640;

/** Opens the print dialog of the browser with the pictures alone, in light colours; the screen does not show them. */
export function PrintedFigures({ pictures, isTable, daysOf, onPrinted }: PrintedFiguresProps) {
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
          isTable={isTable}
          days={daysOf(picture.id)}
          filters={null}
          paperWidth={PAPER_WIDTH}
        />
      ))}
    </Box>,
    document.body,
  );
}

/** A table of more than eight columns has their heads upright: as wide as its numbers, it fits on the paper whole. */
const WIDE = '.printed-figures table:has(thead th:nth-of-type(10))';

const styles = (
  <GlobalStyles
    styles={printedAlone('.printed-figures', {
      '.printed-figures': { printColorAdjust: 'exact' },
      '.printed-figures section': { marginBlockStart: 16, breakInside: 'avoid' },
      // What goes on on another page is laid out there in blocks alone.
      '.printed-figures section:has(table)': { breakInside: 'auto' },
      '.printed-figures section :has(table)': { display: 'block' },
      '.printed-figures tr': { breakInside: 'avoid' },
      '.printed-figures *': { maxHeight: 'none !important', overflow: 'visible !important' },
      [WIDE]: { fontSize: '8pt', lineHeight: 1.2 },
      [`${WIDE} :is(th, td, [data-mark])`]: { minWidth: 0, padding: '1px 3px' },
      [`${WIDE} thead th:not(:first-of-type) bdi`]: {
        writingMode: 'vertical-rl',
        transform: 'rotate(180deg)',
        whiteSpace: 'nowrap',
      },
    })}
  />
);
