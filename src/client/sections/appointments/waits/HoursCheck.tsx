import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { useAsked } from '#client/state/useAsked';
import { useT } from '#client/ui/language/useT';
import { hoursCheckWanted } from './events';
import { deskMessages } from './messages';
import { selectHoursCheck } from './selectors';
import { hoursCheckStopped } from './slice';

/** Says whose opening hours are checked, and has them checked: five doctors at once, until somebody stops that. */
export function HoursCheck() {
  const t = useT();
  const dispatch = useDispatch();
  const { doctors, unchecked, missed, total, done, isRunning } = useSelector(selectHoursCheck);
  const check = () => dispatch(hoursCheckWanted());
  useAsked(deskMessages.checkHours, check, !isRunning);
  const said = isRunning
    ? [say(deskMessages.checking, { done, total })]
    : [
        ...(missed > 0 ? [say(deskMessages.missed, { count: missed })] : []),
        unchecked > 0
          ? say(deskMessages.unchecked, { count: unchecked })
          : say(deskMessages.checked, { count: doctors }),
      ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button size="small" variant="outlined" onClick={isRunning ? () => dispatch(hoursCheckStopped()) : check}>
        <span key={String(isRunning)}>{t(isRunning ? deskMessages.stop : deskMessages.checkHours)}</span>
      </Button>
      <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {said.map((text) => (
          <div key={text.id}>{t(text)}</div>
        ))}
      </Box>
    </Box>
  );
}
