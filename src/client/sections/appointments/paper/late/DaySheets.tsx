import { useMemo, useState } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { selectReferred } from '#client/sections/appointments/list/selectors';
import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import { DaySheetsDialog, MOST_PAGES } from './components/DaySheetsDialog';
import { MeasuredSheets } from './components/MeasuredSheets';
import { PrintedPages } from './components/PrintedPages';
import { daySheetsOf, leastPagesOf, wholePagesOf, type DayPage } from './daySheets';

interface DaySheetsProps {
  today: DateText;
  list: readonly StoredAppointment[];
  onClose: () => void;
}

/** Prints what is shown, a page for each doctor and day (decisions: appointment list). */
export function DaySheets({ today, list, onClose }: DaySheetsProps) {
  const referred = useSelected(selectReferred, today);
  const sheets = useMemo(() => daySheetsOf(list), [list]);
  const least = leastPagesOf(sheets);
  const whole = useMemo(() => (least > MOST_PAGES ? [] : wholePagesOf(sheets, referred)), [least, sheets, referred]);
  const [cut, setCut] = useState<{ of: readonly DayPage[]; pages: readonly DayPage[] } | null>(null);
  const pages = cut?.of === whole ? cut.pages : null;
  const [printed, setPrinted] = useState({ times: 0, hasInitials: false });
  return (
    <>
      <DaySheetsDialog
        pageCount={least > MOST_PAGES ? least : (pages?.length ?? null)}
        onPrint={(hasInitials) => setPrinted(({ times }) => ({ times: times + 1, hasInitials }))}
        onClose={onClose}
      />
      {!pages && <MeasuredSheets sheets={whole} onCut={(found) => setCut({ of: whole, pages: found })} />}
      {pages && printed.times > 0 && (
        <PrintedPages key={printed.times} pages={pages} hasInitials={printed.hasInitials} onPrinted={onClose} />
      )}
    </>
  );
}
