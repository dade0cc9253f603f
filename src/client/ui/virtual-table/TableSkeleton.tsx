import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import type { Widths } from '../table/sharedRoom';
import { Skeleton } from '../waiting/Skeleton';
import { TableFrame } from './TableFrame';
import styles from './TableFrame.module.css';
import { tracksOf } from './tracks';

interface TableSkeletonProps {
  rows?: number;
  /** The columns of the table to come, with their head; without them each row is one bar. */
  columns?: readonly { id: string; header: string; width: string; isNumber?: boolean }[];
  widths?: Widths;
  /** Whether its cells will stand as those of a grid do. */
  isGrid?: boolean;
  /** Whether boxes will stand before the rows. */
  isSelectable?: boolean;
  /** Whether a head will stand above the first row. */
  isHeaded?: boolean;
}

/** The shape of a table before its rows are there. */
export function TableSkeleton(props: TableSkeletonProps) {
  const { rows = 14, columns, widths = {}, isGrid, isSelectable, isHeaded } = props;
  const t = useT();
  return (
    <TableFrame
      role="progressbar"
      aria-label={t(uiMessages.loading)}
      data-grid={isGrid}
      data-selectable={isSelectable ? '' : undefined}
      data-headed={isHeaded ? '' : undefined}
      style={{ '--columns': columns ? tracksOf(columns, widths) : '1fr' }}
    >
      {columns && (
        <div className={styles.head}>
          <div className={styles.cells}>
            {columns.map(({ id, header, isNumber }) => (
              <div key={id} className={isNumber ? styles.number : undefined}>
                {header}
              </div>
            ))}
          </div>
        </div>
      )}
      {isHeaded && <div className={styles.groupHead} />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.cells}>
          {(columns ?? [{ id: 'all' }]).map(({ id }) => (
            <Skeleton key={id} width={`${90 - (row % 4) * 8}%`} />
          ))}
        </div>
      ))}
    </TableFrame>
  );
}
