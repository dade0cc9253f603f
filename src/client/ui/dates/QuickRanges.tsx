import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { addDays, type DateText } from '#client/lib/dates';
import { addMonths } from '#client/lib/reckoning';
import { useToday } from '../clock/useClock';
import { useT } from '../language/useT';
import { dateMessages } from './messages';

interface QuickRangesProps {
  onChosen: (first: DateText, last: DateText) => void;
  /** Called with the days of the week from Monday to Friday, Sunday 0 to Saturday 6, where any are asked for. */
  onWeekdays?: (weekdays: number[]) => void;
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/** What is chosen by one click: four weeks or three months that begin today, and the days from Monday to Friday. */
export function QuickRanges({ onChosen, onWeekdays }: QuickRangesProps) {
  const t = useT();
  const today = useToday();
  const ranges = [
    { label: dateMessages.nextFourWeeks, last: addDays(today, 27) },
    { label: dateMessages.nextThreeMonths, last: addDays(addMonths(today, 3), -1) },
  ];
  return (
    <Box role="group" aria-label={t(dateMessages.quickChoices)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ranges.map(({ label, last }) => (
        <Button key={label.id} size="small" variant="outlined" onClick={() => onChosen(today, last)}>
          {t(label)}
        </Button>
      ))}
      {onWeekdays && (
        <Button size="small" variant="outlined" onClick={() => onWeekdays(MONDAY_TO_FRIDAY)}>
          {t(dateMessages.workingDays)}
        </Button>
      )}
    </Box>
  );
}
