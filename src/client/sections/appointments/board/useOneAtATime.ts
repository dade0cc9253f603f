import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { useIsPhone } from '#client/ui/page/useMedia';
import type { DateText } from '#contract/common';
import { selectDay } from '../list/address';
import { selectAsked } from './asked';
import { dayChosen, doctorShown } from './events';
import type { ShownColumn } from './selectors';

/** The way from the one column that stands alone to those beside it. */
export interface Turn {
  isFirst: boolean;
  isLast: boolean;
  by: (steps: 1 | -1) => void;
}

/** The columns that there is room for: all of them, or on a phone the one that the address names, with a way on. */
export function useOneAtATime(
  columns: readonly ShownColumn[],
  isWeek: boolean,
  today: DateText,
): { shown: readonly ShownColumn[]; turn: Turn | null } {
  const dispatch = useDispatch();
  const isPhone = useIsPhone();
  const asked = useSelector(selectAsked);
  const day = useSelected(selectDay, today);
  return useMemo(() => {
    const at = placeOf(columns, isWeek ? day : asked);
    const alone = columns[at];
    if (!isPhone || !alone) return { shown: columns, turn: null };
    const by = (steps: 1 | -1) => {
      const next = columns[at + steps];
      if (next) dispatch(isWeek ? dayChosen(next.date, today) : doctorShown(next.doctor));
    };
    return { shown: [alone], turn: { isFirst: at === 0, isLast: at === columns.length - 1, by } };
  }, [dispatch, columns, isPhone, isWeek, asked, day, today]);
}

/** The place of the column that was asked for, else of the first one with an appointment. */
function placeOf(columns: readonly ShownColumn[], key: string): number {
  const places = [columns.findIndex((one) => one.key === key), columns.findIndex(({ blocks }) => blocks.length > 0), 0];
  return places.find((place) => place >= 0) ?? 0;
}
