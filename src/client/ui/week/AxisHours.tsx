import { styled } from '@mui/material/styles';

import type { DaySpan } from '#client/lib/daySpans';
import { hoursOver } from './axis';

/** The hours over an axis of bars. */
export function AxisHours({ axis }: { axis: DaySpan }) {
  return (
    <Hours aria-hidden>
      {hoursOver(axis).map(({ at, label }) => (
        <span key={label} style={{ insetInlineStart: at }}>
          {label}
        </span>
      ))}
    </Hours>
  );
}

const Hours = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 18,
  fontSize: 12,
  color: theme.vars.palette.text.secondary,
  span: { position: 'absolute' },
}));
