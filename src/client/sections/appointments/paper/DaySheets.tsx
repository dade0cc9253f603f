import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import type { StoredAppointment } from '#client/entities/appointments';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { Paper } from '#client/ui/page/Paper';
import { phoneBook } from '#client/ui/phone/usePhone';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { selectReferred } from '../list/selectors';
import { pageLooks, SHEET } from './components/pageLooks';
import { PrintedPage } from './components/PrintedPage';
import { cutPages, type DayPage, daySheetsOf, leastPagesOf, wholePagesOf } from './daySheets';
import { paperMenuMessages } from './messages';

interface DaySheetsProps {
  today: DateText;
  list: readonly StoredAppointment[];
  /** Whether patients are named by their initials. */
  hasInitials: boolean;
  onClose: () => void;
}

/** More pages are more than a browser lays out while somebody waits. */
const MOST_PAGES = 500;

/** Prints what is shown, a page for each doctor and day, once it can read phones (decisions: appointment list). */
export function DaySheets({ today, list, hasInitials, onClose }: DaySheetsProps) {
  const readPhone = useOnceWanted(phoneBook, true);
  const referred = useSelected(selectReferred, today);
  const sheets = useMemo(() => daySheetsOf(list), [list]);
  const least = leastPagesOf(sheets);
  const whole = useMemo(() => (least > MOST_PAGES ? [] : wholePagesOf(sheets, referred)), [least, sheets, referred]);
  const [cut, setCut] = useState<{ of: readonly DayPage[]; pages: readonly DayPage[] } | null>(null);
  const pages = cut?.of === whole ? cut.pages : null;
  const count = least > MOST_PAGES ? least : (pages?.length ?? 0);
  if (count > MOST_PAGES) return <TooManyPages count={count} most={MOST_PAGES} onClose={onClose} />;
  if (!readPhone) return null;
  if (!pages) return <MeasuredSheets sheets={whole} onCut={(found) => setCut({ of: whole, pages: found })} />;
  return <PrintedPages pages={pages} hasInitials={hasInitials} onPrinted={onClose} />;
}

interface TooManyPagesProps {
  count: number;
  most: number;
  onClose: () => void;
}

/** Says that the day sheets take more paper than is printed at once. */
function TooManyPages({ count, most, onClose }: TooManyPagesProps) {
  const t = useT();
  return (
    <Modal title={t(paperMenuMessages.tooMuchPaper)} size="sm" isOpen onClose={onClose}>
      <span>{t(paperMenuMessages.tooManyPages, { pages: count, most })}</span>
    </Modal>
  );
}

interface PrintedPagesProps {
  pages: readonly DayPage[];
  /** Whether patients are named by their initials. */
  hasInitials: boolean;
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** Opens the print dialog of the browser with these pages alone; on screen they are not to be seen. */
function PrintedPages({ pages, hasInitials, onPrinted }: PrintedPagesProps) {
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

interface MeasuredSheetsProps {
  sheets: readonly DayPage[];
  onCut: (pages: readonly DayPage[]) => void;
}

/**
 * Draws sheets unseen, as they will stand on paper, and cuts them where a page ends. It is that of the smallest paper,
 * so that their number holds on any other.
 */
function MeasuredSheets({ sheets, onCut }: MeasuredSheetsProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const measure = useEffectEvent(() => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    const tables = [...(ruler.current?.querySelectorAll('table') ?? [])];
    const heights = tables.map((table) => ({
      head: heightOf(table.tHead),
      rows: [...(table.tBodies[0]?.rows ?? [])].map(heightOf),
    }));
    onCut(cutPages(sheets, heights, SHEET.height * PIXELS_A_MILLIMETRE));
  });
  useEffect(() => {
    measure();
  }, []);
  return createPortal(
    <Box ref={ruler} aria-hidden sx={{ ...pageLooks('1mm'), ...UNSEEN }}>
      {sheets.map((sheet, index) => (
        <PrintedPage key={index} page={sheet} hasInitials={false} />
      ))}
    </Box>,
    document.body,
  );
}

const PIXELS_A_MILLIMETRE = 96 / 25.4;

const UNSEEN = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: '-10000px',
  width: `${SHEET.width}mm`,
  visibility: 'hidden',
} as const;
