import { useState } from 'react';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import type { Id } from '#contract/common';
import { schedulePlanKeys } from '../keys';
import { planScheduleCode } from './planScheduleCode';

/**
 * The button `Plan hours` of a home provider, whose dialog is fetched when it is first wanted (beyond; decisions:
 * fan-outs). It opens by itself where the end of the session has cut off a plan.
 */
export function PlanSchedule({ provider }: { provider: Id }) {
  const isCutOff = useFanOutStatus(schedulePlanKeys.plan(provider)).isInterrupted;
  const isUndoCutOff = useFanOutStatus(schedulePlanKeys.undo(provider)).isInterrupted;
  const [isOpen, setIsOpen] = useState(isCutOff || isUndoCutOff);
  const code = useOnceWanted(planScheduleCode, isOpen);
  return (
    <>
      <PlanHoursButton onClick={() => setIsOpen(true)} />
      {isOpen && code && <code.PlanScheduleDialog provider={provider} onClose={() => setIsOpen(false)} />}
    </>
  );
}
