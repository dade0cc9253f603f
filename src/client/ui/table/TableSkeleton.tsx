import Skeleton from '@mui/material/Skeleton';

import { messages } from '../messages';
import { useT } from '../useT';
import { TableFrame } from './TableFrame';

/** The shape of a table before its rows are there. */
export function TableSkeleton({ rows = 14 }: { rows?: number }) {
  const t = useT();
  return (
    <TableFrame role="progressbar" aria-label={t(messages.loading)} style={{ '--columns': '1fr' }}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="cells">
          <Skeleton width={`${90 - (row % 4) * 8}%`} />
        </div>
      ))}
    </TableFrame>
  );
}
