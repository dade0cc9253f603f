import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { PictureId } from '#client/sections/appointments/view/marks/marks';

const WIDE = { gridColumn: '1 / -1' };

/** Those with many columns have the whole width, one with many rows stands beside two others. */
const PLACES: Readonly<Partial<Record<PictureId, object>>> = {
  day: WIDE,
  doctor: { gridRow: { lg: 'span 2' } },
  week: WIDE,
};

interface PictureGridProps {
  pictures: readonly PictureId[];
  /** Makes the picture of an id. */
  children: (id: PictureId) => ReactNode;
}

/** The pictures in their places: two side by side where there is room. */
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
        <Box key={id} sx={{ minWidth: 0, ...PLACES[id] }}>
          {children(id)}
        </Box>
      ))}
    </Box>
  );
}
