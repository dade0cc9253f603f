import type { ReactNode } from 'react';

import { homeMessages } from '#client/sections/home-services/messages';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import { TableSkeleton } from '#client/ui/virtual-table/TableSkeleton';
import { ListFailures } from '../components/ListFailures';
import type { ListState } from '../kind/useRows';
import { useSearch } from './useSearch';

interface ItemListProps<Row> {
  list: ListState<Row>;
  /** The rows to show, where they are not all rows of the list. */
  visible?: readonly Row[];
  /** Shown when the list has no rows at all. */
  empty: string;
  /** The shape of the rows before they arrive; a plain table unless told. */
  skeleton?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The frame of a list: its skeleton, its failure with Retry, its empty state, or its rows. */
export function ItemList<Row>({
  list,
  visible = list.rows,
  empty,
  skeleton = <TableSkeleton />,
  children,
}: ItemListProps<Row>) {
  const t = useT();
  const [search] = useSearch();
  return (
    <>
      <ListFailures lists={[list]} />
      {visible === undefined && !list.failure && skeleton}
      {visible?.length === 0 && <EmptyState text={list.rows?.length === 0 ? empty : t(homeMessages.noMatch)} />}
      {visible !== undefined && visible.length > 0 && (
        <MarkedMatches search={search}>{children(visible)}</MarkedMatches>
      )}
    </>
  );
}
