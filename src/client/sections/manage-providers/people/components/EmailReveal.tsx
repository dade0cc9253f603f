import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';

import type { Failure } from '#client/lib/errors';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';

interface EmailRevealProps {
  email: string | null;
  /** Whether the service names an account, whose e-mail can be asked for. */
  hasAccount: boolean;
  isPending: boolean;
  failure: Failure | null;
  onReveal: () => void;
}

/** Shows an e-mail on demand; a failure stands under the button (Spec 1 §8). */
export function EmailReveal({ email, hasAccount, isPending, failure, onReveal }: EmailRevealProps) {
  const t = useT();
  const reasonId = useId();
  if (email !== null)
    return (
      <Box>
        {t(directoryMessages.email)}: <a href={`mailto:${email}`}>{email}</a>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        disabled={!hasAccount}
        aria-busy={isPending}
        aria-describedby={hasAccount ? undefined : reasonId}
        onClick={onReveal}
      >
        {t(directoryMessages.showEmail)}
      </Button>
      {!hasAccount && (
        <Box id={reasonId} sx={{ color: 'text.secondary' }}>
          {t(directoryMessages.noAccount)}
        </Box>
      )}
      {failure && <ErrorPanel failure={failure} />}
    </Box>
  );
}
