import { useCallback, useMemo } from 'react';

import { DataGrid } from '#client/ui/data-grid/DataGrid';
import { GridSkeleton } from '#client/ui/data-grid/GridSkeleton';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { selectionOf } from '../shared/components/BulkRemoval';
import type { Removal } from '../shared/kind/defineKind';
import type { BulkRemovalView } from '../shared/kind/useBulkRemoval';
import { useGridView } from '../shared/tabs/useGridView';
import { useSearch } from '../shared/tabs/useSearch';
import type { LinkKind, PasteColumn } from './events';
import { linkColumnsIn } from './LinkColumns';
import type { LinkRow } from './linkRows';
import type { LinkingCode } from './onDemand';

interface LinkTableProps {
  code: LinkingCode;
  /** By which the device remembers how it is laid out; also the name of its file. */
  name: string;
  kind: LinkKind;
  /** The accessible name of the grid. */
  label: string;
  rows: readonly LinkRow[];
  onUnlink: (removal: Removal) => void;
  onPasteColumn: PasteColumn;
  bulk: BulkRemovalView;
  /** The links that were just made. */
  made: readonly Id[];
}

/** The links of a provider as a grid whose values are changed in their cells. */
export function LinkTable(props: LinkTableProps) {
  const { code, name, kind, label, rows, onUnlink, onPasteColumn, bulk, made } = props;
  const t = useT();
  const [search] = useSearch();
  const view = useGridView();
  const ofFile = useCallback(
    async (written: readonly LinkRow[]) => (await code.want()).writtenLinks(kind, written, t),
    [code, kind, t],
  );
  return (
    <DataGrid
      name={name}
      label={label}
      columns={useMemo(() => linkColumnsIn(t, kind, onUnlink, onPasteColumn), [t, kind, onUnlink, onPasteColumn])}
      rows={rows}
      rowKey={keyOf}
      nameOf={nameOf}
      view={view}
      topic={search}
      made={made}
      selection={selectionOf(bulk, rows, ({ link }) => link)}
      ofFile={ofFile}
    />
  );
}

/** The shape of the grid before its links are there. */
export function LinkTableSkeleton({ kind }: Pick<LinkTableProps, 'kind'>) {
  const t = useT();
  return <GridSkeleton columns={linkColumnsIn(t, kind, () => undefined)} isSelectable />;
}

function keyOf({ link }: LinkRow): string {
  return String(link.id);
}

function nameOf({ link }: LinkRow): string {
  return link.name;
}
