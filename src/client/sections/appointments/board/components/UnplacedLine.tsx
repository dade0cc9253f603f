import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { listMessages } from '#client/sections/appointments/list/messages';
import { useT } from '#client/ui/language/useT';
import type { BoardGridProps } from '../boardProps';
import { boardMessages, misfitMessages } from '../messages';
import type { Unplaced } from '../selectors';

interface UnplacedLineProps extends Pick<BoardGridProps, 'toRow' | 'onOpened'> {
  unplaced: readonly Unplaced[];
}

/** The appointments that the board cannot place, each with the reason. */
export function UnplacedLine({ unplaced, toRow, onOpened }: UnplacedLineProps) {
  const t = useT();
  if (unplaced.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t(boardMessages.unplaced)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        maxHeight: 76,
        overflow: 'auto',
        flex: 'none',
      }}
    >
      <Box sx={{ fontWeight: 600, color: 'text.secondary' }}>{t(boardMessages.unplaced)}</Box>
      {unplaced.map(({ appointment, misfit }) => (
        <Button
          key={appointment.id}
          size="small"
          variant="outlined"
          color="inherit"
          sx={{ borderRadius: 4, paddingBlock: 0.25, fontWeight: 500 }}
          onClick={() => onOpened(String(appointment.id))}
        >
          {t(boardMessages.unplacedOne, {
            patient: toRow(appointment).patientName ?? listMessages.unknownPatient,
            reason: misfitMessages[misfit],
          })}
        </Button>
      ))}
    </Box>
  );
}
