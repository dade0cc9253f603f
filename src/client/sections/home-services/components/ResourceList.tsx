import type { ReactNode } from 'react';

import type { Failure } from '../../../lib/errors';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { TableSkeleton } from '../../../ui/TableSkeleton';

/** What is known of a list. */
export interface ListView<Row> {
  rows: readonly Row[] | undefined;
  failure: Failure | null;
  reload: () => void;
}

interface ResourceListProps<Row> {
  list: ListView<Row>;
  /** What is shown of them, where the list holds others too. */
  visible?: readonly Row[];
  /** Said in place of rows when there are none. */
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The frame of a list: its skeleton, its failure with Retry, its emptiness, or its rows. */
export function ResourceList<Row>({ list: { rows, failure, reload }, visible = rows, empty, children }: ResourceListProps<Row>) {
  return (
    <>
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {visible === undefined && !failure && <TableSkeleton />}
      {visible?.length === 0 && <EmptyState text={empty} />}
      {visible !== undefined && visible.length > 0 && children(visible)}
    </>
  );
}
