import { useMemo, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import type { StatusFilter } from '#contract/rules';
import {
  selectIsBoard,
  selectIsList,
  selectPeriod,
  selectQuickDays,
  selectSearch,
  selectStatusFilter,
  type Period,
  type QuickDays,
} from '../list/address';
import { periodChosen, searchTyped, statusChosen } from '../list/events';
import { selectIsWhole } from '../list/selectors';
import { usePlaceholders } from '../list/usePlaceholders';
import { selectCertainty } from '../view/certainty';
import { daysChosen } from '../view/events';
import { selectDates, selectDayCounts, selectVisible } from '../view/shownRows';
import { AppointmentsToolbar } from './components/AppointmentsToolbar';
import type { ListTools } from './listTools';
import { NarrowedTo } from './NarrowedTo';
import { FilterSkeleton, MenuSkeleton } from './ToolSkeletons';

interface AppointmentFiltersProps {
  today: DateText;
  /** The tools whose code comes when the list stands. */
  tools: ListTools | undefined;
  /** Where the board and the figures put their own tools. */
  viewToolsRef: Ref<HTMLDivElement>;
  onRowsWanted: () => void;
}

/** What the list is narrowed to (Spec 1 §2). */
export function AppointmentFilters({ today, tools, viewToolsRef, onRowsWanted }: AppointmentFiltersProps) {
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const period = useSelector(selectPeriod);
  const search = useSelector(selectSearch);
  const status = useSelector(selectStatusFilter);
  const certainty = useSelector(selectCertainty);
  const isWhole = useSelector(selectIsWhole);
  const isBoard = useSelector(selectIsBoard);
  const isList = useSelector(selectIsList);
  const quickDays = useSelector(selectQuickDays);
  const dates = useSelected(selectDates, today);
  const dayCounts = useSelected(selectDayCounts, today, placeholders);
  const { length } = useSelected(selectVisible, today, placeholders);
  const choices = useMemo(
    () => ({
      onPeriodChosen: (chosen: Period) => dispatch(periodChosen(chosen)),
      onDaysChosen: (chosen: QuickDays | null) => dispatch(daysChosen(chosen)),
      onSearchTyped: (text: string) => dispatch(searchTyped(text)),
      onStatusChosen: (chosen: StatusFilter) => dispatch(statusChosen(chosen)),
    }),
    [dispatch],
  );
  const viewTools = <div ref={viewToolsRef} style={{ display: 'contents' }} />;
  const menu = tools ? (
    <tools.ListMenu today={today} placeholders={placeholders} canExport={length > 0 && isWhole} />
  ) : (
    <MenuSkeleton />
  );
  return (
    <AppointmentsToolbar
      before={isBoard && viewTools}
      period={isList ? period : null}
      days={quickDays ?? (dates.from === '' && dates.to === '' ? 'all' : null)}
      dayCounts={dayCounts}
      certainty={certainty}
      search={search}
      status={status}
      filter={(more) => (tools ? <tools.FilterButton today={today} more={more} /> : <FilterSkeleton />)}
      narrowedTo={<NarrowedTo place="among the tools" today={today} tools={tools} />}
      menu={isList ? menu : !isBoard && viewTools}
      onRowsWanted={onRowsWanted}
      {...choices}
    />
  );
}
