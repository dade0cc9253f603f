import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import type { Failure } from '#client/lib/errors';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/useT';
import { messages } from '../messages';

interface EmailRevealProps {
  email: string | null;
  isPending: boolean;
  failure: Failure | null;
  onReveal: () => void;
}

/** Shows an e-mail on demand; a failure stands under the button (Spec 1 §8). */
export function EmailReveal({ email, isPending, failure, onReveal }: EmailRevealProps) {
  const t = useT();
  if (email !== null)
    return (
      <Box>
        {t(messages.email)}: <a href={`mailto:${email}`}>{email}</a>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Button size="small" variant="outlined" disabled={isPending} onClick={onReveal}>
        {t(messages.showEmail)}
      </Button>
      {failure && <ErrorPanel failure={failure} />}
    </Box>
  );
}
