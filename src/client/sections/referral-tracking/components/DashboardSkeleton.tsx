import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useId } from 'react';

import { useT } from '#client/ui/language/useT';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { DASHBOARD_ROWS } from '#contract/rules';
import { referralMessages } from '../messages';
import { CardsSkeleton } from './CardsSkeleton';

/** The dashboard before its figures are there: the words of the specification over its shape (Spec 2 §2.1). */
export function DashboardSkeleton() {
  const t = useT();
  const id = useId();
  const listHeight = 48 + 48 * DASHBOARD_ROWS;
  return (
    <>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
        <CircularProgress aria-labelledby={id} size={18} />
        <span id={id}>{t(referralMessages.loading)}</span>
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
