import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';

import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import { DASHBOARD_ROWS, WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import { messages } from '../messages';

/** The dashboard before its figures are there: the words of the specification over its shape (Spec 2 §2.1). */
export function DashboardSkeleton() {
  const t = useT();
  const listHeight = 48 + 48 * DASHBOARD_ROWS;
  return (
    <>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
        <CircularProgress aria-hidden size={18} />
        {t(messages.loading)}
      </Box>
      <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
        <CardsSkeleton cards={4} />
        <CardsSkeleton cards={4} />
        <Skeleton variant="rounded" height={150} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '7fr 6fr' }, gap: 2 }}>
          <Skeleton variant="rounded" height={listHeight} />
          <Skeleton variant="rounded" height={listHeight} />
        </Box>
      </Box>
    </>
  );
}

/** The users list before it is there: its cards, its heading and its rows. */
export function UsersSkeleton() {
  return (
    <>
      <Box aria-hidden>
        <CardsSkeleton cards={3} />
        <Skeleton width={160} height={28} sx={{ marginBlockStart: 2 }} />
      </Box>
      <TableSkeleton rows={WALLET_USERS_PAGE_SIZE} />
    </>
  );
}

/** A heading, and under it as many cards of one figure. */
function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <div>
      <Skeleton width={140} sx={{ marginBlockEnd: 1 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))', gap: 2 }}>
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={92} />
        ))}
      </Box>
    </div>
  );
}
