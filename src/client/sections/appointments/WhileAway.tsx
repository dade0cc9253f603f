import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useDispatch } from 'react-redux';

import { say, type Text } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import { newsPassed, type News } from './list/events';
import { freshMessages } from './reading/messages';
import { markOpened } from './view/marks/events';
import { sinceText } from './view/marks/marks';

/** Says what has changed while somebody was away, and leads to exactly these appointments. */
export function WhileAway({ news: { since, added, dropped, moved, changed } }: { news: News }) {
  const t = useT();
  const dispatch = useDispatch();
  const said = [
    { count: added, text: freshMessages.addedCount },
    { count: dropped, text: freshMessages.droppedCount },
    { count: moved, text: freshMessages.movedCount },
    { count: changed, text: freshMessages.changedCount },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text }): Text => say(text, { count }))
    .reduce((first, second) => say(freshMessages.both, { first, second }));
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        size="small"
        onClick={() => {
          dispatch(markOpened(sinceText(since)));
          dispatch(newsPassed());
        }}
      >
        {t(say(freshMessages.whileAway, { news: said }))}
      </Button>
      <IconAction label={t(freshMessages.passNews)} icon={<X size={14} />} onClick={() => dispatch(newsPassed())} />
    </Box>
  );
}
