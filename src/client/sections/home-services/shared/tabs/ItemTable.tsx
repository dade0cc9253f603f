import { useMemo } from 'react';

import type { Translate } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { actionsColumn } from '#client/ui/data-grid/ActionsColumn';
import { DataGrid, type DataGridProps } from '#client/ui/data-grid/DataGrid';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { GridSkeleton } from '#client/ui/data-grid/GridSkeleton';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { DeletionLedger, selectionOf } from '../components/BulkRemoval';
import type { Removal } from '../kind/defineKind';
import type { BulkRemovalView } from '../kind/useBulkRemoval';
import type { ListState } from '../kind/useRows';
import { ItemList } from './ItemList';
import { useGridView } from './useGridView';
import { useSearch } from './useSearch';

interface ItemTableProps<Row> {
  /** By which the device remembers how its grid is laid out; also the name of its file. */
  name: string;
  /** The accessible name of the grid. */
  label: string;
  list: ListState<Row> & { made: readonly Id[] };
  visible?: readonly Row[];
  columns: readonly GridColumn<Row>[];
  /** The name of a row in its buttons and in questions; must stay the same function. */
  nameOf: (row: Row) => string;
  empty: string;
  onEdit: (row: Row) => void;
  onRemove: (removal: Removal) => void;
  /** How several rows are deleted together, where that makes sense. */
  bulk?: BulkRemovalView;
  /** The columns that a file of its rows has besides. */
  ofFile?: DataGridProps<Row>['ofFile'];
}

/** A kind as a grid whose rows can be edited and deleted. */
export function ItemTable<Row extends { id: Id }>(props: ItemTableProps<Row>) {
  const { name, label, list, visible, columns, nameOf, empty, onEdit, onRemove, bulk, ofFile } = props;
  const t = useT();
  const [search] = useSearch();
  const view = useGridView();
  const all = useMemo<readonly GridColumn<Row>[]>(
    () => [...columns, editAndDelete(t, nameOf, onEdit, onRemove)],
    [columns, nameOf, onEdit, onRemove, t],
  );
  return (
    <>
      {bulk && !(visible ?? list.rows)?.length && <DeletionLedger {...bulk} />}
      <ItemList
        list={list}
        visible={visible}
        empty={empty}
        skeleton={<GridSkeleton columns={all} isSelectable={Boolean(bulk)} />}
      >
        {(rows) => (
          <DataGrid
            name={name}
            label={label}
            columns={all}
            rows={rows}
            rowKey={keyOf}
            nameOf={nameOf}
            view={view}
            topic={search}
            made={list.made}
            ofFile={ofFile}
            selection={bulk && selectionOf(bulk, rows, (row) => ({ id: row.id, name: nameOf(row) }))}
          />
        )}
      </ItemList>
    </>
  );
}

/** The last column: the buttons that edit and delete a row. */
function editAndDelete<Row extends { id: Id }>(
  t: Translate,
  nameOf: (row: Row) => string,
  onEdit: (row: Row) => void,
  onRemove: (removal: Removal) => void,
): GridColumn<Row> {
  return actionsColumn(t(homeMessages.actions), 88, (row) => {
    const name = nameOf(row);
    const edit = () => onEdit(row);
    const remove = () => onRemove({ id: row.id, name });
    return [
      { label: t(homeMessages.edit, { name }), icon: 'edit', onClick: edit },
      { label: t(homeMessages.delete, { name }), icon: 'delete', onClick: remove },
    ];
  });
}

function keyOf({ id }: { id: Id }): string {
  return String(id);
}
