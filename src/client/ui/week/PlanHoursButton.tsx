import Button from '@mui/material/Button';
import { CalendarRange } from 'lucide-react';

import { messagesOf } from '#client/lib/text';
import { useT } from '../language/useT';

interface PlanHoursButtonProps {
  /** Whether it is the main button of what it stands beside. */
  isMain?: boolean | undefined;
  isDisabled?: boolean;
  onClick?: () => void;
}

/** The button `Plan hours`, which stands with the first screen while its dialog is fetched later. */
export function PlanHoursButton({ isMain = false, isDisabled = false, onClick }: PlanHoursButtonProps) {
  const t = useT();
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      startIcon={<CalendarRange size={16} aria-hidden />}
      aria-haspopup="dialog"
      disabled={isDisabled}
      onClick={onClick}
      sx={{ justifySelf: 'start' }}
    >
      {t(planTitle.planHours)}
    </Button>
  );
}

/** What the button and its dialog are called. */
export const planTitle = messagesOf('week', { planHours: 'Plan hours' });
