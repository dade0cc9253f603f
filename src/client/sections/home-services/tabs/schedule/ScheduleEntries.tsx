import { useCallback, useMemo } from 'react';

import { longDate, timeRange } from '#client/lib/dates';
import type { Words } from '#client/lib/text';
import { ResourceTable } from '#client/sections/home-services/crud/ResourceTable';
import { TabToolbar } from '#client/sections/home-services/crud/TabToolbar';
import { useResource } from '#client/sections/home-services/crud/useResource';
import { messages } from '#client/sections/home-services/messages';
import { homeScheduleResource } from '#client/sections/home-services/resources';
import { DateText } from '#client/ui/DateText';
import { StatusChip } from '#client/ui/StatusChip';
import type { Column } from '#client/ui/table/VirtualTable';
import { useToday } from '#client/ui/useClock';
import { useWords } from '#client/ui/useWords';
import type { Id } from '#contract/common';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { inOrder } from './entries';
import { scheduleMessages } from './messages';
import { ScheduleForm } from './ScheduleForm';

/** The dates and hours of a provider, the earliest first (Spec 2 §2.3). */
export function ScheduleEntries({ provider }: { provider: Id }) {
  const words = useWords();
  const today = useToday();
  const tab = useResource(homeScheduleResource, { provider });
  const entries = useMemo(() => tab.rows && inOrder(tab.rows), [tab.rows]);
  const columns = useMemo(() => columnsIn(words, today), [words, today]);
  const nameOf = useCallback(
    ({ date, start_time: start, end_time: end }: HomeSchedule) =>
      words(scheduleMessages.entry, { date: longDate(date), hours: timeRange(start, end) }),
    [words],
  );
  return (
    <>
      <TabToolbar rows={entries} addLabel={words(scheduleMessages.add)} onAdd={tab.startCreate} />
      <ResourceTable
        label={words(messages.schedule)}
        list={tab}
        visible={entries}
        columns={columns}
        nameOf={nameOf}
        empty={words(scheduleMessages.none)}
        onEdit={tab.startEdit}
        onRemove={tab.remove}
      />
      {tab.isEditing && (
        <ScheduleForm
          entry={tab.editing}
          provider={provider}
          entries={entries ?? []}
          save={tab.save}
          onSubmit={tab.submit}
          onClose={tab.close}
        />
      )}
    </>
  );
}

function columnsIn(words: Words, today: string): readonly Column<HomeSchedule>[] {
  return [
    {
      id: 'date',
      header: words(scheduleMessages.date),
      width: 'minmax(170px, 2fr)',
      cell: ({ date }) => <DateText date={date} today={today} />,
    },
    {
      id: 'hours',
      header: words(scheduleMessages.hours),
      width: 'minmax(120px, 1fr)',
      cell: ({ start_time: start, end_time: end }) => timeRange(start, end),
    },
    {
      id: 'slot',
      header: words(scheduleMessages.slotDuration),
      width: 'minmax(110px, 1fr)',
      isNumber: true,
      cell: ({ slot_duration: minutes }) => words(scheduleMessages.minutes, { minutes }),
    },
    {
      id: 'available',
      header: words(messages.available),
      width: '130px',
      cell: ({ is_available: isAvailable }) => (
        <StatusChip
          tone={isAvailable ? 'green' : 'grey'}
          label={words(isAvailable ? messages.available : messages.unavailable)}
        />
      ),
    },
  ];
}
