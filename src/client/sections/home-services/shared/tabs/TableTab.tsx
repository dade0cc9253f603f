import { useMemo, type ReactNode } from 'react';

import type { Message, Translate } from '#client/lib/text';
import type { DataGridProps } from '#client/ui/data-grid/DataGrid';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { ListFailures } from '../components/ListFailures';
import type { Removal } from '../kind/defineKind';
import type { ListState } from '../kind/useRows';
import { useNames, type Names } from '../useNames';
import { ItemTable } from './ItemTable';
import { TabToolbar } from './TabToolbar';
import { useFound } from './useSearch';

/** The props that every kind of tab takes. */
export interface TabProps<Row> {
  tab: ListState<Row> & {
    made: readonly Id[];
    startCreate: () => void;
    startEdit: (row: Row) => void;
    remove: (removal: Removal) => void;
  };
  texts: Readonly<Record<'list' | 'add' | 'empty' | 'search', Message>>;
  filters?: ReactNode;
  /** The rows that the filters leave. */
  narrowed?: readonly Row[];
  /** The lists that the filters and the form choose from. */
  choices?: readonly Omit<ListState<unknown>, 'rows'>[];
}

interface TableTabProps<Row> extends TabProps<Row> {
  /** By which the device remembers how its grid is laid out; also the name of its file. */
  name: string;
  /** Must stay the same function from one render to the next. */
  columns: (t: Translate, names: Names) => readonly GridColumn<Row>[];
  /** The name of a row in its buttons and in questions. */
  nameOf: (row: Row) => string;
  /** What stands beside the tools of the grid. */
  tools?: ReactNode;
  /** The columns that a file of its rows has besides; must stay the same function. */
  ofFile?: DataGridProps<Row>['ofFile'];
  /** The text that a row is searched by. */
  searchTextOf?: (row: Row) => string;
}

/** A tab, or a part of one, as a toolbar above a grid. */
export function TableTab<Row extends { id: Id }>({
  name,
  tab,
  texts,
  columns,
  nameOf,
  searchTextOf = nameOf,
  tools,
  ofFile,
  filters,
  narrowed = tab.rows,
  choices = [],
}: TableTabProps<Row>) {
  const t = useT();
  const names = useNames();
  const found = useFound(narrowed, searchTextOf);
  return (
    <>
      <TabToolbar
        search={texts.search}
        isNarrowed={narrowed?.length !== tab.rows?.length}
        rows={tab.rows}
        visible={found}
        tools={tools}
        addLabel={t(texts.add)}
        onAdd={tab.startCreate}
      >
        {filters}
      </TabToolbar>
      <ListFailures lists={choices} />
      <ItemTable
        name={name}
        label={t(texts.list)}
        list={tab}
        visible={found}
        columns={useMemo(() => columns(t, names), [columns, t, names])}
        nameOf={nameOf}
        ofFile={ofFile}
        empty={t(texts.empty)}
        onEdit={tab.startEdit}
        onRemove={tab.remove}
      />
    </>
  );
}
