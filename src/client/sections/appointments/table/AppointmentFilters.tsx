import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import type { StatusFilter } from '#contract/rules';
import { selectIsBoard, selectPeriod, selectSearch, selectStatusFilter, type Period } from '../list/address';
import { periodChosen, searchTyped, statusChosen } from '../list/events';
import { selectHasRows, selectIsWhole } from '../list/selectors';
import { usePlaceholders } from '../list/usePlaceholders';
import { ExportButton } from '../paper/ExportButton';
import { selectVisible } from '../view/shownRows';
import { AppointmentsToolbar } from './components/AppointmentsToolbar';

/** What the list is narrowed to (Spec 1 §2). */
export function AppointmentFilters({ today, onRowsWanted }: { today: DateText; onRowsWanted: () => void }) {
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const period = useSelector(selectPeriod);
  const search = useSelector(selectSearch);
  const status = useSelector(selectStatusFilter);
  const hasRows = useSelector(selectHasRows);
  const isWhole = useSelector(selectIsWhole);
  const isBoard = useSelector(selectIsBoard);
  const { length } = useSelected(selectVisible, today, placeholders);
  const choices = useMemo(
    () => ({
      onPeriodChosen: (chosen: Period) => dispatch(periodChosen(chosen)),
      onSearchTyped: (text: string) => dispatch(searchTyped(text)),
      onStatusChosen: (chosen: StatusFilter) => dispatch(statusChosen(chosen)),
    }),
    [dispatch],
  );
  return (
    <AppointmentsToolbar
      period={isBoard ? null : period}
      search={search}
      status={status}
      count={hasRows && !isBoard ? length : null}
      onRowsWanted={onRowsWanted}
      {...choices}
    >
      {!isBoard && <ExportButton today={today} placeholders={placeholders} isDisabled={length === 0 || !isWhole} />}
    </AppointmentsToolbar>
  );
}
