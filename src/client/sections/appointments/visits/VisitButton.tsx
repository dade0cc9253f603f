import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { StoredAppointment } from '#client/entities/appointments';
import { useToday } from '#client/ui/clock/useClock';
import { visitWanted } from '../list/events';
import { VisitText } from '../list/patients/VisitText';
import { rowOf } from '../list/rows';
import { selectRealReferred } from '../list/selectors';

interface VisitButtonProps {
  visit: StoredAppointment;
  isFocused?: boolean;
  note?: string;
  /** Whether its parts stand below those of the line above where the page is wide. */
  isInColumns?: boolean;
}

/** A visit, which opens in the list when it is pressed. */
export function VisitButton({ visit, isFocused = false, note, isInColumns = true }: VisitButtonProps) {
  const dispatch = useDispatch();
  const today = useToday();
  const referred = useSelector(selectRealReferred);
  const button = useRef<HTMLButtonElement>(null);
  const focusOnce = useEffectEvent(() => {
    if (isFocused) button.current?.focus();
  });
  useEffect(() => {
    focusOnce();
  }, []);
  return (
    <ButtonBase
      ref={button}
      onClick={() => dispatch(visitWanted({ id: visit.id, period: visit.date < today ? 'past' : 'upcoming' }))}
      sx={{
        display: 'block',
        width: '100%',
        padding: '10px 16px',
        textAlign: 'start',
        font: 'inherit',
        outlineOffset: -2,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <VisitText row={rowOf(visit, referred)} today={today} hasStatus hasPatient={false} isInColumns={isInColumns} />
      {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
    </ButtonBase>
  );
}
