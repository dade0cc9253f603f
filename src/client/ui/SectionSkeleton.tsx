import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { messages } from './messages';
import { useWords } from './useWords';

const ROWS = 12;

/** The shape of a list before it is there, so that nothing jumps when it arrives. */
export function SectionSkeleton() {
  const words = useWords();
  return (
    <Box
      role="progressbar"
      aria-label={words(messages.loading)}
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start', flex: 1, overflow: 'hidden' }}
    >
      <Skeleton variant="rounded" height={36} sx={{ maxWidth: 720 }} />
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={36} />
      ))}
    </Box>
  );
}
