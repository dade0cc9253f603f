import { useMemo, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import type { StatusFilter } from '#contract/rules';
import { selectIsBoard, selectPeriod, selectSearch, selectStatusFilter, type Period } from '../list/address';
import { periodChosen, searchTyped, statusChosen } from '../list/events';
import { selectHasRows, selectIsWhole } from '../list/selectors';
import { usePlaceholders } from '../list/usePlaceholders';
import { selectVisible } from '../view/shownRows';
import { AppointmentsToolbar } from './components/AppointmentsToolbar';
import type { ListTools } from './listTools';
import { FilterSkeleton, MenuSkeleton } from './ToolSkeletons';

interface AppointmentFiltersProps {
  today: DateText;
  /** The tools whose code comes when the list stands. */
  tools: ListTools | undefined;
  /** Where the board puts its own tools. */
  boardToolsRef: Ref<HTMLDivElement>;
  onRowsWanted: () => void;
}

/** What the list is narrowed to (Spec 1 §2). */
export function AppointmentFilters({ today, tools, boardToolsRef, onRowsWanted }: AppointmentFiltersProps) {
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
      before={isBoard && <div ref={boardToolsRef} style={{ display: 'contents' }} />}
      period={isBoard ? null : period}
      search={search}
      status={status}
      filter={tools ? <tools.FilterButton today={today} /> : <FilterSkeleton />}
      count={hasRows && !isBoard ? length : null}
      menu={
        !isBoard &&
        (tools ? (
          <tools.ListMenu today={today} placeholders={placeholders} canExport={length > 0 && isWhole} />
        ) : (
          <MenuSkeleton />
        ))
      }
      onRowsWanted={onRowsWanted}
      {...choices}
    />
  );
}
