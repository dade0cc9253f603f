import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsWhole } from '#client/sections/appointments/list/selectors';
import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { paperCode } from '#client/sections/appointments/paper/paperCode';
import { useSelected } from '#client/state/useSelected';
import { usePrintKey } from '#client/ui/focus/usePageKey';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { boardMessages } from './messages';
import { selectBoard } from './selectors';

interface PrintDayProps {
  today: DateText;
  placeholders: Placeholders;
}

/** Prints what the board shows, a page for each doctor and day; what prints is fetched when it is first wanted. */
export function PrintDay({ today, placeholders }: PrintDayProps) {
  const t = useT();
  const [paper, , want] = useOnDemand(paperCode);
  const [isWanted, setIsWanted] = useState(false);
  const { columns, unplaced } = useSelected(selectBoard, today, placeholders);
  const isWhole = useSelector(selectIsWhole);
  const list = useMemo(() => {
    const placed = columns.flatMap(({ appointments }) => appointments);
    return [...new Set([...placed, ...unplaced.map(({ appointment }) => appointment)])];
  }, [columns, unplaced]);
  const canPrint = list.length > 0 && isWhole;
  const print = () => {
    setIsWanted(true);
    want();
  };
  usePrintKey(canPrint, print);
  return (
    <>
      <IconAction
        label={t(boardMessages.print)}
        icon={<Printer size={16} />}
        isBusy={isWanted && !paper}
        isDisabled={!canPrint}
        onClick={print}
      />
      {isWanted && paper && (
        <paper.DaySheets today={today} list={list} hasInitials={false} onClose={() => setIsWanted(false)} />
      )}
    </>
  );
}
