import Box from '@mui/material/Box';

import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { Skeleton } from '../waiting/Skeleton';

const ROWS = 12;

/** The shape of a list before it is there, so that nothing jumps when it arrives. */
export function SectionSkeleton() {
  const t = useT();
  return (
    <Box
      role="progressbar"
      aria-label={t(uiMessages.loading)}
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start', flex: 1, overflow: 'hidden' }}
    >
      <Skeleton variant="rounded" height={36} style={{ maxWidth: 720 }} />
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={36} />
      ))}
    </Box>
  );
}
