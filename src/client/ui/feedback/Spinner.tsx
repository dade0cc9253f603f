import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

import type { Text } from '#client/lib/text';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';

interface SpinnerProps {
  /** What is being waited for; "Loading..." when nothing more can be said. */
  label?: Text;
}

/** A turning circle in the middle of the place where content will appear. */
export function Spinner({ label }: SpinnerProps) {
  const t = useT();
  const name = t(label ?? uiMessages.loading);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', gap: 2, flex: 1, minHeight: 160, color: 'text.secondary' }}>
      <CircularProgress aria-label={name} size={32} />
    </Box>
  );
}
