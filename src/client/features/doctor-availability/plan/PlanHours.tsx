import { useState } from 'react';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import type { Staff } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { PlanHoursDialog } from './PlanHoursDialog';

interface PlanHoursProps extends Staff {
  /** Names the ledgers of the dialog, such as those of a doctor at a location. */
  scope: string;
  size?: 'small' | 'medium' | undefined;
}

/**
 * The button `Plan hours` and its dialog (beyond; decisions: fan-outs), which opens by itself where the end of the
 * session has cut off a plan.
 */
export function PlanHours({ size, ...plan }: PlanHoursProps) {
  const { scope, doctors } = plan;
  const isCutOff = useFanOutStatus(doctorAvailabilityKeys.plan(scope)).isInterrupted;
  const isUndoCutOff = useFanOutStatus(doctorAvailabilityKeys.planUndo(scope)).isInterrupted;
  const [isOpen, setIsOpen] = useState(isCutOff || isUndoCutOff);
  return (
    <>
      <PlanHoursButton size={size} isDisabled={doctors.length === 0} onClick={() => setIsOpen(true)} />
      {isOpen && <PlanHoursDialog {...plan} onClose={() => setIsOpen(false)} />}
    </>
  );
}
