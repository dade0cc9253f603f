import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectIsWhole } from '#client/sections/appointments/list/selectors';
import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { exportOpened } from '#client/sections/appointments/paper/events';
import { exportKeys } from '#client/sections/appointments/paper/keys';
import { paperCode } from '#client/sections/appointments/paper/paperCode';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { IconAction } from '#client/ui/IconAction';
import { useT } from '#client/ui/useT';
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
  const dispatch = useDispatch();
  const [isWanted, setIsWanted] = useState(false);
  const { hasSucceeded, isPending } = useRequest(exportKeys.menu);
  const { columns, unplaced, count } = useSelected(selectBoard, today, placeholders);
  const isWhole = useSelector(selectIsWhole);
  const list = useMemo(() => {
    const placed = columns.flatMap(({ appointments }) => appointments);
    return [...new Set([...placed, ...unplaced.map(({ appointment }) => appointment)])];
  }, [columns, unplaced]);
  const Sheets = hasSucceeded ? paperCode.loaded()?.DaySheets : undefined;
  return (
    <>
      <IconAction
        label={t(boardMessages.print)}
        icon={<Printer size={16} />}
        isBusy={isWanted && isPending}
        isDisabled={count === 0 || !isWhole}
        onClick={() => {
          setIsWanted(true);
          if (!Sheets) dispatch(exportOpened());
        }}
      />
      {isWanted && Sheets && <Sheets today={today} list={list} onClose={() => setIsWanted(false)} />}
    </>
  );
}
