import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { PictureId } from '#client/sections/appointments/view/marks/marks';

const WIDE: ReadonlySet<PictureId> = new Set(['day', 'week']);

interface PictureGridProps {
  pictures: readonly PictureId[];
  /** Makes the picture of an id. */
  children: (id: PictureId) => ReactNode;
}

/** The pictures in their places: two side by side where there is room, but for those with many rows or columns. */
export function PictureGrid({ pictures, children }: PictureGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: 2,
      }}
    >
      {pictures.map((id) => (
        <Box key={id} sx={{ minWidth: 0, ...(WIDE.has(id) && { gridColumn: '1 / -1' }) }}>
          {children(id)}
        </Box>
      ))}
    </Box>
  );
}
