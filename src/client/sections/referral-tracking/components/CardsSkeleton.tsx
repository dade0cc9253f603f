import Box from '@mui/material/Box';

import { Skeleton } from '#client/ui/waiting/Skeleton';

/** A heading, and under it as many cards of one figure. */
export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <div>
      <Skeleton width={140} style={{ marginBlockEnd: 8 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))', gap: 2 }}>
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={92} />
        ))}
      </Box>
    </div>
  );
}
