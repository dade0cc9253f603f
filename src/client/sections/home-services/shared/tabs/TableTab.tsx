import type { ReactNode } from 'react';
import { useMemo } from 'react';

import type { Message, Translate } from '#client/lib/text';
import type { Column } from '#client/ui/table/VirtualTable';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import { ListFailure } from '../components/ListFailure';
import type { Removal } from '../resource/events';
import type { ListView } from '../resource/useRows';
import { ResourceTable } from './ResourceTable';
import { TabToolbar } from './TabToolbar';
import { useFound } from './useSearch';

/** What every tab is told of its list. */
export interface TabProps<Row> {
  tab: ListView<Row> & {
    startCreate: () => void;
    startEdit: (row: Row) => void;
    remove: (removal: Removal) => void;
  };
  texts: Readonly<Record<'list' | 'add' | 'empty' | 'search', Message>>;
  filters?: ReactNode;
  /** What the filters leave of the rows. */
  narrowed?: readonly Row[];
  /** The lists that the filters and the form choose from. */
  choices?: readonly Omit<ListView<unknown>, 'rows'>[];
}

interface TableTabProps<Row> extends TabProps<Row> {
  /** Stays the same function from one drawing to the next. */
  columns: (t: Translate) => readonly Column<Row>[];
  /** How a row is called in its buttons and in questions. */
  nameOf: (row: Row) => string;
  /** What a row can be found by. */
  searchTextOf?: (row: Row) => string;
}

/** A tab, or a part of one, whose things stand in a table: what narrows it, the one that adds to it, and its rows. */
export function TableTab<Row extends { id: Id }>({
  tab,
  texts,
  columns,
  nameOf,
  searchTextOf = nameOf,
  filters,
  narrowed = tab.rows,
  choices = [],
}: TableTabProps<Row>) {
  const t = useT();
  const found = useFound(narrowed, searchTextOf);
  return (
    <>
      <TabToolbar search={texts.search} rows={tab.rows} visible={found} addLabel={t(texts.add)} onAdd={tab.startCreate}>
        {filters}
      </TabToolbar>
      {choices.map((list, at) => (
        <ListFailure key={at} list={list} />
      ))}
      <ResourceTable
        label={t(texts.list)}
        list={tab}
        visible={found}
        columns={useMemo(() => columns(t), [columns, t])}
        nameOf={nameOf}
        empty={t(texts.empty)}
        onEdit={tab.startEdit}
        onRemove={tab.remove}
      />
    </>
  );
}
