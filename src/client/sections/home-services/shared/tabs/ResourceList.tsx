import type { ReactNode } from 'react';

import { messages } from '#client/sections/home-services/messages';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import { ListFailure } from '../components/ListFailure';
import type { ListView } from '../resource/useRows';

interface ResourceListProps<Row> {
  list: ListView<Row>;
  /** What is shown of them, where the list holds others too. */
  visible?: readonly Row[];
  /** Said in place of rows when there are none at all. */
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The frame of a list: its skeleton, its failure with Retry, its emptiness, or its rows. */
export function ResourceList<Row>({ list, visible = list.rows, empty, children }: ResourceListProps<Row>) {
  const t = useT();
  return (
    <>
      <ListFailure list={list} />
      {visible === undefined && !list.failure && <TableSkeleton />}
      {visible?.length === 0 && <EmptyState text={list.rows?.length === 0 ? empty : t(messages.noMatch)} />}
      {visible !== undefined && visible.length > 0 && children(visible)}
    </>
  );
}
