import { Paper } from '#client/ui/page/Paper';
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
  return (
    <Paper name="day-sheets" looks={LOOKS} onPrinted={onPrinted}>
      {pages.map((page, index) => (
        <PrintedPage key={index} page={page} hasInitials={hasInitials} />
      ))}
    </Paper>
  );
}

/** A millimetre of the screen, or less where the paper or the zoom leave less room than the pages were cut for. */
const MILLIMETRE = `min(1mm, 100vw / ${SHEET.width}, 100vh / ${SHEET.height})`;

const LOOKS = { '.day-sheets': { ...pageLooks(MILLIMETRE), '& table:not(:last-of-type)': { breakAfter: 'page' } } };
