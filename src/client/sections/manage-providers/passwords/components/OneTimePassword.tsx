import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';

import { hasCopied } from '#client/device/copyText';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';

interface PasswordSetProps {
  /** The random password to show once; `undefined` where the configured one was used. */
  password: string | undefined;
  /** What was done. */
  children: ReactNode;
}

/** Says what was done by which a provider has a password, and shows one that was made here. */
export function PasswordSet({ password, children }: PasswordSetProps) {
  return (
    <>
      <PlainAlert severity="success" role="status">
        {children}
      </PlainAlert>
      {password && <OneTimePassword password={password} />}
    </>
  );
}

/** A random password, to be copied while its modal is open (decisions: runtime configuration). */
export function OneTimePassword({ password }: { password: string }) {
  const t = useT();
  const shown = useRef<HTMLElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    const isTaken = await hasCopied(password);
    if (!isTaken && shown.current) window.getSelection()?.selectAllChildren(shown.current);
    setCopying(isTaken ? 'copied' : 'refused');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <div>{t(directoryMessages.password)}</div>
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
          <span>{t(copying === 'copied' ? directoryMessages.copied : directoryMessages.copy)}</span>
        </Button>
      </Box>
      <Box role="status">{copying === 'refused' && t(directoryMessages.notCopied)}</Box>
    </Box>
  );
}
