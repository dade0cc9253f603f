import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';

import type { Text } from '#client/lib/text';
import { say } from '#client/lib/text';
import { useT } from '#client/ui/useT';
import { freshMessages as messages } from './messages';
import { selectChangeCounts } from './selectors';

/** Says how many appointments have changed while nobody did anything here, as long as they are marked. */
export function FreshLine() {
  const t = useT();
  const { changed, added, removed } = useSelector(selectChangeCounts);
  const parts = [
    { count: changed, text: messages.changedCount },
    { count: added, text: messages.addedCount },
    { count: removed, text: messages.removedCount },
  ];
  const [first, ...others] = parts
    .filter(({ count }) => count > 0)
    .map(({ count, text }): Text => say(text, { count }));
  return (
    <Box role="status" sx={{ fontSize: 12, fontWeight: 600, color: 'primary.main' }}>
      {first && t(others.reduce((said, next) => say(messages.both, { first: said, second: next }), first))}
    </Box>
  );
}
