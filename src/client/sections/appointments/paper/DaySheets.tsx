import { useMemo, useState } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { useSelected } from '#client/state/useSelected';
import { phoneBook } from '#client/ui/phone/usePhone';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { selectReferred } from '../list/selectors';
import { MeasuredSheets } from './components/MeasuredSheets';
import { PrintedPages } from './components/PrintedPages';
import { TooManyPages } from './components/TooManyPages';
import { daySheetsOf, leastPagesOf, wholePagesOf, type DayPage } from './daySheets';

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
