import { memo, useMemo, type ReactNode } from 'react';

import { say } from '#client/lib/text';
import { QUICK_DAYS, type Period, type QuickDays } from '#client/sections/appointments/list/address';
import { listMessages, statusLabels } from '#client/sections/appointments/list/messages';
import { toldOnceKnown, type Certainty } from '#client/sections/appointments/view/certainty';
import type { DaysChoice } from '#client/sections/appointments/view/shownRows';
import { useT } from '#client/ui/language/useT';
import { useIsPhone } from '#client/ui/page/useMedia';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import { SearchBox } from '#client/ui/search/SearchBox';
import { useAfterPaint } from '#client/ui/waiting/useAfterPaint';
import { STATUS_FILTERS, type StatusFilter } from '#contract/rules';
import styles from './AppointmentsToolbar.module.css';

interface AppointmentsToolbarProps {
  /** The tools of the board, in place of the period. */
  before: ReactNode;
  /** `null` where the period narrows nothing. */
  period: Period | null;
  /** The quick choice that is made; `null` where other dates narrow the list. */
  days: DaysChoice | null;
  /** How many patients each choice of days has, of those that say so, and whether that is known. */
  dayCounts: Readonly<Partial<Record<DaysChoice, number>>>;
  certainty: Certainty;
  search: string;
  status: StatusFilter;
  /** What leads to the other filters, given those that have no room on the page of a phone. */
  filter: (more: ReactNode) => ReactNode;
  /** What the list is narrowed to, as far as there is room for that here. */
  narrowedTo: ReactNode;
  /** What can be done with the list as a whole. */
  menu: ReactNode;
  /** Enter or the arrow down was pressed in the search. */
  onRowsWanted: () => void;
  /** These four stay the same functions, so that a key of the search draws only what it changes. */
  onPeriodChosen: (period: Period) => void;
  onDaysChosen: (days: QuickDays | null) => void;
  onSearchTyped: (text: string) => void;
  onStatusChosen: (status: StatusFilter) => void;
}

/** One row: upcoming or past, the search, the filters, how many rows that leaves, and a menu (Spec 1 §2). */
export function AppointmentsToolbar({
  before,
  period,
  days,
  dayCounts,
  certainty,
  search,
  status,
  filter,
  narrowedTo,
  menu,
  onRowsWanted,
  onPeriodChosen,
  onDaysChosen,
  onSearchTyped,
  onStatusChosen,
}: AppointmentsToolbarProps) {
  // The rows that were chosen come first, and the field that says so in the drawing after them.
  const shownStatus = useAfterPaint(status);
  const isPhone = useIsPhone();
  const periodSwitch = period && <PeriodSwitch period={period} onChosen={onPeriodChosen} />;
  const searchBox = <ListSearch search={search} onTyped={onSearchTyped} onRowsWanted={onRowsWanted} />;
  const statusSelect = <StatusSelect status={shownStatus} onChosen={onStatusChosen} />;
  const daysSwitch = period && (
    <DaysSwitch days={days} counts={dayCounts} certainty={certainty} onChosen={onDaysChosen} />
  );
  return (
    <div className={styles.tools}>
      {isPhone ? (
        <>
          {searchBox}
          {filter(
            <>
              {periodSwitch}
              {statusSelect}
            </>,
          )}
          {menu}
          {before}
          {daysSwitch}
          {narrowedTo}
        </>
      ) : (
        <>
          {before}
          {periodSwitch}
          {daysSwitch}
          {searchBox}
          {statusSelect}
          {filter(null)}
          {narrowedTo}
          {menu}
        </>
      )}
    </div>
  );
}

/** The search, from which Enter and the arrow down lead to the rows. */
function ListSearch({
  search,
  onTyped,
  onRowsWanted,
}: {
  search: string;
  onTyped: (text: string) => void;
  onRowsWanted: () => void;
}) {
  const t = useT();
  return (
    <SearchBox
      value={search}
      placeholder={t(listMessages.search)}
      onChange={onTyped}
      onSubmit={onRowsWanted}
      onArrowDown={onRowsWanted}
    />
  );
}

const PeriodSwitch = memo(function PeriodSwitch({
  period,
  onChosen,
}: {
  period: Period;
  onChosen: (period: Period) => void;
}) {
  const t = useT();
  return (
    <SegmentedControl
      label={t(listMessages.period)}
      value={period}
      choices={[
        { value: 'upcoming', label: t(listMessages.upcoming) },
        { value: 'past', label: t(listMessages.past) },
      ]}
      onChange={onChosen}
    />
  );
});

const DAY_LABELS = { today: listMessages.today, tomorrow: listMessages.tomorrow, week: listMessages.week };

const DaysSwitch = memo(function DaysSwitch({
  days,
  counts,
  certainty,
  onChosen,
}: {
  days: DaysChoice | null;
  counts: AppointmentsToolbarProps['dayCounts'];
  certainty: Certainty;
  onChosen: (days: QuickDays | null) => void;
}) {
  const t = useT();
  const choices = [
    ...QUICK_DAYS.map((value) => ({ value, label: t(DAY_LABELS[value]) })),
    { value: 'all' as const, label: t(listMessages.allDays) },
  ].map((choice) => {
    const count = counts[choice.value];
    return {
      ...choice,
      beside: count === undefined ? undefined : t(toldOnceKnown(certainty, say(listMessages.number, { count }))),
    };
  });
  return (
    <SegmentedControl
      label={t(listMessages.days)}
      value={days}
      choices={choices}
      onChange={(chosen) => onChosen(chosen === 'all' ? null : chosen)}
    />
  );
});

const StatusSelect = memo(function StatusSelect({
  status,
  onChosen,
}: {
  status: StatusFilter;
  onChosen: (status: StatusFilter) => void;
}) {
  const t = useT();
  const choices = useMemo(
    () => STATUS_FILTERS.map((choice) => ({ value: choice, label: t(statusLabels[choice]) })),
    [t],
  );
  return (
    <FilterSelect
      label={t(listMessages.status)}
      value={status}
      choices={choices}
      width={124}
      onChange={(chosen) => onChosen(chosen as StatusFilter)}
    />
  );
});
