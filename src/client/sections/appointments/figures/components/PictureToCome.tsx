import Box from '@mui/material/Box';

import type { PictureId } from '#client/sections/appointments/view/marks/marks';
import { pictureTitles } from '#client/sections/appointments/view/marks/texts';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { Skeleton } from '#client/ui/waiting/Skeleton';

/** A picture before it is counted: its title, and no number. */
export function PictureToCome({ id }: { id: PictureId }) {
  const t = useT();
  return (
    <Panel title={t(pictureTitles[id])}>
      <Box sx={{ padding: '12px 16px' }}>
        <Skeleton variant="rounded" height={220} />
      </Box>
    </Panel>
  );
}
