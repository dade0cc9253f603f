import type { OnDemand } from '#client/device/onDemand';
import { useIsCutOff } from '#client/state/plans/usePlan';
import { useAskedDialog } from '#client/state/useAskedDialog';
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
  const [isOpen, setIsOpen] = useAskedDialog('plan', useIsCutOff(schedulePlanKeys, provider));
  const loaded = useOnceWanted(code, isOpen);
  return (
    <>
      <PlanHoursButton onClick={() => setIsOpen(true)} />
      {isOpen && loaded && <loaded.PlanScheduleDialog provider={provider} onClose={() => setIsOpen(false)} />}
    </>
  );
}
