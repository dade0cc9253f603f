import type { ComponentProps } from 'react';
import { useCallback } from 'react';

import { aed } from '#client/lib/money';
import type { Message, Translate } from '#client/lib/text';
import { fullName } from '#client/lib/text';
import type { Column } from '#client/ui/table/VirtualTable';
import type { Decimal } from '#contract/common';
import type { StaffMember } from '#contract/homeServices/staff';
import { messages } from '../messages';
import { ActiveChip } from '../shared/components/ActiveChip';
import { NarrowingSelect } from '../shared/components/NarrowingSelect';
import type { TabProps } from '../shared/tabs/TableTab';
import { TableTab } from '../shared/tabs/TableTab';
import { staffMessages } from './messages';

/** What differs between the tables of doctors and therapists; it must stay the same object. */
export interface StaffView<Member> {
  texts: TabProps<Member>['texts'];
  /** The column for what a member does. */
  work: { header: Message; of: (member: Member) => string | null | undefined };
  /** The column for what that costs. */
  fee: { header: Message; of: (member: Member) => Decimal };
  /** The column before the last. */
  more: (t: Translate) => Column<Member>;
}

interface StaffTableProps<Member> extends Pick<TabProps<Member>, 'tab' | 'choices'> {
  view: StaffView<Member>;
  /** What the list can be narrowed by. */
  narrowing: ComponentProps<typeof NarrowingSelect>;
}

/** The doctors or the therapists of a provider as a table (Spec 2 §2.3). */
export function StaffTable<Member extends StaffMember>({ view, tab, narrowing, choices }: StaffTableProps<Member>) {
  const columns = useCallback((t: Translate) => columnsIn(t, view), [view]);
  const texts = narrowing.value ? { ...view.texts, empty: messages.noMatch } : view.texts;
  const filters = <NarrowingSelect {...narrowing} />;
  return <TableTab tab={tab} texts={texts} columns={columns} nameOf={fullName} filters={filters} choices={choices} />;
}

function columnsIn<Member extends StaffMember>(
  t: Translate,
  { work, fee, more }: StaffView<Member>,
): readonly Column<Member>[] {
  return [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(136px, 2fr)',
      cell: (member) => <bdi>{fullName(member)}</bdi>,
    },
    {
      id: 'work',
      header: t(work.header),
      width: 'minmax(130px, 1.4fr)',
      cell: (member) => <bdi>{work.of(member)}</bdi>,
    },
    {
      id: 'fee',
      header: t(fee.header),
      width: 'minmax(120px, 1fr)',
      isNumber: true,
      cell: (member) => t(aed(fee.of(member))),
    },
    {
      id: 'years',
      header: t(staffMessages.experience),
      width: '144px',
      isNumber: true,
      cell: ({ years_of_experience: years }) => years,
    },
    more(t),
    {
      id: 'active',
      header: t(messages.status),
      width: '90px',
      cell: ({ is_active: isActive }) => <ActiveChip isActive={isActive ?? false} />,
    },
  ];
}
