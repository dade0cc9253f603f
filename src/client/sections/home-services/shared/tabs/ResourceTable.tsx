import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';

import { messages } from '#client/sections/home-services/messages';
import { IconAction } from '#client/ui/IconAction';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import type { Column } from '#client/ui/table/VirtualTable';
import { VirtualTable } from '#client/ui/table/VirtualTable';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import type { Removal } from '../resource/events';
import type { ListView } from '../resource/useRows';
import { ResourceList } from './ResourceList';
import { useSearch } from './useSearch';

interface ResourceTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  list: ListView<Row>;
  visible?: readonly Row[];
  columns: readonly Column<Row>[];
  /** The name of a row in its buttons and in questions. */
  nameOf: (row: Row) => string;
  empty: string;
  onEdit: (row: Row) => void;
  onRemove: (removal: Removal) => void;
}

/** A resource as a table whose rows can be edited and deleted. */
export function ResourceTable<Row extends { id: Id }>({
  label,
  list,
  visible,
  columns,
  nameOf,
  empty,
  onEdit,
  onRemove,
}: ResourceTableProps<Row>) {
  const t = useT();
  const [search] = useSearch();
  const all = useMemo<readonly Column<Row>[]>(
    () => [
      ...columns,
      {
        id: 'actions',
        header: t(messages.actions),
        width: '80px',
        cell: (row) => (
          <>
            <IconAction
              label={t(messages.edit, { name: nameOf(row) })}
              icon={<Pencil size={16} />}
              onClick={() => {
                onEdit(row);
              }}
            />
            <IconAction
              label={t(messages.delete, { name: nameOf(row) })}
              icon={<Trash2 size={16} />}
              onClick={() => {
                onRemove({ id: row.id, name: nameOf(row) });
              }}
            />
          </>
        ),
      },
    ],
    [columns, nameOf, onEdit, onRemove, t],
  );
  return (
    <ResourceList list={list} visible={visible} empty={empty} skeleton={<TableSkeleton columns={all} />}>
      {(rows) => (
        <VirtualTable label={label} columns={all} rows={rows} rowKey={({ id }) => String(id)} topic={search} />
      )}
    </ResourceList>
  );
}
