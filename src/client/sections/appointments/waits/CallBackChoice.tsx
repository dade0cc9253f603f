import Box from '@mui/material/Box';
import { useDispatch, useSelector } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { callBackDaysChosen } from './events';
import { deskMessages } from './messages';
import { CALL_BACK_DAYS } from './rules';
import { selectCallBackDays } from './selectors';

/** How far to look back for patients to call, and that there are none. */
export function CallBackChoice({ count }: { count: number }) {
  const t = useT();
  const dispatch = useDispatch();
  const chosen = useSelector(selectCallBackDays);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontSize: 13 }}>
      <span aria-hidden>{t(deskMessages.lookBack)}</span>
      <SegmentedControl
        label={t(deskMessages.lookBack)}
        value={String(chosen)}
        choices={CALL_BACK_DAYS.map((days) => ({ value: String(days), label: t(deskMessages.daysBack, { days }) }))}
        onChange={(value) => dispatch(callBackDaysChosen(value === '30' ? 30 : 7))}
      />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {count === 0 && t(deskMessages.nobodyToCall)}
      </Box>
    </Box>
  );
}
