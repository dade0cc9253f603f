import { useMemo, useState } from 'react';

import { selectReferred } from '#client/sections/appointments/list/selectors';
import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import { DaySheetsDialog } from './components/DaySheetsDialog';
import { PrintedPages } from './components/PrintedPages';
import { daySheetsOf, pageCountOf, pagesOf } from './daySheets';

interface DaySheetsProps {
  today: DateText;
  placeholders: Placeholders;
  onClose: () => void;
}

/** Prints what the list shows, a page for each doctor and day (decisions: appointment list). */
export function DaySheets({ today, placeholders, onClose }: DaySheetsProps) {
  const list = useSelected(selectVisible, today, placeholders);
  const referred = useSelected(selectReferred, today);
  const sheets = useMemo(() => daySheetsOf(list), [list]);
  const [printed, setPrinted] = useState({ times: 0, hasInitials: false });
  return (
    <>
      <DaySheetsDialog
        pageCount={pageCountOf(sheets)}
        onPrint={(hasInitials) => setPrinted(({ times }) => ({ times: times + 1, hasInitials }))}
        onClose={onClose}
      />
      {printed.times > 0 && (
        <PrintedPages
          key={printed.times}
          pages={pagesOf(sheets, referred)}
          hasInitials={printed.hasInitials}
          onPrinted={onClose}
        />
      )}
    </>
  );
}
