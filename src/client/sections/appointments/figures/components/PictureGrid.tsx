import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { type PictureId, PICTURES } from '#client/sections/appointments/view/marks/marks';
import { pictureTitles } from '#client/sections/appointments/view/marks/texts';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { Skeleton } from '#client/ui/waiting/Skeleton';

const WIDE = { gridColumn: '1 / -1' };

/** Those with many columns have the whole width, one with many rows stands beside two others. */
const PLACES: Readonly<Partial<Record<PictureId, object>>> = {
  day: WIDE,
  doctor: { gridRow: { lg: 'span 2' } },
  week: WIDE,
};

interface PictureGridProps {
  /** Makes the picture of an id; nothing as long as it is not counted. */
  children: (id: PictureId) => ReactNode;
}

/** All pictures in their places, also those to come: two side by side where there is room. */
export function PictureGrid({ children }: PictureGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: 2,
      }}
    >
      {PICTURES.map((id) => (
        <Box key={id} sx={{ minWidth: 0, ...PLACES[id] }}>
          {children(id) ?? <PictureToCome id={id} />}
        </Box>
      ))}
    </Box>
  );
}

/** A picture before it is counted: its title, and no number. */
function PictureToCome({ id }: { id: PictureId }) {
  const t = useT();
  return (
    <Panel title={t(pictureTitles[id])}>
      <Box sx={{ padding: '12px 16px' }}>
        <Skeleton variant="rounded" height={220} />
      </Box>
    </Panel>
  );
}
