import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { arrivedWanted, listScrolled } from '../list/events';
import { freshMessages } from './messages';
import { selectHasMoreArrived } from './selectors';

/** Says that more of a first list has arrived than is shown, and has it shown: on wish, or once somebody scrolls. */
export function MoreArrived() {
  const t = useT();
  const dispatch = useDispatch();
  const hasMore = useSelector(selectHasMoreArrived);
  useEffect(() => {
    if (!hasMore) return undefined;
    const tell = () => dispatch(listScrolled());
    window.addEventListener('scroll', tell, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', tell, { capture: true });
  }, [dispatch, hasMore]);
  if (!hasMore) return null;
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
      {t(freshMessages.moreArrived)}
      <Button size="small" onClick={() => dispatch(arrivedWanted())}>
        {t(freshMessages.show)}
      </Button>
    </Box>
  );
}
