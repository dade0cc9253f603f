import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import type { Failure } from '#client/lib/errors';
import { ErrorPanel } from '#client/ui/ErrorPanel';
import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';

interface EmailRevealProps {
  email: string | null;
  isPending: boolean;
  failure: Failure | null;
  onReveal: () => void;
}

/** Shows an e-mail when it is asked for; a failure stands under the button (Spec 1 §8). */
export function EmailReveal({ email, isPending, failure, onReveal }: EmailRevealProps) {
  const words = useWords();
  if (email !== null)
    return (
      <Box>
        {words(messages.email)}: <a href={`mailto:${email}`}>{email}</a>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Button size="small" variant="outlined" disabled={isPending} onClick={onReveal}>
        {words(messages.showEmail)}
      </Button>
      {failure && <ErrorPanel failure={failure} />}
    </Box>
  );
}
