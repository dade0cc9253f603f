import type { Text } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { Paper } from '#client/ui/page/Paper';
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
  return (
    <Paper name="printed-figures" looks={LOOKS} onPrinted={onPrinted}>
      <h1>{t(figuresMessages.title)}</h1>
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
    </Paper>
  );
}

/** A table of more than eight columns has their heads upright: as wide as its numbers, it fits on the paper whole. */
const WIDE = '.printed-figures table:has(thead th:nth-of-type(10))';

const LOOKS = {
  '.printed-figures': { printColorAdjust: 'exact' },
  '.printed-figures section': { marginBlockStart: 16, breakInside: 'avoid' },
  // What goes on on another page is laid out there in blocks alone.
  '.printed-figures section:has(table)': { breakInside: 'auto' },
  '.printed-figures section :has(table)': { display: 'block' },
  // Its tables have lines of their own.
  '.printed-figures thead tr:last-of-type th': { borderBlockEnd: 0 },
  '.printed-figures *': { maxHeight: 'none !important', overflow: 'visible !important' },
  [WIDE]: { fontSize: '8pt', lineHeight: 1.2 },
  [`${WIDE} :is(th, td, [data-mark])`]: { minWidth: 0, padding: '1px 3px' },
  [`${WIDE} thead th:not(:first-of-type) bdi`]: {
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    whiteSpace: 'nowrap',
  },
};
