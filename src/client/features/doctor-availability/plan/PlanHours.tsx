import { useState } from 'react';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import type { Staff } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { planHoursCode } from './planHoursCode';

interface PlanHoursProps extends Staff {
  /** Names the ledgers of the dialog, such as those of a doctor at a location. */
  scope: string;
  size?: 'small' | 'medium' | undefined;
}

/**
 * The button `Plan hours`, whose dialog is fetched when it is first wanted (beyond; decisions: fan-outs). It opens by
 * itself where the end of the session has cut off a plan.
 */
export function PlanHours({ size, ...plan }: PlanHoursProps) {
  const { scope, doctors } = plan;
  const isCutOff = useFanOutStatus(doctorAvailabilityKeys.plan(scope)).isInterrupted;
  const isUndoCutOff = useFanOutStatus(doctorAvailabilityKeys.planUndo(scope)).isInterrupted;
  const [isOpen, setIsOpen] = useState(isCutOff || isUndoCutOff);
  const code = useOnceWanted(planHoursCode, isOpen);
  return (
    <>
      <PlanHoursButton size={size} isDisabled={doctors.length === 0} onClick={() => setIsOpen(true)} />
      {isOpen && code && <code.PlanHoursDialog {...plan} onClose={() => setIsOpen(false)} />}
    </>
  );
}
