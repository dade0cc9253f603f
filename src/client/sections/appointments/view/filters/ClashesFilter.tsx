import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';

import { clashesChosen, selectIsClashesOnly } from '#client/sections/appointments/clashes/first';
import { selectClashCount } from '#client/sections/appointments/clashes/listed';
import { clashCount } from '#client/sections/appointments/clashes/messages';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { viewMessages } from './messages';

/** Narrows the list to appointments that clash, and says how many clashes the period has; not there where none. */
export function ClashesFilter({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const count = useSelected(selectClashCount, today);
  const isOn = useSelector(selectIsClashesOnly);
  if (!count && !isOn) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color={isOn ? 'primary' : 'inherit'}
      aria-pressed={isOn}
      sx={{ '&[aria-pressed="true"]': { bgcolor: 'accentSoft' } }}
      onClick={() => dispatch(clashesChosen(!isOn))}
    >
      <span>{count === null ? t(viewMessages.clashes) : t(clashCount, { count })}</span>
    </Button>
  );
}
