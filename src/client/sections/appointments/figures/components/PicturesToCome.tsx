import Box from '@mui/material/Box';

import { PICTURES } from '#client/sections/appointments/view/marks/marks';
import { pictureTitles } from '#client/sections/appointments/view/marks/texts';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { PictureGrid } from './PictureGrid';

/** The pictures before anything is counted: their titles, and no number. */
export function PicturesToCome() {
  const t = useT();
  return (
    <Box role="progressbar" aria-label={t(uiMessages.loading)} sx={{ overflow: 'hidden', minHeight: 0 }}>
      <PictureGrid pictures={PICTURES}>
        {(id) => (
          <Panel title={t(pictureTitles[id])}>
            <Box sx={{ padding: '12px 16px' }}>
              <Skeleton variant="rounded" height={220} />
            </Box>
          </Panel>
        )}
      </PictureGrid>
    </Box>
  );
}
