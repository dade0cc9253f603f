import Box from '@mui/material/Box';

import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { PictureGrid } from './PictureGrid';

/** The pictures before anything is counted. */
export function PicturesToCome() {
  const t = useT();
  return (
    <Box role="progressbar" aria-label={t(uiMessages.loading)} sx={{ overflow: 'hidden', minHeight: 0 }}>
      <PictureGrid>{() => null}</PictureGrid>
    </Box>
  );
}
