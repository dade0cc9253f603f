import Box from '@mui/material/Box';

import type { Text } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { appMessages } from '../messages';

/** The page that stands in for the product when it could not start, and says why. */
export function StartError({ text }: { text: Text }) {
  const t = useT();
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100%', padding: 3 }}>
      <PlainAlert severity="error" style={{ maxWidth: 560 }}>
        <h1>{t(appMessages.startFailed)}</h1>
        {t(text)}
      </PlainAlert>
    </Box>
  );
}
