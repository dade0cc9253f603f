import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { useAsked } from '#client/state/useAsked';
import { useSelected } from '#client/state/useSelected';
import { usePrintKey } from '#client/ui/focus/usePageKey';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import type { DateText } from '#contract/common';
import { selectIsWhole } from '../list/selectors';
import type { Placeholders } from '../list/usePlaceholders';
import { DaySheets } from '../paper/DaySheets';
import { boardMessages } from './messages';
import { selectBoard } from './selectors';

/** Prints what the board shows, a page for each doctor and day. */
export function PrintDay({ today, placeholders }: { today: DateText; placeholders: Placeholders }) {
  const t = useT();
  const [isPrinting, setIsPrinting] = useState(false);
  const { columns, unplaced } = useSelected(selectBoard, today, placeholders);
  const isWhole = useSelector(selectIsWhole);
  const list = useMemo(() => {
    const placed = columns.flatMap(({ appointments }) => appointments);
    return [...new Set([...placed, ...unplaced.map(({ appointment }) => appointment)])];
  }, [columns, unplaced]);
  const canPrint = list.length > 0 && isWhole;
  const print = () => setIsPrinting(true);
  usePrintKey(canPrint, print);
  useAsked(boardMessages.print, print, canPrint);
  return (
    <>
      <IconAction label={t(boardMessages.print)} icon={<Printer size={16} />} isDisabled={!canPrint} onClick={print} />
      {isPrinting && <DaySheets today={today} list={list} hasInitials={false} onClose={() => setIsPrinting(false)} />}
    </>
  );
}
