import { type ComponentProps, useCallback, useEffect, useEffectEvent, useMemo } from 'react';

import type { OnDemand } from '#client/device/onDemand';
import { numberOf } from '#client/lib/counts';
import { longDate, timeRange } from '#client/lib/dates';
import type { Translate } from '#client/lib/text';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useIsCutOff } from '#client/state/plans/usePlan';
import { useAskedDialog } from '#client/state/useAskedDialog';
import { useToday } from '#client/ui/clock/useClock';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { DateLabel } from '#client/ui/language/DateLabel';
import { useT } from '#client/ui/language/useT';
import { StatusChip } from '#client/ui/plain/StatusChip';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import type { Id } from '#contract/common';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { addScheduleKey, schedulePlanKeys } from '../keys';
import { homeScheduleKind, homeScheduleTexts } from '../kinds/homeSchedule';
import { homeMessages } from '../messages';
import { ChosenProvider } from '../providers/ChosenProvider';
import { useBulkRemoval } from '../shared/kind/useBulkRemoval';
import { useKind } from '../shared/kind/useKind';
import { ItemTable } from '../shared/tabs/ItemTable';
import { TabToolbar } from '../shared/tabs/TabToolbar';
import { entriesInOrder, entryName } from './entries';
import { scheduleMessages } from './messages';
import type { PlanScheduleDialog } from './plan/PlanScheduleDialog';
import { ScheduleForm } from './ScheduleForm';

/** When a provider comes: choose the provider, then keep the dates and hours (Spec 2 §2.3). */
export function ScheduleTab({ code }: Pick<ScheduleEntriesProps, 'code'>) {
  return <ChosenProvider>{(provider) => <ScheduleEntries key={provider} {...{ code, provider }} />}</ChosenProvider>;
}

type ScheduleEntriesProps = ComponentProps<typeof PlanSchedule>;

/** The dates and hours of one provider, the earliest first. */
function ScheduleEntries({ code, provider }: ScheduleEntriesProps) {
  const t = useT();
  const today = useToday();
  const filter = useMemo(() => ({ provider: String(provider) }), [provider]);
  const tab = useKind(homeScheduleKind, filter);
  const bulk = useBulkRemoval(homeScheduleKind, filter);
  useOpenedForTheRest(provider, tab.startCreate);
  const entries = useMemo(() => tab.rows && entriesInOrder(tab.rows), [tab.rows]);
  const columns = useMemo(() => columnsIn(t, today), [t, today]);
  const nameOf = useCallback((entry: HomeSchedule) => t(entryName(entry)), [t]);
  return (
    <>
      <TabToolbar
        rows={entries}
        beside={<PlanSchedule {...{ code, provider }} />}
        addLabel={t(homeScheduleTexts.add)}
        onAdd={tab.startCreate}
      />
      <ItemTable
        name="availability"
        label={t(homeScheduleTexts.list)}
        list={tab}
        visible={entries}
        columns={columns}
        nameOf={nameOf}
        empty={t(homeScheduleTexts.empty)}
        onEdit={tab.startEdit}
        onRemove={tab.remove}
        bulk={bulk}
      />
      {tab.form && <ScheduleForm {...tab.form} provider={provider} entries={entries ?? []} />}
    </>
  );
}

/** Opens the form when the tab comes on screen with dates that the end of the session cut off (decisions: sessions). */
function useOpenedForTheRest(provider: Id, open: () => void): void {
  const { isInterrupted } = useFanOutStatus(addScheduleKey(provider));
  const openIfCutOff = useEffectEvent(() => {
    if (isInterrupted) open();
  });
  useEffect(() => {
    openIfCutOff();
  }, []);
}

function columnsIn(t: Translate, today: string): readonly GridColumn<HomeSchedule>[] {
  return [
    {
      id: 'date',
      header: t(scheduleMessages.date),
      minWidth: 180,
      grow: 2,
      value: ({ date }) => date,
      text: ({ date }) => t(longDate(date)),
      cell: ({ date }) => <DateLabel date={date} today={today} />,
    },
    {
      id: 'hours',
      header: t(scheduleMessages.hours),
      minWidth: 130,
      grow: 1,
      value: ({ start_time: start, end_time: end }) => timeRange(start, end),
      cell: ({ start_time: start, end_time: end }) => <bdi dir="ltr">{timeRange(start, end)}</bdi>,
    },
    {
      id: 'slot',
      header: t(scheduleMessages.slotDuration),
      minWidth: 120,
      grow: 1,
      isNumber: true,
      value: ({ slot_duration: minutes }) => numberOf(minutes),
      cell: ({ slot_duration: minutes }) => t(scheduleMessages.minutes, { minutes }),
    },
    {
      id: 'available',
      header: t(homeMessages.available),
      minWidth: 140,
      value: ({ is_available: isAvailable }) => t(isAvailable ? homeMessages.available : homeMessages.unavailable),
      cell: ({ is_available: isAvailable }) => (
        <StatusChip
          tone={isAvailable ? 'green' : 'grey'}
          label={t(isAvailable ? homeMessages.available : homeMessages.unavailable)}
        />
      ),
    },
  ];
}

interface PlanScheduleProps {
  /** Its dialog, which few visits need. */
  code: OnDemand<{ PlanScheduleDialog: typeof PlanScheduleDialog }>;
  provider: Id;
}

/** The button `Plan hours` (decisions: fan-outs); its dialog opens by itself where a plan was cut off. */
function PlanSchedule({ code, provider }: PlanScheduleProps) {
  const [isOpen, setIsOpen] = useAskedDialog('plan', useIsCutOff(schedulePlanKeys, provider));
  const loaded = useOnceWanted(code, isOpen);
  return (
    <>
      <PlanHoursButton onClick={() => setIsOpen(true)} />
      {isOpen && loaded && <loaded.PlanScheduleDialog provider={provider} onClose={() => setIsOpen(false)} />}
    </>
  );
}
