import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { addDays, type DateText } from '#client/lib/dates';
import { addMonths } from '#client/lib/reckoning';
import { useToday } from '#client/ui/useClock';
import { useT } from '#client/ui/useT';
import { availabilityMessages } from '../messages';

interface QuickRangesProps {
  onChosen: (first: DateText, last: DateText) => void;
}

/** Ranges of dates that begin today and are chosen by one click: four weeks, and three months. */
export function QuickRanges({ onChosen }: QuickRangesProps) {
  const t = useT();
  const today = useToday();
  const ranges = [
    { label: availabilityMessages.nextFourWeeks, last: addDays(today, 27) },
    { label: availabilityMessages.nextThreeMonths, last: addDays(addMonths(today, 3), -1) },
  ];
  return (
    <Box
      role="group"
      aria-label={t(availabilityMessages.quickChoices)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {ranges.map(({ label, last }) => (
        <Button key={label.id} size="small" variant="outlined" onClick={() => onChosen(today, last)}>
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}
