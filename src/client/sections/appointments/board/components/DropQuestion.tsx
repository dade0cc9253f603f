import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId } from 'react';

import type { Slot } from '#client/hours/slots';
import { dayAndMonth, shortTime, weekdayName } from '#client/lib/dates';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { dropMessages } from '../messages';

interface DropQuestionProps {
  patient: string;
  slot: Slot;
  /** Whether the slot is on another day than the appointment. */
  isOtherDay: boolean;
  /** The place of the slot where it is not that of the appointment; the empty text otherwise. */
  place: string;
  /** Where on the page the appointment was dropped. */
  findPlace: () => Element;
  onConfirmed: () => void;
  onCancelled: () => void;
}

/** Asks at the slot whether an appointment is to be moved there: Enter says yes, Escape no. */
export function DropQuestion({
  patient,
  slot,
  isOtherDay,
  place,
  findPlace,
  onConfirmed,
  onCancelled,
}: DropQuestionProps) {
  const t = useT();
  const id = useId();
  const time = shortTime(slot.startTime);
  const values = { weekday: weekdayName(slot.date), date: dayAndMonth(slot.date), time };
  return (
    <Popover
      open
      anchorEl={findPlace}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={onCancelled}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': `${id}-question`,
          'aria-describedby': `${id}-whose`,
          sx: { marginBlockStart: 0.75, padding: 1.5, display: 'grid', gap: 1, maxWidth: 300 },
        },
      }}
    >
      <div>
        <Box id={`${id}-question`} sx={{ fontWeight: 600 }}>
          {t(isOtherDay ? dropMessages.toDay : dropMessages.to, values)}
        </Box>
        <Box id={`${id}-whose`} sx={{ fontSize: 13, color: 'text.secondary' }}>
          <OwnText>{patient}</OwnText>
          {place && <div>{t(dropMessages.elsewhere, { place })}</div>}
        </Box>
      </div>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- Enter drops, and once more confirms
          autoFocus
          aria-keyshortcuts="Enter"
          onClick={onConfirmed}
        >
          {t(dropMessages.confirm)}
        </Button>
        <Button size="small" color="inherit" aria-keyshortcuts="Escape" onClick={onCancelled}>
          {t(dropMessages.cancel)}
        </Button>
      </Box>
    </Popover>
  );
}
