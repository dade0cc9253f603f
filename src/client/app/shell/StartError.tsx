import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

import type { Text } from '#client/lib/text';
import { useT } from '#client/ui/useT';
import { appMessages } from '../messages';

/** The page that stands in for the product when it could not start, and says why. */
export function StartError({ text }: { text: Text }) {
  const t = useT();
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100%', padding: 3 }}>
      <Alert severity="error" role="alert" sx={{ maxWidth: 560 }}>
        <AlertTitle component="h1">{t(appMessages.startFailed)}</AlertTitle>
        {t(text)}
      </Alert>
    </Box>
  );
}
