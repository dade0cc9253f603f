import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { StoredAppointment } from '#client/entities/appointments';
import { useSelected } from '#client/state/useSelected';
import type { RowSelection } from '#client/ui/virtual-table/rowSelection';
import type { DateText } from '#contract/common';
import type { Placeholders } from '../list/usePlaceholders';
import { selectVisible } from '../view/shownRows';
import { rowChoiceToggled, rowsChosen, rowsExtended, rowsUnchosen } from './events';
import { canBeChosen, selectChosenKeys, selectExtension, selectSight } from './selectors';
import type { SelectionRoot } from './slice';

type State = Parameters<typeof selectVisible>[0] & SelectionRoot;

/**
 * How appointments are chosen in the list. What a press needs of the list it asks when it comes, so that the functions
 * stay the same and a choice draws no more than its row.
 */
export function useRowSelection(
  today: DateText,
  placeholders: Placeholders,
): Omit<RowSelection<StoredAppointment>, Labels> {
  const dispatch = useDispatch();
  const store = useStore<State>();
  const chosen = useSelector(selectChosenKeys);
  const { all } = useSelected(selectSight, today, placeholders);

  const rows = useCallback(() => selectVisible(store.getState(), today, placeholders), [store, today, placeholders]);
  const canChoose = useCallback((row: StoredAppointment) => canBeChosen(row, today), [today]);
  const isChosen = useCallback((row: StoredAppointment) => chosen.has(keyOf(row)), [chosen]);
  const extend = useCallback(
    (anchor: string, end: string) => {
      const keys = between(rows(), anchor, end).filter(canChoose).map(keyOf);
      dispatch(rowsExtended({ anchor, end, keys }));
    },
    [dispatch, rows, canChoose],
  );
  const onToggled = useCallback(
    (row: StoredAppointment, isExtending: boolean) => {
      const key = keyOf(row);
      if (isExtending) extend(selectExtension(store.getState())?.anchor ?? key, key);
      else dispatch(rowChoiceToggled(key));
    },
    [dispatch, extend, store],
  );
  const onExtended = useCallback(
    (from: StoredAppointment, to: StoredAppointment) => {
      const extension = selectExtension(store.getState());
      const isGoingOn = extension?.end === keyOf(from);
      extend(isGoingOn ? extension.anchor : keyOf(from), keyOf(to));
    },
    [extend, store],
  );
  const onAllToggled = useCallback(() => {
    const keys = rows().filter(canChoose).map(keyOf);
    const isAll = selectSight(store.getState(), today, placeholders).all === true;
    dispatch(isAll ? rowsUnchosen(keys) : rowsChosen(keys));
  }, [dispatch, store, rows, canChoose, today, placeholders]);

  return useMemo(
    () => ({ all, isChosen, canChoose, onAllToggled, onToggled, onExtended }),
    [all, isChosen, canChoose, onAllToggled, onToggled, onExtended],
  );
}

type Labels = 'allLabel' | 'labelOf';

function keyOf({ id }: StoredAppointment): string {
  return String(id);
}

/** The rows from one to another in the order shown; the last one alone where the first is out of sight. */
function between(rows: readonly StoredAppointment[], anchor: string, end: string): readonly StoredAppointment[] {
  const [from, to] = [anchor, end].map((key) => rows.findIndex((row) => keyOf(row) === key));
  if (from === undefined || to === undefined || to < 0) return [];
  const first = from < 0 ? to : Math.min(from, to);
  return rows.slice(first, Math.max(from, to) + 1);
}
