import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';

import { longDate, shortDate, type DateText } from '#client/lib/dates';
import { namesInARow } from '#client/lib/text';
import { useToday } from '../clock/useClock';
import { useT } from '../language/useT';
import { dateMessages } from './messages';

/** A date that was closed between weeks with hours: for how many doctors, of how many. */
export interface ClosedDate {
  date: DateText;
  doctors: number;
  total: number;
}

interface ClosedDatesProps {
  closed: readonly ClosedDate[];
  isTicked: (date: DateText) => boolean;
  onToggled: (date: DateText) => void;
}

/** Most dates that its sentence names. */
const NAMED_AT_MOST = 6;

/** What was closed between weeks with hours, and stays closed until a person ticks it (decisions: fan-outs). */
export function ClosedDates({ closed, isTicked, onToggled }: ClosedDatesProps) {
  const t = useT();
  const today = useToday();
  const id = useId();
  if (closed.length === 0) return null;
  const dates = closed.map(({ date }) => shortDate(date, today));
  return (
    <Box role="group" aria-labelledby={id} sx={{ fontSize: 13 }}>
      <div id={id}>{t(dateMessages.closedBetween, { dates: namesInARow(dates, NAMED_AT_MOST) })}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, maxHeight: 140, overflowY: 'auto' }}>
        {closed.map(({ date, doctors, total }) => (
          <FormControlLabel
            key={date}
            sx={{ '.MuiFormControlLabel-label': { fontSize: 13 } }}
            label={t(total > 1 ? dateMessages.closedFor : dateMessages.closed, {
              date: longDate(date),
              doctors,
              total,
            })}
            control={
              <Checkbox
                size="small"
                sx={{ padding: 0.5, marginInline: 0.5 }}
                checked={isTicked(date)}
                onChange={() => onToggled(date)}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
