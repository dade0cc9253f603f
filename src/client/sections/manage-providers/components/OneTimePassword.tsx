import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useWords } from '../../../ui/useWords';
import { dialogMessages } from '../messages';

/** A password that was made for a provider: shown once, to be copied (decisions: runtime configuration). */
export function OneTimePassword({ password }: { password: string }) {
  const words = useWords();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(password).then(() => { setIsCopied(true); }, () => { setIsCopied(false); });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <div>{words(dialogMessages.password)}</div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="code" dir="ltr" sx={{ flex: 1, padding: '8px 12px', borderRadius: 1, bgcolor: 'accentSoft', fontSize: 15, userSelect: 'all', overflowWrap: 'anywhere' }}>{password}</Box>
        <Button variant="outlined" onClick={copy}>{words(isCopied ? dialogMessages.copied : dialogMessages.copy)}</Button>
      </Box>
    </Box>
  );
}
