import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';

import { useT } from '#client/ui/useT';
import { dialogMessages } from '../messages';

/** A password that was made for a provider: shown once, to be copied (decisions: runtime configuration). */
export function OneTimePassword({ password }: { password: string }) {
  const t = useT();
  const shown = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  /** A browser may refuse, and has no clipboard at all for a page that came over plain http. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setOutcome('copied');
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setOutcome('refused');
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <div>{t(dialogMessages.password)}</div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          ref={shown}
          component="code"
          dir="ltr"
          sx={{
            flex: 1,
            padding: '8px 12px',
            borderRadius: 1,
            bgcolor: 'accentSoft',
            fontSize: 15,
            userSelect: 'all',
            overflowWrap: 'anywhere',
          }}
        >
          {password}
        </Box>
        <Button variant="outlined" onClick={() => void copy()}>
          {t(outcome === 'copied' ? dialogMessages.copied : dialogMessages.copy)}
        </Button>
      </Box>
      <Box role="status">{outcome === 'refused' && t(dialogMessages.notCopied)}</Box>
    </Box>
  );
}
