import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';

import { say, type Text } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { selectNews } from './list/selectors';
import { freshMessages } from './reading/messages';
import { selectChangeCounts } from './reading/selectors';
import { restCode } from './restCode';

/** What has changed while somebody was away, until it was looked at; else what has just changed. */
export function NewsLine() {
  const news = useSelector(selectNews);
  const rest = useOnceWanted(restCode, news !== null);
  return news && rest ? <rest.WhileAway news={news} /> : <FreshLine />;
}

/** Says how many appointments have changed while nobody did anything here, as long as they are marked. */
function FreshLine() {
  const t = useT();
  const { changed, added, removed } = useSelector(selectChangeCounts);
  const parts = [
    { count: changed, text: freshMessages.changedCount },
    { count: added, text: freshMessages.addedCount },
    { count: removed, text: freshMessages.removedCount },
  ];
  const [first, ...others] = parts
    .filter(({ count }) => count > 0)
    .map(({ count, text }): Text => say(text, { count }));
  return (
    <Box role="status" sx={{ fontSize: 12, fontWeight: 600, color: 'primary.main' }}>
      {first && t(others.reduce((said, next) => say(freshMessages.both, { first: said, second: next }), first))}
    </Box>
  );
}
