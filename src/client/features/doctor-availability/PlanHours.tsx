import Button from '@mui/material/Button';
import { CalendarRange } from 'lucide-react';
import { useEffect, useState } from 'react';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useOnDemand } from '#client/ui/useOnDemand';
import { useT } from '#client/ui/useT';
import type { Staff } from './events';
import { doctorAvailabilityKeys } from './keys';
import { availabilityMessages } from './messages';
import { planHoursCode } from './planHoursCode';

interface PlanHoursProps extends Staff {
  /** Names the ledgers of the dialog, such as those of a doctor at a location. */
  scope: string;
  size?: 'small' | 'medium';
}

/**
 * The button `Plan hours`, whose dialog is fetched when it is first wanted (beyond: decisions, fan-outs). It opens by
 * itself where the end of the session has cut off a plan.
 */
export function PlanHours({ size = 'medium', ...plan }: PlanHoursProps) {
  const t = useT();
  const { scope, doctors } = plan;
  const isCutOff = useFanOutStatus(doctorAvailabilityKeys.plan(scope)).isInterrupted;
  const isUndoCutOff = useFanOutStatus(doctorAvailabilityKeys.planUndo(scope)).isInterrupted;
  const [isOpen, setIsOpen] = useState(isCutOff || isUndoCutOff);
  const [code, , want] = useOnDemand(planHoursCode);
  useEffect(() => {
    if (isOpen) want();
  }, [isOpen, want]);
  return (
    <>
      <Button
        size={size}
        variant={size === 'medium' ? 'outlined' : 'text'}
        color={size === 'medium' ? 'primary' : 'inherit'}
        startIcon={<CalendarRange size={16} aria-hidden />}
        aria-haspopup="dialog"
        disabled={doctors.length === 0}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t(availabilityMessages.planHours)}
      </Button>
      {isOpen && code && <code.PlanHoursDialog {...plan} onClose={() => setIsOpen(false)} />}
    </>
  );
}
