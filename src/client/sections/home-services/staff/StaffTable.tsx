import { useCallback, type ComponentProps } from 'react';

import { numberOf } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import { fullName, type Message, type Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import type { Decimal } from '#contract/common';
import type { StaffMember } from '#contract/homeServices/staff';
import { homeMessages } from '../messages';
import { ActiveChip } from '../shared/components/ActiveChip';
import { NarrowingSelect } from '../shared/components/NarrowingSelect';
import { TableTab, type TabProps } from '../shared/tabs/TableTab';
import { staffMessages } from './messages';

/** What differs between the tables of doctors and therapists; it must stay the same object. */
export interface StaffView<Member> {
  /** The name of its grid. */
  name: string;
  texts: TabProps<Member>['texts'];
  /** The column for what a member does. */
  work: { header: Message; of: (member: Member) => string | null | undefined };
  /** The column for what that costs. */
  fee: { header: Message; of: (member: Member) => Decimal };
  /** The column before the last. */
  more: (t: Translate) => GridColumn<Member>;
}

interface StaffTableProps<Member> extends Pick<TabProps<Member>, 'tab' | 'choices'> {
  view: StaffView<Member>;
  /** What the list can be narrowed by. */
  narrowing: ComponentProps<typeof NarrowingSelect>;
}

/** The doctors or the therapists of a provider as a table (Spec 2 §2.3). */
export function StaffTable<Member extends StaffMember>({ view, tab, narrowing, choices }: StaffTableProps<Member>) {
  const columns = useCallback((t: Translate) => columnsIn(t, view), [view]);
  const texts = narrowing.value ? { ...view.texts, empty: homeMessages.noMatch } : view.texts;
  const filters = <NarrowingSelect {...narrowing} />;
  return (
    <TableTab
      name={view.name}
      tab={tab}
      texts={texts}
      columns={columns}
      nameOf={fullName}
      filters={filters}
      choices={choices}
    />
  );
}

function columnsIn<Member extends StaffMember>(
  t: Translate,
  { work, fee, more }: StaffView<Member>,
): readonly GridColumn<Member>[] {
  return [
    { id: 'name', header: t(homeMessages.name), minWidth: 140, grow: 2, value: fullName },
    { id: 'work', header: t(work.header), minWidth: 166, grow: 2, value: work.of },
    {
      id: 'fee',
      header: t(fee.header),
      minWidth: 130,
      grow: 1,
      isNumber: true,
      value: (member) => numberOf(fee.of(member)),
      cell: (member) => t(aed(fee.of(member))),
    },
    {
      id: 'years',
      header: t(staffMessages.experience),
      minWidth: 152,
      isNumber: true,
      value: ({ years_of_experience: years }) => numberOf(years),
    },
    more(t),
    {
      id: 'active',
      header: t(homeMessages.status),
      minWidth: 96,
      value: ({ is_active: isActive }) => t(isActive ? homeMessages.active : homeMessages.inactive),
      cell: ({ is_active: isActive }) => <ActiveChip isActive={isActive ?? false} />,
    },
  ];
}
