import { useState } from 'react';

import type { OnDemand } from '#client/device/onDemand';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import type { Id } from '#contract/common';
import { schedulePlanKeys } from '../keys';
import type { PlanScheduleDialog } from './plan/PlanScheduleDialog';

interface PlanScheduleProps {
  /** Its dialog, which few visits need. */
  code: OnDemand<{ PlanScheduleDialog: typeof PlanScheduleDialog }>;
  provider: Id;
}

/**
 * The button `Plan hours` of a home provider (beyond; decisions: fan-outs). Its dialog opens by itself where the end of
 * the session has cut off a plan.
 */
export function PlanSchedule({ code, provider }: PlanScheduleProps) {
  const isCutOff = useFanOutStatus(schedulePlanKeys.plan(provider)).isInterrupted;
  const isUndoCutOff = useFanOutStatus(schedulePlanKeys.undo(provider)).isInterrupted;
  const [isOpen, setIsOpen] = useState(isCutOff || isUndoCutOff);
  const loaded = useOnceWanted(code, isOpen);
  return (
    <>
      <PlanHoursButton onClick={() => setIsOpen(true)} />
      {isOpen && loaded && <loaded.PlanScheduleDialog provider={provider} onClose={() => setIsOpen(false)} />}
    </>
  );
}
